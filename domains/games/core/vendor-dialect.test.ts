// Amounts and signed texts of vendors' dialects.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CurrencyCode, currencyDecimals } from "#platform/kernel";
import { keysOfDialect, minorOfUnits, signedFields, unitsOf, vendorDialects, vendorFault } from "./vendor-dialect.ts";

describe("amounts in hundred-thousandths", () => {
	test.each([
		[150n, "P", 150_000n],
		[1n, "USD", 1_000n],
		[7n, "KRW", 700_000n],
		[-25n, "EUR", -25_000n],
		[0n, "JPY", 0n],
	] as const)("%d minor units of %s are %d", (minor, currency, units) => {
		expect(unitsOf(minor, currency)).toBe(units);
		expect(minorOfUnits(units, currency)).toBe(minor);
	});
	test.each([
		[1n, "P"],
		[999n, "USD"],
		[1_001n, "P"],
		[50_000n, "KRW"],
		[-1n, "JPY"],
	] as const)("%d is finer than %s", (units, currency) => {
		expect(minorOfUnits(units, currency)).toBeUndefined();
	});
	test("whatever is written is read again (property)", () => {
		const currencies = Object.keys(currencyDecimals).filter((code): code is CurrencyCode => code in currencyDecimals);
		fc.assert(
			fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), fc.constantFrom(...currencies), (minor, currency) => {
				expect(minorOfUnits(unitsOf(minor, currency), currency)).toBe(minor);
			}),
		);
	});
});

describe("what a form signs", () => {
	test("all fields but the hash, by name", () => {
		expect(signedFields({ userId: "7", amount: "1.00", hash: "aa", Zed: "z", b: "a&b=c" })).toBe(
			"Zed=z&amount=1.00&b=a&b=c&userId=7",
		);
		expect(signedFields({ hash: "aa" })).toBe("");
	});
	test("the order in which they came counts for nothing", () => {
		expect(signedFields({ b: "2", a: "1" })).toBe(signedFields({ a: "1", b: "2" }));
	});
	test("a dialect that is served has keys", () => {
		for (const dialect of vendorDialects) expect(keysOfDialect[dialect].length).toBeGreaterThan(0);
	});
});

describe("a vendor's addresses", () => {
	const fits = { baseUrl: "https://api.vendor.example/operator", frameOrigin: "https://games.vendor.example" };
	test.each([
		[{}, undefined],
		[{ baseUrl: "http://127.0.0.1:4400", frameOrigin: "http://localhost:4400" }, undefined],
		[{ baseUrl: "http://api.vendor.example" }, "ADDRESS"],
		[{ baseUrl: "https://api.vendor.example?key=1" }, "ADDRESS"],
		[{ baseUrl: "https://user@api.vendor.example" }, "ADDRESS"],
		[{ baseUrl: "ftp://api.vendor.example" }, "ADDRESS"],
		[{ baseUrl: "not an address" }, "ADDRESS"],
		[{ frameOrigin: "http://games.vendor.example" }, "ORIGIN"],
		[{ frameOrigin: "https://games.vendor.example/" }, "ORIGIN"],
		[{ frameOrigin: "https://games.vendor.example/path" }, "ORIGIN"],
		[{ frameOrigin: "https://Games.vendor.example" }, "ORIGIN"],
		[{ frameOrigin: "*" }, "ORIGIN"],
	] as const)("%j: %s", (change, fault) => {
		expect(vendorFault({ ...fits, ...change })).toBe(fault);
	});
});
