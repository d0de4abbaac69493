// What purses add up to, and what of it can be spent.
import { describe, expect, it } from "vitest";
import { isRestricted, type PurseState, spendable, summarise } from "./balance.ts";

const purse = (name: PurseState["purse"], balance: bigint, held = 0n): PurseState => ({ purse: name, balance, held });

describe("summarise", () => {
	it.each([
		["nobody has anything", [], { sum: 0n, available: 0n, held: 0n, restricted: 0n }],
		["cash alone", [purse("cash", 100n)], { sum: 100n, available: 100n, held: 0n, restricted: 0n }],
		[
			"cash of which some is held",
			[purse("cash", 100n, 30n)],
			{ sum: 100n, available: 70n, held: 30n, restricted: 0n },
		],
		[
			"T09: the bonus is in the sum and shown apart",
			[purse("cash", 100n, 30n), purse("bonus", 50n, 5n)],
			{ sum: 150n, available: 70n, held: 35n, restricted: 50n },
		],
		[
			"points, float and money at a vendor are not in the sum",
			[purse("cash", 1n), purse("points", 500n), purse("float", 900n, 100n), purse("vendor:abc", 70n)],
			{ sum: 1n, available: 1n, held: 0n, restricted: 0n },
		],
		["a balance below zero", [purse("cash", -150n)], { sum: -150n, available: 0n, held: 0n, restricted: 0n }],
	] as const)("%s", (_what, purses, expected) => {
		expect(summarise(purses)).toEqual(expected);
	});
});

describe("spendable", () => {
	it("is never below zero, and nothing without a purse", () => {
		expect(spendable(undefined)).toBe(0n);
		expect(spendable(purse("cash", 10n, 4n))).toBe(6n);
		expect(spendable(purse("cash", 4n, 10n))).toBe(0n);
		expect(spendable(purse("cash", -1n))).toBe(0n);
	});
});

describe("isRestricted", () => {
	it("is the bonus alone", () => {
		expect((["cash", "bonus", "points", "float", "vendor:x"] as const).filter(isRestricted)).toEqual(["bonus"]);
	});
});
