// The exact return of every way to bet: golden fractions, the bounds of domain/game-maths.md, and a gate that refuses.
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { chanceFrom, fraction, percent, seededBits, toNumber } from "#platform/kernel";
import { choose, drawn } from "./counting.ts";
import { diceTimes } from "./games/dice.ts";
import { kenoChance } from "./games/keno.ts";
import { pointOf, reaching } from "./games/limbo.ts";
import { minesChance, minesTimes } from "./games/mines.ts";
import { plinkoCups } from "./games/plinko.ts";
import { wheelFields } from "./games/wheel.ts";
import { judgeOriginal, returnOf } from "./gate.ts";
import { type BetWay, originalGames, risks } from "./original.ts";
import { drawInstant } from "./play.ts";
import { waysOf } from "./registry.ts";

const exact = (way: BetWay | undefined): string => {
	if (way === undefined) throw new Error("no such way");
	const { numerator, denominator } = returnOf(way).exact;
	return `${numerator}/${denominator}`;
};

const named = (game: (typeof originalGames)[number], name: string) =>
	[...waysOf(game)].find((way) => way.name === name);

describe("the return gate", () => {
	it.each(originalGames)("%s passes: 97.5 to 98 %% in every way to bet, at most 10,000 times, reachable", (game) => {
		const report = judgeOriginal(game);
		expect(report.reasons).toEqual([]);
		expect(toNumber(report.least.paid)).toBeGreaterThanOrEqual(0.975);
		expect(toNumber(report.most.exact)).toBeLessThanOrEqual(0.98);
	});

	it("golden returns, as fractions", () => {
		expect(exact(named("dice", "5000 of 10000"))).toBe("49/50");
		expect(exact(named("dice", "9500 of 10000"))).toBe("39197/40000");
		expect(exact(named("wheel", "low"))).toBe("49/50");
		expect(exact(named("wheel", "medium"))).toBe("49/50");
		expect(exact(named("wheel", "high"))).toBe("49/50");
		expect(exact(named("plinko", "8 rows, high"))).toBe("125/128");
		expect(exact(named("keno", "1 marked"))).toBe("49/50");
		expect(exact(named("mines", "1 mines, 24 opened"))).toBe("49/50");
	});

	const first: BetWay = { name: "first", awards: [{ times: 19_560, chance: fraction(1, 2) }], chosenOdds: false };

	it.each([
		["too much", { ...first, awards: [{ times: 19_700, chance: fraction(1, 2) }] }, /returns 98\.5/],
		["too little", { ...first, awards: [{ times: 17_000, chance: fraction(1, 2) }] }, /returns 85\.00/],
		["more than the most", { ...first, awards: [{ times: 200_000_000, chance: fraction(1, 21_000) }] }, /pays 2/],
		["a win too rare", { ...first, awards: [{ times: 950_000, chance: fraction(1, 100) }] }, /wins too rarely/],
		[
			"a top award too rare",
			{ ...first, awards: [...first.awards, { times: 20_000, chance: fraction(1, 30_000_000) }] },
			/once in 30000000/,
		],
	])("refuses %s", (_what, way, says) => {
		expect(judgeOriginal("dice", [way]).reasons.join()).toMatch(says);
	});

	it("refuses ways that differ too much, and a game without any", () => {
		const other = { ...first, awards: [{ times: 19_200, chance: fraction(1, 2) }] };
		expect(judgeOriginal("dice", [first, other]).reasons.join()).toMatch(/differ by 1\.800/);
		expect(() => judgeOriginal("dice", [])).toThrow("no way to bet");
	});

	it("a rare win that the player asked for is no fault", () => {
		const way = { ...first, awards: [{ times: 978_000, chance: fraction(1, 100) }], chosenOdds: true };
		expect(judgeOriginal("dice", [way]).reasons).toEqual([]);
	});

	it("names the top award and its odds", () => {
		expect(judgeOriginal("plinko").topAward).toEqual({ times: 10_000_000, oneIn: 32_768 });
		expect(judgeOriginal("keno").topAward).toEqual({ times: 8_000_000, oneIn: 1_708_993 });
		expect(judgeOriginal("wheel").topAward).toEqual({ times: 242_000, oneIn: 40 });
		expect(judgeOriginal("crash").topAward).toEqual({ times: 100_000_000, oneIn: 10_204 });
		expect(judgeOriginal("limbo").topAward).toEqual({ times: 100_000_000, oneIn: 10_204 });
	});
});

