import { describe, expect, test } from "vitest";
import { sentence, sentencesOf } from "./sentences.ts";

const english = sentencesOf({
	title: "Slots",
	greeting: "Hello {{name}}, page {{page}} of {{pages}}",
	games_one: "{{count}} game",
	games_other: "{{count}} games",
	errors: { NOT_FOUND: "Nothing here", deep: { er: "Deeper" } },
	not: 3,
});

describe("reading a file of sentences", () => {
	test.each([
		["title", "Slots"],
		["errors.NOT_FOUND", "Nothing here"],
		["errors.deep.er", "Deeper"],
	])("%s", (key, text) => {
		expect(english.get(key)).toBe(text);
	});

	test.each([["not"], ["errors"], ["errors.deep"]])("%s is no sentence", (key) => {
		expect(english.has(key)).toBe(false);
	});

	test.each([[undefined], ["text"], [[1, 2]], [null]])("%j holds none", (content) => {
		expect(sentencesOf(content).size).toBe(0);
	});
});

describe("a sentence with its values", () => {
	test.each([
		["a plain one", "title", {}, "Slots"],
		["values by name", "greeting", { name: "Yuna", page: 2, pages: 9 }, "Hello Yuna, page 2 of 9"],
		["a value that is missing is empty", "greeting", { page: 1, pages: 1 }, "Hello , page 1 of 1"],
		["one", "games", { count: 1 }, "1 game"],
		["several", "games", { count: 0 }, "0 games"],
		["numbers are written plainly", "games", { count: 2026 }, "2026 games"],
		["an unknown key", "nothing", {}, undefined],
	])("%s", (_, key, values, text) => {
		expect(sentence(english, { key, values, tag: "en" })).toBe(text);
	});

	test("a language with one form uses it for one too", () => {
		const korean = sentencesOf({ games_other: "게임 {{count}}개" });
		expect(sentence(korean, { key: "games", values: { count: 1 }, tag: "ko" })).toBe("게임 1개");
	});

	test("a value is put in as it is: what looks like a place in it is not filled again", () => {
		expect(sentence(english, { key: "greeting", values: { name: "{{page}}", page: 1, pages: 1 }, tag: "en" })).toBe(
			"Hello {{page}}, page 1 of 1",
		);
	});
});
