import { describe, expect, test } from "vitest";
import { countryOptions, firstCountry, phoneProblem } from "./phone-number.ts";

describe("a mobile number", () => {
	test.each([
		["KR", "", "errors.PHONE_NUMBER_MISSING"],
		["KR", "   ", "errors.PHONE_NUMBER_MISSING"],
		["KR", "01012345678", undefined],
		["KR", "010-1234-5678", undefined],
		["KR", "10 1234 5678", undefined],
		["KR", "0101", "problems.phone-short"],
		["KR", "0101234567890123", "problems.phone-long"],
		["KR", "call me", "errors.PHONE_NUMBER_INVALID"],
		["KR", "99912345678", "errors.PHONE_NUMBER_INVALID"],
		["VN", "0912345678", undefined],
		["VN", "091234567", "errors.PHONE_NUMBER_INVALID"],
		["", "01012345678", "errors.PHONE_NUMBER_INVALID"],
		["ZZ", "01012345678", "errors.PHONE_NUMBER_INVALID"],
	])("%s %j: %s", (country, number, problem) => {
		expect(phoneProblem({ country, number })).toBe(problem);
	});
});

const countries = [
	{ countryCode: "US", countryDialingCode: "1" },
	{ countryCode: "KR", countryDialingCode: "82" },
	{ countryCode: "VN", countryDialingCode: "84" },
];

describe("the country a form begins with", () => {
	test.each([
		["VN", "en", "VN"],
		["", "ko", "KR"],
		["XX", "vi", "VN"],
		["", "th", "US"],
	])("here %j, in %s: %s", (location, tag, country) => {
		expect(firstCountry(countries, { location, tag })).toBe(country);
	});

	test("there is none in an empty list", () => {
		expect(firstCountry([], { location: "KR", tag: "ko" })).toBe("");
	});
});

test("countries stand by their names in the language", () => {
	expect(countryOptions(countries, "en").map(({ label }) => label)).toEqual([
		"South Korea +82",
		"United States +1",
		"Vietnam +84",
	]);
	expect(countryOptions(countries, "ko").map(({ value }) => value)).toEqual(["KR", "US", "VN"]);
	const flags = countryOptions(countries, "en").map(({ picture }) => picture);
	expect(flags).toEqual(["/COUNTRY_FLAG/KR.png", "/COUNTRY_FLAG/US.png", "/COUNTRY_FLAG/VN.png"]);
});