describe("released tables", () => {
	// A table that was live is never changed: who needs another figure makes a new version and keeps this one.
	it.each([
		["dice", "765d5be3b836e021"],
		["limbo", "395b3a5b26d157e7"],
		["mines", "278810cc337d20c2"],
		["plinko", "9075d79072b45105"],
		["keno", "81bf0341ae1443a2"],
		["wheel", "04ca8190dc0e142a"],
		["hi-lo", "ddf7fcaf1d67a9fd"],
		["crash", "47b1953ee05f8196"],
	] as const)("%s is what was released", (game, digest) => {
		const text = JSON.stringify([...waysOf(game)], (_key, value: unknown) =>
			typeof value === "bigint" ? value.toString() : value,
		);
		expect(createHash("sha256").update(text).digest("hex").slice(0, 16)).toBe(digest);
	});
});

describe("chances, counted another way", () => {
	it("keno: the hits of ten drawn of forty, against the textbook and against one another", () => {
		for (let picks = 1; picks <= 8; picks++) {
			const all = Array.from({ length: picks + 1 }, (_, hits) => toNumber(kenoChance({ picks, hits })));
			expect(all.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
		}
		expect(kenoChance({ picks: 2, hits: 2 })).toEqual(fraction(3, 52));
	});

	it("mines: the chance of safe cells is a product of falling shares", () => {
		for (let mines = 1; mines <= 24; mines++) {
			let product = 1;
			for (let opened = 1; opened <= 25 - mines; opened++) {
				product *= (25 - mines - opened + 1) / (25 - opened + 1);
				expect(toNumber(minesChance({ mines, opened }))).toBeCloseTo(product, 12);
				const fair = 0.98 / product;
				expect(minesTimes({ mines, opened }) / 10_000 / fair).toBeCloseTo(1, 3);
			}
		}
		expect(minesTimes({ mines: 3, opened: 0 })).toBe(0);
	});

	it("limbo: a target is reached by exactly the words that are counted", () => {
		for (const target of [101, 150, 200, 1_000, 99_999, 1_000_000]) {
			const last = reaching(target) - 1;
			expect(pointOf(last)).toBeGreaterThanOrEqual(target);
			expect(pointOf(last + 1)).toBeLessThan(target);
		}
		expect(pointOf(2 ** 32 - 1)).toBe(100);
	});

	it("dice: what is paid is the promised return over the chance", () => {
		expect([200, 1_000, 2_500, 5_000, 7_500, 9_500].map(diceTimes)).toEqual([
			490_000, 98_000, 39_200, 19_600, 13_066, 10_315,
		]);
	});

	it("plinko: cups are symmetrical, one more than rows; unknown rows have none", () => {
		for (const rows of [8, 12, 16]) {
			for (const risk of risks) {
				const cups = plinkoCups({ rows, risk });
				expect(cups).toHaveLength(rows + 1);
				expect([...cups].reverse()).toEqual(cups);
			}
		}
		expect(plinkoCups({ rows: 9, risk: "low" })).toEqual([]);
	});

	it("wheel: forty fields each", () => {
		expect(risks.map((risk) => wheelFields(risk).length)).toEqual([40, 40, 40]);
	});

	it("binomials", () => {
		expect(choose({ of: 40, take: 10 })).toBe(847_660_528n);
		expect([choose({ of: 5, take: 6 }), choose({ of: 5, take: -1 }), choose({ of: 5, take: 0 })]).toEqual([0n, 0n, 1n]);
	});

	it("a draw without putting back takes each place equally often and none twice", () => {
		const chance = chanceFrom(seededBits(11));
		const counts = new Map<number, number>();
		for (let round = 0; round < 20_000; round++) {
			const taken = drawn({ of: 10, take: 3 }, chance.below);
			expect(new Set(taken).size).toBe(3);
			for (const one of taken) counts.set(one, (counts.get(one) ?? 0) + 1);
		}
		for (const count of counts.values()) expect(Math.abs(count - 6_000)).toBeLessThan(300);
		expect(() => drawn({ of: 2, take: 3 }, () => 0)).toThrow("more are drawn");
	});
});

describe("what is played is what was enumerated", () => {
	it.each([
		["dice", { game: "dice", side: "over", winning: 3_000 }, 0.97998],
		["limbo", { game: "limbo", target: 250 }, 0.98],
		["plinko", { game: "plinko", rows: 12, risk: "medium" }, 0.9795],
		["keno", { game: "keno", picks: [3, 9, 27] }, 0.97773],
		["wheel", { game: "wheel", risk: "medium" }, 0.98],
	] as const)("%s: 50,000 rounds return within four deviations", (_name, choice, expected) => {
		const bits = seededBits(2_026);
		let [sum, squares] = [0, 0];
		const rounds = 50_000;
		for (let round = 0; round < rounds; round++) {
			const times = drawInstant(choice, bits).times / 10_000;
			sum += times;
			squares += times * times;
		}
		const mean = sum / rounds;
		const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
		expect(Math.abs(mean - expected)).toBeLessThan(4 * error);
	});

	it("the report reads as people do", () => {
		expect(percent(judgeOriginal("plinko").least.exact)).toBe("97.66");
		expect(judgeOriginal("plinko").rtp).toBe("97.66");
	});
});
