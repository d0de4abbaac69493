import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chanceFrom, seededChance, shuffled } from "./chance.ts";
import { manualClock } from "./clock.ts";
import { currencySymbols } from "./currency-symbol.ts";
import { isMemberId, isUuid, memberId, parseMemberId, uuidMaker } from "./ids.ts";
import {
	houseLanguageOf,
	houseLanguages,
	inEachLanguage,
	isHouseLanguage,
	languageFile,
	languageTags,
} from "./languages.ts";
import { currencyDecimals, formatMinor, isCurrencyCode, parseMinor, scaleMinor } from "./money.ts";
import { secureChance, secureIds } from "./node.ts";
import { err, mapResult, ok, unwrap } from "./result.ts";

describe("money", () => {
	test.each([
		[0n, "P", "0.00"],
		[5n, "P", "0.05"],
		[-5n, "P", "-0.05"],
		[123_456n, "P", "1234.56"],
		[123_456n, "KRW", "123456"],
		[-1n, "KRW", "-1"],
		[0n, "IDR", "0"],
	] as const)("%s minor units of %s are %s", (minor, currency, text) => {
		expect(formatMinor(minor, currency)).toBe(text);
		expect(parseMinor(text, currency)).toEqual(ok(minor));
	});

	test.each([
		["", "malformed"],
		["1e5", "malformed"],
		["01", "malformed"],
		["1.", "malformed"],
		[".5", "malformed"],
		["+1", "malformed"],
		["1,000", "malformed"],
		["NaN", "malformed"],
		[" 1", "malformed"],
		["1.005", "too-fine"],
		["92233720368547758.08", "too-large"],
		["9999999999999999999", "too-large"],
	] as const)("%j is no amount: %s", (text, reason) => {
		expect(parseMinor(text, "P")).toEqual(err(reason));
	});

	test("trailing zeros beyond the currency's decimals say nothing and are taken", () => {
		expect(parseMinor("1.500", "P")).toEqual(ok(150n));
		expect(parseMinor("7.0", "KRW")).toEqual(ok(7n));
	});

	test("every amount survives the wire", () => {
		const limit = 2n ** 63n - 1n;
		fc.assert(
			fc.property(fc.bigInt(-limit, limit), fc.constantFrom("P", "KRW", "USD"), (minor, currency) => {
				expect(isCurrencyCode(currency) && parseMinor(formatMinor(minor, currency), currency)).toEqual(ok(minor));
			}),
		);
	});

	test("a code that is only a property of every object is no currency", () => {
		expect(isCurrencyCode("P")).toBe(true);
		expect(isCurrencyCode("toString")).toBe(false);
	});

	test.each([
		[10n, 1n, 3n, "down", 3n],
		[10n, 1n, 3n, "up", 4n],
		[-10n, 1n, 3n, "down", -3n],
		[-10n, 1n, 3n, "up", -4n],
		[5n, 1n, 2n, "half-even", 2n],
		[7n, 1n, 2n, "half-even", 4n],
		[-5n, 1n, 2n, "half-even", -2n],
		[8n, 1n, 3n, "half-even", 3n],
		[9n, 1n, 3n, "up", 3n],
	] as const)("%s x %s/%s rounded %s is %s", (minor, numerator, denominator, rounding, expected) => {
		expect(scaleMinor(minor, { numerator, denominator, rounding })).toBe(expected);
	});

	test("a denominator that is not positive is a bug", () => {
		expect(() => scaleMinor(1n, { numerator: 1n, denominator: 0n, rounding: "down" })).toThrow(RangeError);
	});
});

describe("chance", () => {
	test("a word in the incomplete last run is drawn again, never folded (rejection, not modulo)", () => {
		const words = [2 ** 32 - 1, 2 ** 32 - 2, 7];
		let next = 0;
		const chance = chanceFrom(() => words[next++] ?? 0);
		expect(chance.below(10)).toBe(7);
		expect(next).toBe(2 + 1);
	});

	test.each([3, 10, 37, 60_000, 2 ** 31 + 1, 2 ** 32 - 1])(
		"below %i: the last word of the last whole run counts, the next is drawn again",
		(limit) => {
			const fair = 2 ** 32 - (2 ** 32 % limit);
			for (const word of [0, limit - 1, fair - limit, fair - 1]) {
				expect(chanceFrom(() => word).below(limit)).toBe(word % limit);
			}
			const words = [fair, 2 ** 32 - 1, 1];
			expect(chanceFrom(() => words.shift() ?? 0).below(limit)).toBe(1);
			expect(words).toEqual([]);
		},
	);

	test("2^32 is divided by a power of two without rejection", () => {
		expect(chanceFrom(() => 2 ** 32 - 1).below(2 ** 32)).toBe(2 ** 32 - 1);
		expect(chanceFrom(() => 2 ** 32 - 1).below(16)).toBe(15);
	});

	test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])("a limit of %s is a bug", (limit) => {
		expect(() => seededChance(1).below(limit)).toThrow(RangeError);
	});

	test("the same seed gives the same numbers, another seed others", () => {
		const draw = (seed: number) => {
			const chance = seededChance(seed);
			return Array.from({ length: 20 }, () => chance.below(1000));
		};
		expect(draw(7)).toEqual(draw(7));
		expect(draw(7)).not.toEqual(draw(8));
	});

	test("scaled values are uniform: chi-square over 37 pockets within the 99.9 % bound, secure and seeded alike", () => {
		for (const chance of [secureChance(), seededChance(20_260_101)]) {
			const counts = Array.from({ length: 37 }, () => 0);
			const draws = 370_000;
			for (let drawn = 0; drawn < draws; drawn++) {
				const pocket = chance.below(37);
				counts[pocket] = (counts[pocket] ?? 0) + 1;
			}
			const expected = draws / 37;
			const square = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
			// The 0.999999 quantile of chi-square with 36 degrees of freedom is 91.6: one false alarm in a million runs.
			expect(square).toBeLessThan(91.6);
		}
	});

	test("a shuffle keeps every item and gives each of the 24 orders of four its share", () => {
		const chance = seededChance(11);
		const orders = new Map<string, number>();
		for (let drawn = 0; drawn < 24_000; drawn++) {
			const order = shuffled(["a", "b", "c", "d"], chance).join("");
			orders.set(order, (orders.get(order) ?? 0) + 1);
		}
		expect(orders.size).toBe(24);
		for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
	});
});

