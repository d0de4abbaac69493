import { expect, test } from "vitest";
import { kept } from "./kept.ts";

test("each key's is made once, at the first asking", () => {
	const asked: string[] = [];
	const lengthOf = kept((word: string) => {
		asked.push(word);
		return { length: word.length };
	});
	expect(asked).toEqual([]);
	const [ko, english, again] = [lengthOf("ko"), lengthOf("english"), lengthOf("ko")];
	expect([ko.length, english.length]).toEqual([2, 7]);
	expect(again).toBe(ko);
	expect(asked).toEqual(["ko", "english"]);
});
