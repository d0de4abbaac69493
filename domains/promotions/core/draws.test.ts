// Raffles and red packets: the published draws again, by node's crypto; the laws of their parts.
import { createHash, createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { chancesOf, drawRaffle, listText, rangesOf, readList } from "./raffle.ts";
import { cutPacket } from "./red-packet.ts";
import { seededDraw } from "./seeded-draw.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const blocks = (seed: string) => (message: string) => createHmac("sha256", seed).update(message).digest();

const holders = [
	{ member: "100012", tickets: 8 },
	{ member: "100001", tickets: 3 },
	{ member: "100002", tickets: 1 },
	{ member: "100007", tickets: 0 },
	{ member: "100010", tickets: 0 },
	{ member: "100005", tickets: 6 },
	{ member: "100009", tickets: 2 },
];
const golden = [
	{ member: "100001", first: 0, last: 2 },
	{ member: "100002", first: 3, last: 3 },
	{ member: "100005", first: 4, last: 9 },
	{ member: "100009", first: 10, last: 11 },
	{ member: "100010", first: 12, last: 19 },
];
const listHash = "4fc6460b1808a481ad2f309ae9f18e6e84b4f5f2edf088542619ccd6116d6dd9";
const seed = "11".repeat(32);

describe("a raffle", () => {
	test("lists its tickets by member and without gaps", () => {
		const ranges = rangesOf(holders);
		expect(ranges.map(({ member }) => member)).toEqual(["100001", "100002", "100005", "100009", "100012"]);
		expect(ranges.at(-1)).toEqual({ member: "100012", first: 12, last: 19 });
		expect(readList(listText(ranges))).toEqual(ranges);
	});
	test("has the golden list's hash, and the golden seed's", () => {
		expect(sha256(listText(golden))).toBe(listHash);
		expect(sha256(seed)).toMatch(/^3138bb9b.*7aedd3$/);
	});
	test("draws the golden numbers and winners, each member once", () => {
		const drawn = drawRaffle(golden, { prizes: 3, listHash, blockOf: blocks(seed) });
		expect(drawn.numbers).toEqual([17, 15, 15, 16, 11, 19, 0]);
		expect(drawn.winners).toEqual(["100010", "100009", "100001"]);
	});
	test("gives the golden chances, whose sum is the prizes", () => {
		const chances = chancesOf(
			golden.map(({ member, first, last }) => ({ member, tickets: last - first + 1 })),
			3,
		);
		expect(chances.map((chance) => chance.toFixed(6))).toEqual([
			"0.602273",
			"0.230405",
			"0.835934",
			"0.433170",
			"0.898218",
		]);
		expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(3, 12);
	});
	test("has no chance for whoever holds nothing, and none at all where nobody holds a ticket", () => {
		expect(
			chancesOf(
				[
					{ member: "1", tickets: 1 },
					{ member: "2", tickets: 0 },
				],
				2,
			)[0],
		).toBe(1);
		expect(chancesOf([{ member: "1", tickets: 0 }], 1)).toEqual([0]);
	});
	test("is no draw where a number is nobody's", () => {
		const hole = [
			{ member: "1", first: 0, last: 0 },
			{ member: "2", first: 50, last: 50 },
		];
		expect(() => drawRaffle(hole, { prizes: 2, listHash, blockOf: blocks(seed) })).toThrow("nobody holds");
	});
	test("has no more winners than members, and none without tickets", () => {
		expect(drawRaffle(golden, { prizes: 9, listHash, blockOf: blocks(seed) }).winners).toHaveLength(5);
		expect(drawRaffle([], { prizes: 3, listHash, blockOf: blocks(seed) })).toEqual({ numbers: [], winners: [] });
	});
	test.each(["", "100001,1,2", "100001,0,2\n100002,4,5", "100001,0,2\n100002,3,2", "a,0,1"])(
		"reads no list that has a gap or is none: %j",
		(text) => {
			expect(readList(text)).toBeUndefined();
		},
	);
});

describe("a red packet", () => {
	const cut = (total: number, parts: number, clientSeed: string) =>
		cutPacket({ total, parts }, { clientSeed, blockOf: blocks("22".repeat(32)) });
	test("is cut into the golden parts", () => {
		expect(cut(10_000, 5, "packet-1")).toEqual([1_563, 858, 3_548, 640, 3_391]);
	});
	test("sums up to its total, no part below one unit", () => {
		for (let packet = 0; packet < 200; packet++) {
			const parts = cut(20 + packet, 1 + (packet % 20), `sum-${packet}`);
			expect(parts).toHaveLength(1 + (packet % 20));
			expect(parts.reduce((sum, part) => sum + part, 0)).toBe(20 + packet);
			expect(Math.min(...parts)).toBeGreaterThanOrEqual(1);
		}
	});
	test("gives every place the same mean, where doubled means do not", () => {
		const sums = [0, 0, 0, 0];
		const times = 4_000;
		for (let packet = 0; packet < times; packet++)
			cut(20, 4, `law-${packet}`).forEach((part, at) => {
				sums[at] = (sums[at] ?? 0) + part;
			});
		for (const sum of sums) expect(Math.abs(sum / times - 5)).toBeLessThan(0.25);
	});
	test("is none where there are fewer units than parts", () => {
		expect(() => cut(3, 4, "few")).toThrow("fewer units");
		expect(() => cut(3, 0, "none")).toThrow("fewer units");
	});
});

test("a block of another size is no block", () => {
	expect(() => seededDraw("any", () => new Uint8Array(31)).below(2)).toThrow("31 bytes");
});
