import { describe, expect, test } from "vitest";
import { countWords, feedbackCategories, feedbackStates, fitsBounds, mailAddressIn } from "./feedback.ts";

describe("words", () => {
	test.each([
		["", 0],
		["   \n\t ", 0],
		["one", 1],
		["  two   words ", 2],
		["line\nafter\r\nline", 3],
		["... !!! -- ??", 0],
		["well-known words", 2],
		["it's 20:55", 2],
		["게임이 아주 재미있어요", 3],
		["游戏很好", 4],
		["このゲーム", 5],
		["เกม", 3],
		["P 잔액 balance 余额", 5],
		["play游戏play", 4],
		["😀 😀", 0],
		["a\u0301b", 1],
	])("%j has %i", (text, words) => {
		expect(countWords(text)).toBe(words);
	});
	test("are counted in a long text", () => {
		expect(countWords("word ".repeat(4_000))).toBe(4_000);
	});
});

describe("a text fits its bounds", () => {
	const bounds = { min: 2, max: 4 };
	test.each([
		["one", false],
		["one two", true],
		["one two three four", true],
		["one two three four five", false],
	])("%j: %s", (text, fits) => {
		expect(fitsBounds(text, bounds)).toBe(fits);
	});
	test("a text of one word does where one is asked for", () => {
		expect(fitsBounds("yes", { min: 1, max: 1 })).toBe(true);
		expect(fitsBounds("", { min: 1, max: 1 })).toBe(false);
	});
});

test("the kinds are codes, each once", () => {
	expect(new Set(feedbackCategories).size).toBe(feedbackCategories.length);
	for (const category of feedbackCategories) expect(category).toMatch(/^[a-z0-9][a-z0-9-]{0,39}$/);
});

describe("the e-mail address in what somebody typed as the way to reach them", () => {
	test.each([
		["minji.kim@mail.example", "minji.kim@mail.example"],
		["  a@b.example  ", "a@b.example"],
		["first+last@sub.domain.example.org", "first+last@sub.domain.example.org"],
		["o'neill@mail.example", "o'neill@mail.example"],
		["사람@메일.한국", "사람@메일.한국"],
		["a_b-c@x-y.example", "a_b-c@x-y.example"],
	])("%j is one", (typed, address) => {
		expect(mailAddressIn(typed)).toBe(address);
	});

	test.each([
		"",
		"   ",
		"room 5",
		"010-5551-2345",
		"@mail.example",
		"minji@",
		"minji@mail",
		"minji@.example",
		"minji@-mail.example",
		"minji@mail-.example",
		"minji@mail..example",
		"minji@mail.e",
		"minji@mail.123",
		"minji kim@mail.example",
		"minji@mail.example, other@mail.example",
		"minji@mail.example\nBcc: other@mail.example",
		"Minji <minji@mail.example>",
		"write to minji@mail.example",
		`${"a".repeat(65)}@mail.example`,
		`a@${"b".repeat(64)}.example`,
	])("%j is none: a letter never goes to a guess", (typed) => {
		expect(mailAddressIn(typed)).toBeUndefined();
	});

	test("is never a second line of a head, whatever stands around it", () => {
		for (const sign of ["\n", "\r", "\t", " ", ",", ";", ":", "<", ">", "(", ")", '"'])
			for (const typed of [`a${sign}b@mail.example`, `a@mail.example${sign}b`, `a@mail${sign}b.example`])
				expect(mailAddressIn(typed), JSON.stringify(typed)).toBeUndefined();
	});
});

test("a message waits, is answered, or is closed, and what waits is asked for first", () => {
	expect(feedbackStates[0]).toBe("waiting");
	expect(new Set(feedbackStates).size).toBe(feedbackStates.length);
});
