import { describe, expect, test } from "vitest";
import { readLobbySearch, withoutGaps } from "./lobby-filters.ts";
import { chosenVendor, filtersOn, listInput } from "./lobby-list.ts";

describe("what stands in the address", () => {
	test.each([
		["the provider", { page: "TESSERA" }, { page: "TESSERA" }],
		[
			"every filter",
			{ tag: "hot", sort: "rtp", minBet: "1", lines: 20, words: "gate" },
			{ tag: "hot", sort: "rtp", minBet: "1", lines: 20, words: "gate" },
		],
		["a provider that is none", { page: "<script>" }, {}],
		["a stake of any hall", { minBet: "0.50" }, { minBet: "0.50" }],
		["a stake that is none", { minBet: "cheap" }, {}],
		["a tag that is none", { tag: "cold", sort: "name" }, { sort: "name" }],
		["lines that are no step", { lines: 7 }, {}],
		["words too long to be a name", { words: "x".repeat(61) }, {}],
		["entries of others", { utm: "x" }, {}],
	])("%s", (_, search, read) => {
		expect(readLobbySearch(search)).toEqual(read);
	});

	test("what is not set is left out", () => {
		expect(Object.keys(withoutGaps({ page: undefined, tag: "new" }))).toEqual(["tag"]);
	});
});

test.each([
	[{}, 0],
	[{ page: "TESSERA", sort: "name" }, 0],
	[{ tag: "hot", words: "a" }, 2],
	[{ tag: "hot", words: "a", lines: 10, minBet: "1" }, 4],
] as const)("%j has %i filters on", (search, count) => {
	expect(filtersOn(search)).toBe(count);
});

test("the list is asked in pages of 24 games of the hall (specification 9)", () => {
	expect(
		listInput({ category: "FISH", vendor: "TESSERA", search: { words: "gate" } }, { clientType: 3 }),
	).toMatchObject({
		clientType: 3,
		gameType: "FISH",
		vassalage: "TESSERA",
		gameName: "gate",
		pageSize: 24,
	});
});

const two = [{ vassalage: "TESSERA" }, { vassalage: "OUTSIDE" }];

test.each([
	["the first provider is the default of slots (specification 9)", undefined, "RNG", two, "TESSERA"],
	["the one that is asked for", "OUTSIDE", "RNG", two, "OUTSIDE"],
	["one that has nothing here counts as not asked for", "NOBODY", "RNG", two, "TESSERA"],
	["all of them, when they are asked for", "all", "RNG", two, undefined],
	["other halls begin with all", undefined, "LIVE", two, undefined],
	["one that has nothing in another hall", "NOBODY", "LIVE", two, undefined],
	["a hall without providers", undefined, "RNG", [], undefined],
] as const)("%s", (_, page, category, vendors, chosen) => {
	expect(chosenVendor(page, vendors, category)).toBe(chosen);
});
