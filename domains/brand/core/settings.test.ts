import { describe, expect, test } from "vitest";
import { agesFault, type BrandSettings, differences, fieldFault, settingsFault } from "./index.ts";

const settings: BrandSettings = {
	name: "Tessera",
	defaultLanguage: "EN",
	languages: ["EN", "KO"],
	membersOnly: false,
	startingBalance: 0n,
	idleMinutes: 30,
	sessionDays: 30,
	passwordMaxAgeDays: undefined,
	termsVersion: "1",
	minimumAge: 18,
	feedbackMinWords: 3,
	feedbackMaxWords: 300,
};

describe("settings", () => {
	test.each<Partial<BrandSettings>>([
		{},
		{ name: "T" },
		{ name: "x".repeat(60) },
		{ defaultLanguage: "KO" },
		{ languages: ["EN"] },
		{ membersOnly: true },
		{ startingBalance: 100_000_000_000n },
		{ idleMinutes: 1 },
		{ idleMinutes: 1440 },
		{ sessionDays: 1 },
		{ passwordMaxAgeDays: 1 },
		{ passwordMaxAgeDays: 3650 },
		{ minimumAge: 25 },
		{ feedbackMinWords: 100, feedbackMaxWords: 100 },
		{ feedbackMaxWords: 2000 },
	])("may be %o", (change) => {
		expect(settingsFault({ ...settings, ...change })).toBeUndefined();
	});

	test.each<[Partial<BrandSettings>, keyof BrandSettings]>([
		[{ name: "" }, "name"],
		[{ name: " Tessera" }, "name"],
		[{ name: "x".repeat(61) }, "name"],
		[{ defaultLanguage: "JA" }, "defaultLanguage"],
		[{ languages: [] }, "defaultLanguage"],
		[{ languages: ["EN", "EN"] }, "languages"],
		[{ startingBalance: -1n }, "startingBalance"],
		[{ startingBalance: 100_000_000_001n }, "startingBalance"],
		[{ idleMinutes: 0 }, "idleMinutes"],
		[{ idleMinutes: 1441 }, "idleMinutes"],
		[{ idleMinutes: 1.5 }, "idleMinutes"],
		[{ sessionDays: 31 }, "sessionDays"],
		[{ passwordMaxAgeDays: 0 }, "passwordMaxAgeDays"],
		[{ termsVersion: "" }, "termsVersion"],
		[{ minimumAge: 17 }, "minimumAge"],
		[{ minimumAge: 26 }, "minimumAge"],
		[{ feedbackMinWords: 0 }, "feedbackMinWords"],
		[{ feedbackMinWords: 51, feedbackMaxWords: 50 }, "feedbackMinWords"],
		[{ feedbackMaxWords: 2001 }, "feedbackMaxWords"],
	])("may not be %o: %s", (change, fault) => {
		expect(settingsFault({ ...settings, ...change })).toBe(fault);
	});
});

test.each([
	[0, 256, undefined],
	[10, 10, undefined],
	[0, 257, "maxLength"],
	[0, -1, "maxLength"],
	[11, 10, "minLength"],
	[-1, 10, "minLength"],
	[0.5, 10, "minLength"],
] as const)("a field of %s to %s characters: %s", (minLength, maxLength, fault) => {
	expect(fieldFault({ enabled: true, required: true, patternId: "any", minLength, maxLength })).toBe(fault);
});

test("of two records what differs is kept, on both sides", () => {
	const before = { name: "Tessera", languages: ["EN"], age: 18 };
	expect(differences(before, { ...before, languages: ["EN"] })).toEqual({ before: {}, after: {} });
	expect(differences(before, { ...before, languages: ["EN", "KO"], age: 19 })).toEqual({
		before: { languages: ["EN"], age: 18 },
		after: { languages: ["EN", "KO"], age: 19 },
	});
});

describe("ages by language", () => {
	const korean = { language: "KO", years: 19 } as const;
	test("are whole years within the bounds, each language once", () => {
		expect(agesFault([])).toBeUndefined();
		expect(agesFault([korean, { language: "TH", years: 20 }])).toBeUndefined();
	});
	test.each([
		["a child's", [{ ...korean, years: 17 }]],
		["nobody's", [{ ...korean, years: 26 }]],
		["of a part of a year", [{ ...korean, years: 18.5 }]],
		["of a language twice", [korean, { ...korean, years: 20 }]],
	])("%s are refused", (_, ages) => {
		expect(agesFault(ages)).toBe("minimumAges");
	});
});
