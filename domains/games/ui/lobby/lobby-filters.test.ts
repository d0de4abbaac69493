import { describe, expect, test } from "vitest";
import { filtersOn, listInput, readLobbySearch, withoutGaps } from "./lobby-filters.ts";

describe("what stands in the address", () => {
	test.each([
		["the provider", { page: "TESSERA" }, { page: "TESSERA" }],
		[
			"every filter",
			{ tag: "hot", sort: "rtp", minBet: "1", lines: 20, words: "gate" },
			{ tag: "hot", sort: "rtp", minBet: "1", lines: 20, words: "gate" },
		],
		["a provider that is none", { page: "<script>" }, {}],
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

test("the list is asked in pages of 24 slots (specification 9)", () => {
	expect(listInput({ page: "TESSERA", words: "gate" })).toMatchObject({
		gameType: "RNG",
		vassalage: "TESSERA",
		gameName: "gate",
		pageSize: 24,
	});
});
