// Masked names: by table, and that most of a name is never told.
import fc from "fast-check";
import { expect, test } from "vitest";
import { maskAccount } from "./mask.ts";

test.each([
	["gildong77", "gi****77"],
	["player", "pl****er"],
	["short", "s****"],
	["a", "a****"],
	["", "****"],
	["홍길동전사들", "홍길****사들"],
])("%s becomes %s", (account, expected) => {
	expect(maskAccount(account)).toBe(expected);
});

test("at most four letters are told, never the length (property)", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 30 }), (account) => {
			const masked = maskAccount(account);
			expect(masked.length).toBeLessThanOrEqual(8);
			expect(masked).toContain("****");
			if (account.length >= 6) expect(masked.length).toBe(8);
		}),
	);
});
