import { describe, expect, test } from "vitest";
import { ownWords } from "./own-words.ts";

describe("the words of a person", () => {
	test.each([
		["a name", ["Mosaic77"], ["mosaic77"]],
		["an address", ["minji.kim@mail.com"], ["minji.kim@mail.com", "minji", "kim", "mail", "com"]],
		["a number as it is kept", ["+821012345678"], ["+821012345678", "821012345678", "12345678"]],
		["a day", ["1990-06-15"], ["1990-06-15", "1990", "19900615"]],
		["a name of two parts", ["김 민지수"], ["김 민지수", "민지수"]],
		["what is too short", ["ab", "", undefined], []],
		["the same twice", ["mosaic", "MOSAIC"], ["mosaic"]],
	])("%s", (_case, values, words) => {
		expect(ownWords(values)).toEqual(words);
	});

	test("are forty at most, however much is known", () => {
		expect(ownWords(Array.from({ length: 100 }, (_, index) => `word${index}`))).toHaveLength(40);
	});
});
