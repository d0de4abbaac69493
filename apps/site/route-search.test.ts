import { expect, test } from "vitest";
import { readGameSearch, readLotterySearch } from "./route-search.ts";

test.each([
	[{}, {}],
	[
		{ gameCode: "VN-north", playType: "two_star" },
		{ gameCode: "VN-north", playType: "two_star" },
	],
	[{ gameCode: "VN-north" }, { gameCode: "VN-north" }],
	[{ gameCode: "", playType: "two star" }, {}],
	[{ gameCode: "a".repeat(41), playType: 5, other: "x" }, {}],
])("a lottery's address %j means %j", (search, meant) => {
	expect(readLotterySearch(search)).toEqual(meant);
});

test.each([
	[{}, {}],
	[
		{ gameId: 12, vassalage: "TESSERA", mode: "demo" },
		{ gameId: "12", vassalage: "TESSERA", mode: "demo" },
	],
	[{ gameId: "12", mode: "free" }, { gameId: "12" }],
	[
		{ gameId: "12", playType: "Tradition" },
		{ gameId: "12", playType: "Tradition" },
	],
	[
		{ gameId: "12", beside: "13-14" },
		{ gameId: "12", beside: "13-14" },
	],
	// A number alone is read as one.
	[
		{ gameId: 12, beside: 13 },
		{ gameId: "12", beside: "13" },
	],
])("a game's address %j means %j", (search, meant) => {
	expect(readGameSearch(search)).toEqual(meant);
});
