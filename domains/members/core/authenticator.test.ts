import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Chance } from "#platform/kernel";
import { authenticatorDigitsOf, newBackupCodes } from "./authenticator.ts";
import { codeKey, looksGrouped, newGroupedCode } from "./grouped-code.ts";

/** Answers the numbers in turn, each brought below the bound. */
function chanceOf(numbers: readonly number[]): Chance {
	let at = 0;
	return { below: (bound) => (numbers[at++ % numbers.length] ?? 0) % bound };
}

describe("a code in groups", () => {
	test("has the shape it was asked for, and is known by it", () => {
		const shape = fc.record({ groups: fc.integer({ min: 1, max: 5 }), length: fc.integer({ min: 1, max: 6 }) });
		fc.assert(
			fc.property(shape, fc.array(fc.nat(), { minLength: 1 }), (asked, numbers) => {
				const code = newGroupedCode(chanceOf(numbers), asked);
				expect(code.split("-").map((group) => group.length)).toEqual(Array(asked.groups).fill(asked.length));
				expect(looksGrouped(` ${code.toLowerCase()} `, asked)).toBe(true);
				expect(code).not.toMatch(/[01IOL]/);
			}),
		);
	});
	test.each(["ABCDE", "ABCDE-FGH1K", "ABCDE-FGHJK-MNPQR", "ABCDE FGHJK", ""])(
		"%j is none of two groups of five",
		(typed) => {
			expect(looksGrouped(typed, { groups: 2, length: 5 })).toBe(false);
		},
	);
	test("is the same however it was typed", () => {
		expect(codeKey(" abcde-fghjk\n")).toBe("ABCDE-FGHJK");
	});
});

describe("backup codes", () => {
	test("are ten, each another, also when chance repeats itself", () => {
		const numbers = [...Array(20).keys()].flatMap((turn) => [...Array(10)].map(() => Math.floor(turn / 2)));
		const codes = newBackupCodes(chanceOf(numbers));
		expect(new Set(codes).size).toBe(10);
		for (const code of codes) expect(looksGrouped(code, { groups: 2, length: 5 })).toBe(true);
	});
});

test.each([
	["123456", "123456"],
	[" 123 456 ", "123456"],
	["12345", undefined],
	["1234567", undefined],
	["12345a", undefined],
	["ABCDE-FGHJK", undefined],
	["", undefined],
])("%j as an authenticator's code: %s", (typed, digits) => {
	expect(authenticatorDigitsOf(typed)).toBe(digits);
});