describe("ids", () => {
	test.each([
		["1", true],
		["9223372036854775807", true],
		["9223372036854775808", false],
		["0", false],
		["01", false],
		["-1", false],
		["1.0", false],
		["", false],
		["1; drop table", false],
	])("%j as a member id: %s", (text, expected) => {
		expect(isMemberId(text)).toBe(expected);
		expect(parseMemberId(text) !== undefined).toBe(expected);
	});

	test("a row that carries no member id is a bug", () => {
		expect(() => memberId("x")).toThrow("not a member id");
	});

	test("UUID version 7 carries the clock's milliseconds, the version and the variant (RFC 9562)", () => {
		const clock = manualClock(new Date("2022-02-22T19:22:22.000Z"));
		const id = uuidMaker({ clock, randomBytes: (count) => new Uint8Array(count).fill(0xff) })();
		expect(id).toBe("017f22e2-79b0-7fff-bfff-ffffffffffff");
		expect(isUuid(id)).toBe(true);
		clock.advance(1);
		expect(uuidMaker({ clock, randomBytes: (count) => new Uint8Array(count) })()).toBe(
			"017f22e2-79b1-7000-8000-000000000000",
		);
	});

	test("ids do not repeat", () => {
		expect(new Set(Array.from({ length: 1000 }, secureIds)).size).toBe(1000);
	});

	test("a byte source that returns too many bytes is a bug", () => {
		expect(() => uuidMaker({ clock: manualClock(new Date(0)), randomBytes: () => new Uint8Array(40) })()).toThrow(
			RangeError,
		);
	});
});

describe("results", () => {
	test("a success is mapped, a failure handed through", () => {
		expect(mapResult(ok(2), (value) => value * 2)).toEqual(ok(4));
		expect(mapResult(err("no"), () => 1)).toEqual(err("no"));
	});

	test("unwrapping a failure throws what it says", () => {
		expect(unwrap(ok(1))).toBe(1);
		expect(() => unwrap(err("short of funds"))).toThrow("short of funds");
		expect(() => unwrap(err({ code: "GONE" }))).toThrow('{"code":"GONE"}');
		expect(() => unwrap(err(new Error("inner")))).toThrow("inner");
	});
});

describe("the signs of currencies", () => {
	test("every currency has one, and nothing else has", () => {
		expect(Object.keys(currencySymbols).toSorted()).toEqual(Object.keys(currencyDecimals).toSorted());
		expect(Object.keys(currencySymbols).every(isCurrencyCode)).toBe(true);
		for (const sign of Object.values(currencySymbols)) expect(sign).toMatch(/^\S{1,3}$/u);
	});
});

describe("languages", () => {
	test("are eight, each with a file of its own and a tag that formats know", () => {
		expect(houseLanguages).toEqual(["EN", "KO", "CN", "JA", "TH", "VI", "BN", "ID"]);
		expect(houseLanguages.map(languageFile)).toEqual(["en", "ko", "zh", "ja", "th", "vi", "bn", "id"]);
		expect(Intl.NumberFormat.supportedLocalesOf(Object.values(languageTags))).toHaveLength(8);
	});

	test("each have their own of what its files hold", () => {
		const files = { bn: "b", en: "e", id: "i", ja: "j", ko: "k", th: "t", vi: "v", zh: "z" };
		const held = inEachLanguage(files).map(({ language, texts }) => `${language} ${texts}`);
		expect(held).toEqual(["EN e", "KO k", "CN z", "JA j", "TH t", "VI v", "BN b", "ID i"]);
	});

	test.each([
		["KO", "KO"],
		["ko", "KO"],
		["ko-KR", "KO"],
		["cn", "CN"],
		["zh", "CN"],
		["zh-Hans-CN", "CN"],
		[" ja_JP ", "JA"],
		["bn-BD", "BN"],
		["fr", undefined],
		["", undefined],
		["constructor", undefined],
	])("%j is %s", (said, code) => {
		expect(houseLanguageOf(said)).toBe(code);
	});

	test.each([["ko"], ["zh"], ["toString"], [""]])("%j is no code", (code) => {
		expect(isHouseLanguage(code)).toBe(false);
	});
});
