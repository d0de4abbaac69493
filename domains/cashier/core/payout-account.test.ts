import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isAccountNumber, maskedNumber, plainNumber, tailOf } from "./payout-account.ts";

describe("the number of an account", () => {
	test.each([
		["110-234-567890", "110234567890"],
		["  de89 3704 0044 0532 0130 00 ", "DE89370400440532013000"],
		["1234\t5678", "12345678"],
	])("%j is read as %s", (typed, plain) => {
		expect(plainNumber(typed)).toBe(plain);
		expect(isAccountNumber(typed)).toBe(true);
	});
	test.each(["", "12345", "ABCDEF", "ABC123", "1234 5678!", "１２３４５６", "9".repeat(35), "<b>123456</b>"])(
		"%j is none",
		(typed) => expect(isAccountNumber(typed)).toBe(false),
	);
	test("is known by its last four signs, however it is grouped", () => {
		expect(maskedNumber(tailOf("110-234-567890"))).toBe("•••• 7890");
		expect(tailOf("11 02345678-90")).toBe(tailOf("110234567890"));
	});
	test("shows no more of itself than that", () => {
		const digit = fc.constantFrom(..."0123456789");
		fc.assert(
			fc.property(fc.array(digit, { minLength: 6, maxLength: 34 }), (digits) => {
				const number = digits.join("");
				expect(isAccountNumber(number)).toBe(true);
				const shown = maskedNumber(tailOf(number));
				expect(shown.replaceAll(/[^0-9]/g, "")).toBe(number.slice(-4));
			}),
		);
	});
});
