import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgeMove, planReturn, type VendorStanding, vendorOf, vendorPurse } from "./transfer.ts";

const vendor = (code: string, change: Partial<VendorStanding> = {}): VendorStanding => ({
	code,
	enabled: true,
	inPlay: false,
	...change,
});
const vendors = [vendor("FAR"), vendor("SHUT", { enabled: false }), vendor("BUSY", { inPlay: true })];

describe("money between two purses", () => {
	test.each([
		["cash", "vendor:FAR", "moves"],
		["vendor:FAR", "cash", "moves"],
		["vendor:SHUT", "cash", "moves"],
		["cash", "vendor:BUSY", "moves"],
		["cash", "vendor:SHUT", "VENDOR_CLOSED"],
		["vendor:BUSY", "cash", "ROUND_RUNS"],
		["cash", "vendor:NOBODY", "VENDOR_NOT_FOUND"],
		["vendor:NOBODY", "cash", "VENDOR_NOT_FOUND"],
		["cash", "cash", "PURSES_NOT_PAIRED"],
		["vendor:FAR", "vendor:FAR", "PURSES_NOT_PAIRED"],
		["vendor:FAR", "vendor:SHUT", "PURSES_NOT_PAIRED"],
		["vendor:FAR", "bonus", "PURSES_NOT_PAIRED"],
		["cash", "bonus", "PURSES_NOT_PAIRED"],
		["cash", "float", "PURSES_NOT_PAIRED"],
		["bonus", "cash", "PURSES_NOT_PAIRED"],
		["points", "cash", "PURSES_NOT_PAIRED"],
		["float", "cash", "PURSES_NOT_PAIRED"],
		["bonus", "vendor:FAR", "PURSES_NOT_PAIRED"],
		["cash", "vendor:", "PURSES_NOT_PAIRED"],
		["", "", "PURSES_NOT_PAIRED"],
	])("from %j to %j: %s", (from, to, told) => {
		const judged = judgeMove({ from, to }, vendors);
		expect(judged.ok ? "moves" : judged.error).toBe(told);
		if (judged.ok) expect(judged.value).toEqual({ from, to });
	});
	test("nothing restricted ever becomes money that can be spent", () => {
		const purse = fc.constantFrom("cash", "bonus", "points", "float", "vendor:FAR", "vendor:SHUT", "vendor:BUSY");
		fc.assert(
			fc.property(purse, purse, (from, to) => {
				const judged = judgeMove({ from, to }, vendors);
				if (!judged.ok) return;
				expect([from, to].filter((one) => one === "cash")).toHaveLength(1);
				expect([from, to].filter((one) => vendorOf(one) !== undefined)).toHaveLength(1);
			}),
		);
	});
});

describe("what comes home", () => {
	const purses = [
		{ purse: "cash", spendable: 500n },
		{ purse: "bonus", spendable: 70n },
		{ purse: "vendor:FAR", spendable: 100n },
		{ purse: "vendor:SHUT", spendable: 20n },
		{ purse: "vendor:BUSY", spendable: 30n },
		{ purse: "vendor:EMPTY", spendable: 0n },
	];
	test("is all that lies at vendors, but where a round runs", () => {
		expect(planReturn(purses, { inPlay: new Set(["BUSY"]) })).toEqual({
			home: [
				{ vendor: "FAR", purse: "vendor:FAR", amount: 100n },
				{ vendor: "SHUT", purse: "vendor:SHUT", amount: 20n },
			],
			staying: ["BUSY"],
		});
	});
	test("is nothing of the vendor that is played now", () => {
		const { home, staying } = planReturn(purses, { inPlay: new Set(), except: "FAR" });
		expect(home.map((one) => one.vendor)).toEqual(["SHUT", "BUSY"]);
		expect(staying).toEqual([]);
	});
	test("is never more than lies there, and never from a purse that no vendor keeps", () => {
		const code = fc.constantFrom<string>("A1", "B2", "C3");
		const holds = fc.record({
			purse: fc.oneof(code.map(vendorPurse), fc.constantFrom("cash", "bonus", "points", "float")),
			spendable: fc.bigInt({ min: -5n, max: 1_000n }),
		});
		const inPlay = fc.array(code).map((codes) => new Set(codes));
		fc.assert(
			fc.property(fc.array(holds), inPlay, fc.option(code, { nil: undefined }), (all, playing, except) => {
				const { home, staying } = planReturn(all, { inPlay: playing, except });
				for (const one of home) {
					expect(one.amount > 0n && one.vendor !== except && !playing.has(one.vendor)).toBe(true);
					expect(all).toContainEqual({ purse: one.purse, spendable: one.amount });
				}
				for (const one of staying) expect(playing.has(one)).toBe(true);
			}),
		);
	});
});

test.each([
	["vendor:FAR", "FAR"],
	["cash", undefined],
	["vendor:", undefined],
])("the vendor of %s is %s", (purse, code) => expect(vendorOf(purse)).toBe(code));
