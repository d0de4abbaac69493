import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchesPattern, type PatternId, parseDate, patternIds, patternMessage, patternSource } from "./patterns.ts";

/** A golden table: a kind, its bounds, what it takes, what it refuses. */
const golden: readonly (readonly [PatternId, number, number, readonly string[], readonly string[]])[] = [
	["letters-digits", 4, 8, ["abcd", "A1b2C3d4", "1234"], ["abc", "abcdefghi", "ab cd", "ab_cd", "가나다라", "ábcd"]],
	["letter-or-digit-first", 3, 6, ["a-b", "9__", "Ab!~c"], ["-ab", "a b", "ab", "abcdefg", "_ab"]],
	["letter-first", 4, 8, ["user1", "Abcd", "z999"], ["1abc", "abc", "user_1", "abcdefghi"]],
	["letters", 2, 5, ["ab", "ABCDE"], ["a", "ab1", "abcdef", "a b"]],
	["digits", 6, 6, ["000000", "123456"], ["12345", "1234567", "12345a", "１２３４５６"]],
	["letter-and-digit", 6, 12, ["abc123", "1bbbbb", "p@ss-w0rd"], ["abcdef", "123456", "ab1", "abc 123", "비밀번호12a"]],
	["letters-digits-underscore", 3, 8, ["a_1", "___", "Zed_99"], ["a-1", "ab", "name@x"]],
	["capital", 4, 8, ["Abcd", "abcD", "1X2y"], ["abcd", "ABC D", "Abc", "Abcdefghi"]],
	[
		"capital-lower-digit-symbol",
		6,
		12,
		["Abc12!", "a1A___", "^9zZzz"],
		["Abc123", "abc12!", "ABC12!", "Abcd!!", "A b1!c", "Aa1!"],
	],
	["letters-spaces", 3, 12, ["Ann Lee", "bob"], ["Ann-Lee", "ab", "Ann Lee 2"]],
	["no-spaces", 2, 6, ["가나", "a!b", "😀😀"], ["a b", "a", "\tab", "abcdefg", "a\u0000b"]],
	["any", 1, 6, ["a b", " ", "한 글"], ["", "abcdefg", "a\nb"]],
	[
		"email",
		6,
		40,
		["a@b.co", "first.last+tag@mail.example.com", "x_y@a-b.org"],
		["a@b", "a b@c.com", "@b.com", "a@-b.com", "a..b@c.com", "a@b..com", "a@b.c1", "a.@b.com"],
	],
	["korean", 2, 6, ["홍길동", "ㄱㄴ"], ["홍", "Hong", "홍 길동", "홍길동1"]],
	["korean-or-english", 2, 10, ["홍길동", "Hong Gil", "홍Gil"], ["홍1", "ホン", "h"]],
	["thai", 2, 12, ["สมชาย", "สม ชาย"], ["Somchai", "ส", "สม1"]],
	["thai-or-english", 2, 12, ["สมชาย", "Somchai", "สม chai"], ["สม1", "솜차이"]],
	["chinese", 2, 6, ["张伟", "欧阳·修"], ["张", "Zhang", "张1伟"]],
	["vietnamese", 2, 20, ["Nguyễn Văn A", "Trần"], ["Nguyễn1", "阮", "N"]],
	[
		"date-ymd",
		10,
		10,
		["2000-02-29", "1999-12-31"],
		["1900-02-29", "2001-13-01", "2001-04-31", "31-12-1999", "2001-1-1", "1899-01-01"],
	],
	["date-mdy", 10, 10, ["02-29-2000", "12-31-1999"], ["29-02-2000", "13-01-2001", "04-31-2001", "1999-12-31"]],
];

describe("the 21 pattern kinds", () => {
	test("all of them stand in the golden table, once", () => {
		expect(golden.map(([id]) => id)).toEqual([...patternIds]);
		expect(patternIds).toHaveLength(21);
	});
	test.each(golden)("%s %i to %i", (id, min, max, taken, refused) => {
		for (const text of taken)
			expect({ text, matches: matchesPattern(text, id, { min, max }) }).toEqual({ text, matches: true });
		for (const text of refused)
			expect({ text, matches: matchesPattern(text, id, { min, max }) }).toEqual({ text, matches: false });
	});
	test("no kind but the dates takes a text outside its bounds, whatever the text", () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...patternIds.filter((id) => !id.startsWith("date"))),
				fc.string({ unit: "binary", maxLength: 40 }),
				fc.integer({ min: 1, max: 10 }),
				(id, text, min) => {
					const size = { min, max: min + 5 };
					const count = [...text].length;
					if (matchesPattern(text, id, size)) expect(count >= size.min && count <= size.max).toBe(true);
				},
			),
		);
	});
	test("the source that travels to the browser judges as the server does", () => {
		fc.assert(
			fc.property(fc.constantFrom(...patternIds), fc.string({ maxLength: 30 }), (id, text) => {
				const size = { min: 2, max: 20 };
				const bySource = new RegExp(patternSource(id, size), "u").test(text);
				if (!id.startsWith("date")) expect(bySource).toBe(matchesPattern(text, id, size));
			}),
		);
	});
	test.each(patternIds.map((id) => [id] as const))(
		"%s refuses a long hostile text, and comes to an end with it",
		(id) => {
			const hostile = [
				`${"a".repeat(60_000)}!\n`,
				`a@${"a-".repeat(30_000)}`,
				`${"a.".repeat(30_000)}@`,
				" ".repeat(60_000),
			];
			for (const text of hostile) expect(matchesPattern(text, id, { min: 4, max: 64 })).toBe(false);
		},
	);
});

describe("dates", () => {
	test("are read in their own order", () => {
		expect(parseDate("1990-05-07", "date-ymd")).toEqual({ year: 1990, month: 5, day: 7 });
		expect(parseDate("05-07-1990", "date-mdy")).toEqual({ year: 1990, month: 5, day: 7 });
	});
	test("what is no date is none", () => {
		expect(parseDate("", "date-ymd")).toBeUndefined();
		expect(parseDate("1990-02-30", "date-ymd")).toBeUndefined();
		expect(parseDate("a-b-c", "date-mdy")).toBeUndefined();
	});
});

test("the message of a kind names one number when both bounds are equal", () => {
	expect(patternMessage("digits", { min: 6, max: 6 })).toEqual({ key: "patterns.exact.digits", min: 6, max: 6 });
	expect(patternMessage("digits", { min: 4, max: 6 })).toEqual({ key: "patterns.range.digits", min: 4, max: 6 });
});
