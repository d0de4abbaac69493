// Search forms by table: what is typed finds what is meant.
import fc from "fast-check";
import { expect, test } from "vitest";
import { koreanInitials, nearlyIn, searchForm, searchQuery, searchText } from "./search.ts";

test.each([
	["Pirate's Cove II", "piratescoveii"],
	["  Café  Royal ", "caferoyal"],
	["용의 보물", "용의보물"],
	["", ""],
	["!!!", ""],
	["777 Gold", "777gold"],
])("the form of %s", (name, expected) => {
	expect(searchForm(name)).toBe(expected);
});

test.each([
	["용의 보물", "ㅇㅇㅂㅁ"],
	["까치 호랑이", "ㄲㅊㅎㄹㅇ"],
	["힣", "ㅎ"],
	["가", "ㄱ"],
	["Gold 금", "goldㄱ"],
])("the initials of %s", (name, expected) => {
	expect(koreanInitials(name)).toBe(expected);
});

const names = ["Ember Crown", "불씨 왕관", "餘燼王冠"];

test.each([
	["ember", true],
	["EMBER CR", true],
	["mbercrow", true],
	["왕관", true],
	["불씨왕", true],
	["ㅂㅆㅇㄱ", true],
	["ㅂㅆ ㅇ", true],
	["王冠", true],
	["ㅋㅋ", false],
	["crown ember", false],
])("a search for %s: %s", (query, found) => {
	expect(searchText(names).includes(searchQuery(query))).toBe(found);
});

test("every part of every name finds it, in any case (property)", () => {
	fc.assert(
		fc.property(
			fc.string({ unit: fc.constantFrom(..."abcXYZ 가나다힣 -'1"), maxLength: 20 }),
			fc.nat(),
			fc.nat(),
			(name, from, size) => {
				const form = searchForm(name);
				const part = form.slice(from % (form.length + 1)).slice(0, size % (form.length + 1));
				expect(searchText([name]).includes(searchQuery(part.toUpperCase()))).toBe(true);
			},
		),
	);
});

test.each([
	["a letter too many", "embber", true],
	["a letter too few", "embr", true],
	["another letter", "enber", true],
	["neighbours in the wrong order", "ebmer", true],
	["two slips in a long query", "emder crwon", true],
	["two slips in a short one are another word", "anbir", false],
	["three letters must be right", "emx", false],
	["a jamo of a Korean name", "불시 왕관", true],
	["another name", "magpie", false],
	["nothing", "", false],
])("a slip of the finger, %s: %s finds it %s", (_, query, found) => {
	expect(nearlyIn({ text: searchText(names), query: searchQuery(query) })).toBe(found);
});

test("any one slip in a name of four letters or more still finds it (property)", () => {
	fc.assert(
		fc.property(
			fc.string({ unit: fc.constantFrom(..."abcdef"), minLength: 4, maxLength: 14 }),
			fc.nat(),
			fc.constantFrom("drop", "double", "change", "swap"),
			(name, place, slip) => {
				const at = place % (name.length - 1);
				const [before, letter, next, rest] = [name.slice(0, at), name[at], name[at + 1], name.slice(at + 2)];
				const typed = {
					drop: `${before}${next}${rest}`,
					double: `${before}${letter}${letter}${next}${rest}`,
					change: `${before}z${next}${rest}`,
					swap: `${before}${next}${letter}${rest}`,
				}[slip];
				fc.pre(typed.length >= 4);
				expect(nearlyIn({ text: searchText([name]), query: typed })).toBe(true);
			},
		),
	);
});
