import { describe, expect, test } from "vitest";
import { banksFor } from "./banks.ts";

describe("the banks that are offered", () => {
	test.each([
		["KRW", "EN", "국민은행"],
		["JPY", "KO", "三菱UFJ銀行"],
		["BDT", "EN", "AB Bank"],
		["P", "VI", "Mosaic Play Bank"],
	] as const)("for %s in %s begin with %s", (currency, language, first) => {
		expect(banksFor({ currency, language })[0]).toBe(first);
	});
	test("for play money are the brand's, then those of the language's country", () => {
		expect(banksFor({ currency: "P", language: "KO" })).toEqual(
			expect.arrayContaining(["Lantern Play Bank", "카카오뱅크"]),
		);
	});
	test("are none where no country is known", () => {
		expect(banksFor({ currency: "EUR", language: "KO" })).toEqual([]);
	});
	test("are each named once", () => {
		for (const language of ["BN", "CN", "EN", "ID", "JA", "KO", "TH", "VI"] as const) {
			const all = banksFor({ currency: "P", language });
			expect(new Set(all).size).toBe(all.length);
		}
	});
});
