import { describe, expect, test } from "vitest";
import { pickLanguage, spokenLanguage } from "./localised.ts";
import type { Language } from "./vocabulary.ts";

describe("the language a person is shown", () => {
	const texts = (...given: Language[]): ReadonlyMap<Language, string> => new Map(given.map((code) => [code, code]));
	test.each([
		[texts("EN", "KO"), "KO", "EN", "KO"],
		[texts("EN", "KO"), "TH", "KO", "KO"],
		[texts("EN", "VI"), "TH", "KO", "EN"],
		[texts("VI"), "TH", "KO", "VI"],
		[texts(), "TH", "KO", undefined],
	] as const)("%o for %s with %s behind", (given, language, fallback, expected) => {
		expect(pickLanguage(given, { language, fallback })).toBe(expected);
	});
	test.each([
		["KO", "KO"],
		["ko", "KO"],
		["ko-KR", "KO"],
		["en_US", "EN"],
		["TH", "EN"],
		["", "EN"],
		["__proto__", "EN"],
	])("a header that says %j", (wish, expected) => {
		expect(spokenLanguage(wish, { languages: ["EN", "KO"], fallback: "EN" })).toBe(expected);
	});
});
