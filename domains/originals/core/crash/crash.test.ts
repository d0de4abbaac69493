// Crash: the curve against its definition, the point against counting, the chain against its end, the exact return of every
// way to take it, and a press that is decided by time alone.
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { chanceFrom, seededBits, toNumber } from "#platform/kernel";
import { crash, crashBounds, crashOutcome, crashPointOf } from "../games/crash.ts";
import { returnOf } from "../gate.ts";
import { chainFrom, leadsTo } from "./chain.ts";
import { crashMost, flightMilliseconds, millisecondsTo, multiplierAt, takenAt } from "./curve.ts";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

describe("the curve", () => {
	it("is 1.00 at the beginning and before it, doubles every 11.6 seconds, and ends at 10,000 times", () => {
		expect([-5_000, 0, 165, 166, 11_553, 23_105, 153_506, 10_000_000].map(multiplierAt)).toEqual([
			100, 100, 100, 101, 200, 400, 1_000_000, 1_000_000,
		]);
	});

	it("never falls, and each multiplier is reached at its own first millisecond", () => {
		let before = 0;
		for (let at = 0; at <= 154_000; at += 7) {
			const shown = multiplierAt(at);
			expect(shown).toBeGreaterThanOrEqual(before);
			before = shown;
		}
		for (const hundredths of [100, 101, 102, 150, 199, 200, 201, 1_000, 9_999, 123_456, 999_999, crashMost]) {
			const at = millisecondsTo(hundredths);
			expect(multiplierAt(at)).toBeGreaterThanOrEqual(hundredths);
			if (at > 0) expect(multiplierAt(at - 1)).toBeLessThan(hundredths);
		}
	});

	it.each([99, 100.5, crashMost + 1, Number.NaN])("%s is not on it", (hundredths) => {
		expect(() => millisecondsTo(hundredths)).toThrow("not on the curve");
	});
});

describe("a press in flight", () => {
	it("takes what stood when it came, up to the last millisecond of the flight, and nothing after", () => {
		for (const point of [100, 101, 147, 200, 3_412, 999_999]) {
			const end = flightMilliseconds(point);
			expect(takenAt({ milliseconds: end - 1, point: point })).toBeLessThanOrEqual(point);
			expect(takenAt({ milliseconds: end - 1, point: point })).toBe(multiplierAt(end - 1));
			expect(takenAt({ milliseconds: end, point: point })).toBeUndefined();
			expect(takenAt({ milliseconds: end + 60_000, point: point })).toBeUndefined();
		}
		expect(takenAt({ milliseconds: -1, point: 200 })).toBeUndefined();
	});

	it("takes nothing of a flight that ends before it begins", () => {
		expect(flightMilliseconds(99)).toBe(0);
		expect(takenAt({ milliseconds: 0, point: 99 })).toBeUndefined();
		expect(takenAt({ milliseconds: 0, point: 100 })).toBe(100);
	});

	it("has the most there is when the flight goes to its end", () => {
		expect(flightMilliseconds(crashMost)).toBe(millisecondsTo(crashMost));
		expect(takenAt({ milliseconds: flightMilliseconds(crashMost), point: crashMost })).toBe(crashMost);
	});

	it("is paid exactly where a target set beforehand would have been", () => {
		const chance = chanceFrom(seededBits(5));
		for (let round = 0; round < 5_000; round++) {
			const point = crashPointOf(chance.below(2 ** 32));
			const target = 101 + chance.below(400);
			const byPress = takenAt({ milliseconds: millisecondsTo(target), point: point }) !== undefined;
			expect(byPress).toBe(target <= point);
		}
	});
});

describe("the point", () => {
	it("is what the words of 2^32 give, from the rarest to the ordinary", () => {
		expect([0, 420_906, 2 ** 31 - 1, 2 ** 32 - 1].map(crashPointOf)).toEqual([crashMost, 999_999, 196, 98]);
	});

	it("reaches each multiplier with exactly the words that the return counts", () => {
		const ways = [...crash.ways()];
		for (const way of ways) {
			const [award] = way.awards;
			const at = Number(award?.times) / 100;
			const reaching = Math.round(toNumber(award?.chance ?? { numerator: 0n, denominator: 1n }) * 2 ** 32);
			expect(crashPointOf(reaching - 1)).toBeGreaterThanOrEqual(at);
			expect(crashPointOf(reaching)).toBeLessThan(at);
		}
		expect(ways.length).toBeGreaterThan(1_500);
	});

	it("returns 98 per cent however it is taken, at the first instant as at the last", () => {
		for (const way of crash.ways()) {
			const paid = toNumber(returnOf(way).exact);
			expect(paid).toBeLessThanOrEqual(0.98);
			expect(paid).toBeGreaterThan(0.979_99);
		}
	});

	it("offers a target from 1.01 to 10,000 times, or none", () => {
		const offered = (target: number) => crash.isOffered({ game: "crash", target });
		expect([0, crashBounds.least, 250, crashBounds.most].every(offered)).toBe(true);
		expect([100, -1, 150.5, crashBounds.most + 1, Number.NaN].some(offered)).toBe(false);
	});

	it("is drawn from the first word alone; a target in reach is taken, another is not", () => {
		const drawn = (word: number, target: number) =>
			crash.draw(
				{ game: "crash", target },
				chanceFrom(() => word),
			);
		expect(drawn(2 ** 31 - 1, 196)).toEqual({ game: "crash", point: 196, taken: 196, times: 19_600 });
		expect(drawn(2 ** 31 - 1, 197)).toEqual({ game: "crash", point: 196, taken: 0, times: 0 });
		expect(drawn(2 ** 31 - 1, 0)).toEqual(crashOutcome({ point: 196, taken: 0 }));
	});
});

describe("the chain", () => {
	const links = chainFrom("a".repeat(64), 50, sha256);

	it("has its published end first, and each seed hashes to the one before", () => {
		expect(links).toHaveLength(51);
		expect(links[50]).toBe("a".repeat(64));
		for (let number = 1; number <= 50; number++) expect(sha256(links[number] ?? "")).toBe(links[number - 1]);
	});

	it("shows of every seed that it was fixed at the beginning, and of no other", () => {
		const end = links[0] ?? "";
		for (const number of [0, 1, 17, 50]) expect(leadsTo({ seed: links[number] ?? "", number, end }, sha256)).toBe(true);
		expect(leadsTo({ seed: links[17] ?? "", number: 18, end }, sha256)).toBe(false);
		expect(leadsTo({ seed: "b".repeat(64), number: 17, end }, sha256)).toBe(false);
	});
});
