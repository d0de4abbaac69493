import { expect, test } from "vitest";
import { isHardToGuess } from "./password-strength.ts";

test.each([
	"",
	"password1",
	"PASSWORD1",
	"p4ssw0rd1",
	"qwerty123",
	"abcdefg1",
	"aaaaaaaaaaaaaaaaaaaaaaaa1",
	"abcabcabcabcabcabc1",
	"1a1a1a1a1a1a",
	"iloveyou1",
	"sunshine2024",
	"19900615a",
	"sunshine-1",
])("%j is easy to guess", (password) => {
	expect(isHardToGuess(password, [])).toBe(false);
});

test.each([
	"stone-4-wall-river",
	"three4stones7walls",
	"riverlanternmosaic4",
	"x7kq9zw2",
	"Kvathem382rbno",
	"느린달팽이세마리7",
])("%j is hard to guess", (password) => {
	expect(isHardToGuess(password, [])).toBe(true);
});

test("the person's own words count as known", () => {
	expect(isHardToGuess("zenobia7kq9quist", [])).toBe(true);
	expect(isHardToGuess("minjikim2000", ["minjikim"])).toBe(false);
	expect(isHardToGuess("stone7wall3river", ["stone7wall3river"])).toBe(false);
});
