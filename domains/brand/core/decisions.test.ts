import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pickLanguage, spokenLanguage } from "./localised.ts";
import { patternIds, patternMessage, patternSource } from "./patterns.ts";
import { decideStatus, isRestricted, type Place, systemStatus } from "./status.ts";
import { type Language, languages } from "./vocabulary.ts";

const anyPlace: fc.Arbitrary<Place> = fc.record({
	country: fc.constantFrom(undefined, "KR", "US", "FR", "VN"),
	network: fc.constantFrom(undefined, "allowed" as const, "denied" as const),
});
const anyCountries = fc.uniqueArray(fc.constantFrom("KR", "US", "FR", "VN")).map((codes) => new Set(codes));
const anyLanguage = fc.constantFrom(...languages);

describe("properties of the status", () => {
	test("maintenance hides everything, from everybody", () => {
		fc.assert(
			fc.property(anyPlace, anyCountries, (place, restrictedCountries) => {
				const status = decideStatus({ active: true, until: undefined }, { place, restrictedCountries });
				expect(status).toBe(systemStatus.maintenance);
			}),
		);
	});
	test("without maintenance the status says exactly whether the place is restricted", () => {
		fc.assert(
			fc.property(anyPlace, anyCountries, (place, restrictedCountries) => {
				const status = decideStatus({ active: false, until: undefined }, { place, restrictedCountries });
				expect(status === systemStatus.regionRestricted).toBe(isRestricted(place, restrictedCountries));
			}),
		);
	});
	test("a longer list of countries never opens a place", () => {
		fc.assert(
			fc.property(anyPlace, anyCountries, anyCountries, (place, some, more) => {
				const both = new Set([...some, ...more]);
				if (isRestricted(place, some)) expect(isRestricted(place, both)).toBe(true);
			}),
		);
	});
	test("a named network outweighs every list of countries", () => {
		fc.assert(
			fc.property(anyPlace, anyCountries, (place, restrictedCountries) => {
				expect(isRestricted({ ...place, network: "allowed" }, restrictedCountries)).toBe(false);
				expect(isRestricted({ ...place, network: "denied" }, restrictedCountries)).toBe(true);
			}),
		);
	});
});

describe("properties of languages", () => {
	test("somebody is always shown something when there is anything", () => {
		const texts = fc
			.uniqueArray(anyLanguage, { minLength: 1 })
			.map((codes) => new Map(codes.map((code) => [code, code])));
		fc.assert(
			fc.property(texts, anyLanguage, anyLanguage, (given, language, fallback) => {
				const picked = pickLanguage(given, { language, fallback });
				expect(picked).toBeDefined();
				if (given.has(language)) expect(picked).toBe(language);
				else if (given.has(fallback)) expect(picked).toBe(fallback);
			}),
		);
	});
	test("a brand never speaks a language it does not enable", () => {
		fc.assert(
			fc.property(fc.string({ maxLength: 8 }), fc.uniqueArray(anyLanguage), anyLanguage, (wish, enabled, fallback) => {
				const spoken: Language = spokenLanguage(wish, { languages: enabled, fallback });
				expect(spoken === fallback || enabled.includes(spoken)).toBe(true);
			}),
		);
	});
	test("case and region of a wish do not matter", () => {
		fc.assert(
			fc.property(anyLanguage, fc.constantFrom("", "-KR", "_us", "-Latn-VN"), (language, region) => {
				const brand = { languages: [language], fallback: "EN" as const };
				expect(spokenLanguage(language.toLowerCase() + region, brand)).toBe(language);
			}),
		);
	});
});

describe("every pattern kind", () => {
	test.each(patternIds.map((id) => [id] as const))("%s compiles at every size and is anchored at both ends", (id) => {
		for (const size of [
			{ min: 0, max: 0 },
			{ min: 1, max: 1 },
			{ min: 4, max: 16 },
			{ min: 0, max: 256 },
		]) {
			const source = patternSource(id, size);
			expect(() => new RegExp(source, "u")).not.toThrow();
			expect([source.at(0), source.at(-1)]).toEqual(["^", "$"]);
			expect(patternMessage(id, size).key).toBe(`patterns.${size.min === size.max ? "exact" : "range"}.${id}`);
		}
	});
});
