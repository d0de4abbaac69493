// The published bits, against words that Python's hmac module computed.
import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { chanceFrom } from "./chance.ts";
import { clientSeedShape, fairBits, messageOf, serverSeedShape, wordsIn } from "./fair-bits.ts";

/** SHA-256 of "tessera test". */
const serverSeed = "39f191cdcf2cbbc31e13184e97532d06497b5277610c08f9c528920e403d6351";
const clientSeed = "player-1";
const blockOf = (message: string): Uint8Array => createHmac("sha256", serverSeed).update(message).digest();
const bitsOf = (nonce: number) => fairBits({ clientSeed, nonce }, blockOf);

const golden = [
	...[3555014918, 2652129984, 4030935881, 718727761, 1876734807, 366969166, 4229799975, 3320801459],
	...[3308070936, 2554060579, 2170668080, 1375090917, 669294963, 1826206306, 4036186279, 2321641089],
	...[1237690516, 738002233, 2899857038, 2517198408, 3414181222, 3594550605, 15602795, 684839915],
];

const take = (count: number, next: () => number): number[] => Array.from({ length: count }, next);

describe("the bits of a round", () => {
	it("are the blocks of the HMAC one after the other, eight words each", () => {
		expect(take(24, bitsOf(0))).toEqual(golden);
	});

	it("are the same each time, and others for another nonce, client seed or server seed", () => {
		expect(take(24, bitsOf(0))).toEqual(take(24, bitsOf(0)));
		expect(take(8, bitsOf(1))).not.toEqual(golden.slice(0, 8));
		expect(take(8, fairBits({ clientSeed: "player-2", nonce: 0 }, blockOf))).not.toEqual(golden.slice(0, 8));
		const other = (message: string) => createHmac("sha256", "0".repeat(64)).update(message).digest();
		expect(take(8, fairBits({ clientSeed, nonce: 0 }, other))).not.toEqual(golden.slice(0, 8));
	});

	it("ask for a block only when its words are needed", () => {
		const asked: string[] = [];
		const bits = fairBits({ clientSeed, nonce: 7 }, (message) => {
			asked.push(message);
			return blockOf(message);
		});
		expect(asked).toEqual([]);
		take(8, bits);
		expect(asked).toEqual(["player-1:7:0"]);
		take(1, bits);
		expect(asked).toEqual(["player-1:7:0", "player-1:7:1"]);
	});

	it("are scaled by rejection: a word of the last, incomplete run is passed over", () => {
		const words = [4_294_967_295, 12_345];
		const chance = chanceFrom(() => words.shift() ?? 0);
		expect(chance.below(10_000)).toBe(2_345);
	});

	it("read a block as big-endian numbers and refuse one of another length", () => {
		const block = new Uint8Array(32);
		block.set([0x01, 0x02, 0x03, 0x04], 28);
		expect(wordsIn(block)).toEqual([0, 0, 0, 0, 0, 0, 0, 0x01020304]);
		expect(wordsIn(Uint8Array.of(9, ...block).subarray(1))).toEqual([0, 0, 0, 0, 0, 0, 0, 0x01020304]);
		expect(() => wordsIn(new Uint8Array(31))).toThrow("31 bytes");
	});

	it("name a round by client seed, nonce and block", () => {
		expect(messageOf({ clientSeed: "abc", nonce: 12 }, 3)).toBe("abc:12:3");
	});
});

describe("the seeds", () => {
	it("the server's is 64 hex digits, its hash the SHA-256 of that text", () => {
		expect(serverSeedShape.test(serverSeed)).toBe(true);
		expect(createHash("sha256").update(serverSeed).digest("hex")).toBe(
			"469a964e7819f014d97f24b5824549480c7bd4e077f2b937cebb68b941283bec",
		);
		expect(serverSeedShape.test(serverSeed.toUpperCase())).toBe(false);
	});

	it.each(["a", "Player_1-x", "x".repeat(64)])("the client's may be %s", (seed) => {
		expect(clientSeedShape.test(seed)).toBe(true);
	});

	it.each(["", "a:b", "a b", "가", "x".repeat(65), "a\n"])("the client's may not be %j", (seed) => {
		expect(clientSeedShape.test(seed)).toBe(false);
	});
});
