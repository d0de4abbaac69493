// Search forms by table: what is typed finds what is meant.
import fc from "fast-check";
import { expect, test } from "vitest";
import { koreanInitials, searchForm, searchQuery, searchText } from "./search.ts";

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
