// Cashback by category: rates by rank, rounding down, what stays, and that nothing is ever counted twice.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CashbackLine, cashbackLines, claimCashback, formatRate, ratesOf, sumOf } from "./cashback.ts";

// Section 9 of the specification: live 0.70, sports 1.00, fish 1.20, slots 1.20, PVP 1.00.
const specified = ratesOf(
	[
		{ category: "LIVE", level: 0, rate: 70n },
		{ category: "SPORTS", level: 0, rate: 100n },
		{ category: "FISH", level: 0, rate: 120n },
		{ category: "RNG", level: 0, rate: 120n },
		{ category: "PVP", level: 0, rate: 100n },
	],
	0,
);

describe("the rates of a rank", () => {
	const rates = [
		{ category: "RNG", level: 5, rate: 150n },
		{ category: "RNG", level: 0, rate: 120n },
		{ category: "RNG", level: 2, rate: 130n },
		{ category: "LIVE", level: 3, rate: 80n },
	];
	it.each([
		[0, { RNG: 120n }],
		[1, { RNG: 120n }],
		[2, { RNG: 130n }],
		[3, { RNG: 130n, LIVE: 80n }],
		[8, { RNG: 150n, LIVE: 80n }],
	])("on level %i are those of the highest level reached", (level, expected) => {
		expect(Object.fromEntries(ratesOf(rates, level))).toEqual(expected);
	});
});

it.each([
	[120n, "1.20"],
	[70n, "0.70"],
	[5n, "0.05"],
	[10_000n, "100.00"],
])("a rate of %s is written %s", (rate, text) => {
	expect(formatRate(rate)).toBe(text);
});

describe("a line", () => {
	it.each([
		["LIVE", 10_000n, 70n],
		["SPORTS", 10_000n, 100n],
		["FISH", 10_000n, 120n],
		["RNG", 10_000n, 120n],
		["PVP", 10_000n, 100n],
		["RNG", 83n, 0n],
		["RNG", 84n, 1n],
		["RNG", 12_345n, 148n],
		["RNG", 0n, 0n],
		["RNG", -5_000n, 0n],
	])("of %s with a stake of %s gives %s", (category, stake, amount) => {
		const lines = cashbackLines([{ category, stake }], specified);
		expect(lines.find((line) => line.category === category)).toMatchObject({ stake, amount });
		expect(sumOf(lines)).toBe(amount);
	});

	it("stands for each category with a rate, in their order, whether it was played or not", () => {
		const lines = cashbackLines([{ category: "LOTT", stake: 1_000_000n }], specified);
		expect(lines.map(({ category }) => category)).toEqual(["LIVE", "SPORTS", "FISH", "RNG", "PVP"]);
		expect(sumOf(lines)).toBe(0n);
	});
});

const line = (category: string, amount: bigint): CashbackLine => ({
	category,
	stake: amount * 100n,
	rate: 100n,
	amount,
});

describe("a claim", () => {
	it("takes the lines that give something, and leaves the others", () => {
		const claimed = claimCashback([line("RNG", 60n), line("LIVE", 0n), line("FISH", 40n)], 100n);
		expect(claimed).toEqual({ ok: true, value: { lines: [line("RNG", 60n), line("FISH", 40n)], total: 100n } });
	});

	it.each([
		["below the least", [line("RNG", 99n)], 100n, 99n],
		["of nothing", [], 1n, 0n],
		["of nothing, where the least is nothing", [line("RNG", 0n)], 0n, 0n],
	])("%s is refused with what there is", (_name, lines, smallest, total) => {
		expect(claimCashback(lines, smallest)).toEqual({ ok: false, error: { total } });
	});

	it("in parts never gives more than the same stake at once, and less by under one unit a part", () => {
		const stakes = fc.array(fc.bigInt(0n, 10_000_000n), { minLength: 1, maxLength: 20 });
		fc.assert(
			fc.property(stakes, fc.bigInt(0n, 10_000n), (parts, rate) => {
				const rates = new Map([["RNG", rate]]);
				const of = (stake: bigint): bigint => sumOf(cashbackLines([{ category: "RNG", stake }], rates));
				const apart = parts.reduce((sum, stake) => sum + of(stake), 0n);
				const whole = of(parts.reduce((sum, stake) => sum + stake, 0n));
				expect(apart <= whole && whole - apart < BigInt(parts.length)).toBe(true);
			}),
		);
	});
});
