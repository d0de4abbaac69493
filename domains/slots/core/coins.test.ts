import { describe, expect, test } from "vitest";
import { type CurrencyCode, currencyDecimals, isCurrencyCode } from "#platform/kernel";
import { canonicalTable } from "./canonical.ts";
import { defaultCoin, offeredCoins, stakeLimits, stakeOf, winOf } from "./coins.ts";
import { payTables } from "./games.gen.ts";
import { pays, stripsOf } from "./notation.ts";
import { payTableId } from "./pay-table.ts";
import { smallTable } from "./testing/tables.ts";
import { volatilityIndex, volatilityOf } from "./volatility.ts";

describe("coins and stakes", () => {
	test.each([
		["P", [1n, 2n, 5n]],
		["KRW", [10n, 20n, 50n]],
		["VND", [200n, 400n, 1000n]],
	] as const)("in %s the coins are %s minor units", (currency, coins) => {
		expect(offeredCoins(smallTable(), currency)).toEqual(coins);
	});

	test("the stake is the coin times the cost, the win the coin times the credits", () => {
		expect(stakeOf({ cost: 20 }, 5n)).toBe(100n);
		expect(winOf(194_400, 100n)).toBe(19_440_000n);
		expect(winOf(0, 5n)).toBe(0n);
	});

	test.each([1.5, -1, Number.NaN, 2 ** 53])("%s credits are a bug", (credits) => {
		expect(() => winOf(credits, 1n)).toThrow(RangeError);
	});

	test("limits are the least and the greatest stake of all modes", () => {
		expect(stakeLimits(smallTable(), "P")).toEqual({ min: 3n, max: 15n });
		const [mode] = smallTable().modes;
		if (mode === undefined) throw new Error("no mode");
		const two = smallTable({ modes: [mode, { ...mode, code: "double", cost: 6 }] });
		expect(stakeLimits(two, "KRW")).toEqual({ min: 30n, max: 300n });
	});

	test("a table without coins has no stakes: a bug", () => {
		expect(() => stakeLimits(smallTable({ coins: [] }), "P")).toThrow(RangeError);
		expect(() => defaultCoin([])).toThrow(RangeError);
	});

	test("a new player finds the second coin chosen, or the only one", () => {
		expect(defaultCoin([1n, 2n, 5n])).toBe(2n);
		expect(defaultCoin([7n])).toBe(7n);
	});

	test("every game offers ascending stakes in every currency, and the top award at the greatest coin is a safe amount", () => {
		const currencies = Object.keys(currencyDecimals).filter((code): code is CurrencyCode => isCurrencyCode(code));
		for (const table of payTables) {
			for (const currency of currencies) {
				const coins = offeredCoins(table, currency);
				expect(coins.every((coin, index) => index === 0 || coin > (coins[index - 1] ?? 0n))).toBe(true);
				expect(winOf(table.topAward, coins.at(-1) ?? 0n)).toBeLessThan(2n ** 53n);
			}
		}
	});
});

describe("a table as one text", () => {
	test("does not depend on the order in which it was written", () => {
		const table = smallTable();
		const turned = Object.fromEntries(Object.entries(table).reverse());
		expect(canonicalTable({ ...table, ...turned })).toBe(canonicalTable(table));
	});

	test("differs as soon as any pay, strip or coin differs", () => {
		const table = smallTable();
		const others = [
			smallTable({ coins: [1, 2, 6] }),
			smallTable({ topAward: 41 }),
			smallTable({ symbols: table.symbols.map((symbol) => ({ ...symbol, pays: [] })) }),
			smallTable({ version: 2 }),
		];
		const texts = [table, ...others].map(canonicalTable);
		expect(new Set(texts).size).toBe(texts.length);
	});

	test("leaves out what is not there", () => {
		expect(canonicalTable(smallTable({ freeSpins: undefined }))).toBe(canonicalTable(smallTable()));
	});

	test("reads back as the same table", () => {
		for (const table of payTables) expect(JSON.parse(canonicalTable(table))).toEqual(table);
	});
});

describe("notation and names", () => {
	test("a strip is a word, a symbol its letter's place", () => {
		expect(stripsOf("WSP", ["PPW", "S"])).toEqual([[2, 2, 0], [1]]);
		expect(() => stripsOf("WSP", ["X"])).toThrow("X");
	});

	test("pays are pairs", () => {
		expect(pays([3, 10], [4, 40])).toEqual([
			{ count: 3, credits: 10 },
			{ count: 4, credits: 40 },
		]);
	});

	test("a round names its table by game and version", () => {
		expect(payTables.map(payTableId)).toEqual(payTables.map(({ game, version }) => `${game}@${version}`));
		expect(payTables.map(payTableId)).toContain("bojagi@1");
	});

	test.each([
		[3.8, "low", 6.27],
		[5, "medium", 8.25],
		[16.16, "high", 26.664],
	] as const)("a deviation of %d stakes is %s, its index %d", (deviation, word, index) => {
		expect(volatilityOf(deviation)).toBe(word);
		expect(volatilityIndex(deviation)).toBeCloseTo(index, 9);
	});
});
