// What holds of every pattern kind: which takes more than which, what none may ever take, sizes and days.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CalendarDate, matchesPattern, type PatternId, parseDate, patternIds, patternSource } from "./patterns.ts";

const wide = { min: 1, max: 64 };

/** The kind on the left is the stricter one. */
const narrower: readonly (readonly [PatternId, PatternId])[] = [
	["letters", "letters-digits"],
	["digits", "letters-digits"],
	["letter-first", "letters-digits"],
	["letter-first", "letter-or-digit-first"],
	["letters-digits", "letters-digits-underscore"],
	["letters-digits", "letter-or-digit-first"],
	["letters-digits-underscore", "no-spaces"],
	["letter-or-digit-first", "no-spaces"],
	["letter-and-digit", "no-spaces"],
	["capital", "no-spaces"],
	["capital-lower-digit-symbol", "capital"],
	["capital-lower-digit-symbol", "letter-and-digit"],
	["letters", "letters-spaces"],
	["letters-spaces", "vietnamese"],
	["letters-spaces", "thai-or-english"],
	["letters-spaces", "korean-or-english"],
	["korean", "korean-or-english"],
	["thai", "thai-or-english"],
	["korean", "no-spaces"],
	["no-spaces", "any"],
	["vietnamese", "any"],
	["chinese", "no-spaces"],
	["email", "any"],
	["date-ymd", "any"],
	["date-mdy", "any"],
];

const letterOf = fc.constantFrom(..."abzABZ0189 _-!~@.가힣ㄱ张กéễ·\u0000\n\u202e");
const anyText = fc.string({ unit: letterOf, maxLength: 12 });

describe("a stricter kind takes nothing that a looser one refuses", () => {
	test.each(narrower)("%s is within %s", (strict, loose) => {
		const own = fc.oneof(
			anyText,
			fc.stringMatching(/^[A-Za-z0-9]{1,10}$/),
			fc.stringMatching(/^[A-Z][a-z][0-9]!{1,4}$/),
		);
		fc.assert(
			fc.property(own, (text) => {
				if (matchesPattern(text, strict, wide)) expect(matchesPattern(text, loose, wide)).toBe(true);
			}),
			{ numRuns: 300 },
		);
	});
});

describe("no kind ever takes what hides or breaks a line", () => {
	const hostile: readonly (readonly [string, string])[] = [
		["a line break at the end", "Abc12!\n"],
		["a line break in the middle", "Abc\n12!"],
		["a carriage return", "Abc12!\r"],
		["a tab", "Abc\t12!"],
		["a zero byte", "Abc12!\u0000"],
		["letters that turn the reading direction", "Abc\u202e12!"],
		["a space without width", "Abc\u200b12!"],
		["a mark of byte order", "\ufeffAbc12!"],
		["half of a character", "Abc12!\ud800"],
	];
	test.each(hostile)("%s", (_what, text) => {
		expect(patternIds.filter((id) => matchesPattern(text, id, wide))).toEqual([]);
	});
});

describe("a size", () => {
	test.each([
		["letters", "a"],
		["digits", "1"],
		["letters-digits-underscore", "_"],
		["no-spaces", "가"],
		["any", "😀"],
		["korean", "가"],
		["chinese", "张"],
		["vietnamese", "ễ"],
	] as const)("of %s counts characters as people do, with both bounds in it", (id, letter) => {
		const taken = [1, 2, 3, 4, 5, 6].filter((count) => matchesPattern(letter.repeat(count), id, { min: 2, max: 5 }));
		expect(taken).toEqual([2, 3, 4, 5]);
	});
	test("that is wider takes all that a narrower one took", () => {
		fc.assert(
			fc.property(fc.constantFrom(...patternIds), anyText, fc.nat(5), fc.nat(5), (id, text, min, extra) => {
				if (!matchesPattern(text, id, { min, max: min + 5 })) return;
				expect(matchesPattern(text, id, { min: Math.max(min - extra, 0), max: min + 5 + extra })).toBe(true);
			}),
		);
	});
});

describe("dates", () => {
	const isoOf = ({ year, month, day }: CalendarDate) =>
		[year, month, day].map((part, index) => String(part).padStart(index === 0 ? 4 : 2, "0"));
	const aMoment = fc.date({
		min: new Date("1900-01-01T00:00:00Z"),
		max: new Date("2099-12-31T23:59:59Z"),
		noInvalidDate: true,
	});
	test("every day of two centuries is read in both orders, and is the same day", () => {
		fc.assert(
			fc.property(aMoment, (moment) => {
				const iso = moment.toISOString().slice(0, 10);
				const [year, month, day] = iso.split("-");
				expect(isoOf(parseDate(iso, "date-ymd") ?? { year: 0, month: 0, day: 0 }).join("-")).toBe(iso);
				expect(parseDate(`${month}-${day}-${year}`, "date-mdy")).toEqual(parseDate(iso, "date-ymd"));
				expect(matchesPattern(iso, "date-ymd", { min: 10, max: 10 })).toBe(true);
			}),
		);
	});
	test("a day that the calendar does not have is none", () => {
		const parts = fc.tuple(
			fc.integer({ min: 1900, max: 2099 }),
			fc.integer({ min: 1, max: 12 }),
			fc.integer({ min: 29, max: 31 }),
		);
		fc.assert(
			fc.property(parts, ([year, month, day]) => {
				const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
				const text = isoOf({ year, month, day }).join("-");
				expect(matchesPattern(text, "date-ymd", { min: 10, max: 10 })).toBe(day <= days);
			}),
		);
	});
	test("the size of a date is its own, whatever was configured", () => {
		expect(patternSource("date-ymd", { min: 1, max: 2 })).toBe(patternSource("date-ymd", { min: 10, max: 10 }));
		expect(matchesPattern("1990-06-15", "date-ymd", { min: 1, max: 2 })).toBe(true);
	});
});
