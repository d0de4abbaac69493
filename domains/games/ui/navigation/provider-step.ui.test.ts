import { expect, test } from "vitest";
import { categories } from "../../core/index.ts";
import { menuPages } from "./category-pages.ts";
import { providerStep } from "./provider-step.ts";

const vendor = { vassalage: "HOUSE", gameType: "LIVE", isGame: "GAME", firstGameId: "7", open: true } as const;

test.each([
	["slots go to the lobby", { gameType: "RNG" }, "lobby"],
	["slots with a list go there too: the lobby is that list", { gameType: "RNG", isGame: "VASSALAGE" }, "lobby"],
	["a sports provider is launched", { gameType: "SPORTS" }, "launch"],
	["a sports provider that rests has its page", { gameType: "SPORTS", open: false }, "page"],
	["a sports provider without a game has its page", { gameType: "SPORTS", firstGameId: undefined }, "page"],
	["a vendor with a list opens it", { gameType: "LIVE", isGame: "VASSALAGE" }, "list"],
	["a sports vendor with a list opens it", { gameType: "SPORTS", isGame: "VASSALAGE" }, "list"],
	[
		"the special provider is launched, list or not",
		{ gameType: "SPORTS", isGame: "VASSALAGE", vassalage: "DS88" },
		"launch",
	],
	["the special provider that rests has its page", { gameType: "SPORTS", vassalage: "DS88", open: false }, "page"],
	["every other leads to its category", { gameType: "FISH" }, "page"],
] as const)("%s", (_what, change, step) => {
	expect(providerStep({ ...vendor, ...change })).toBe(step);
});

test("the menus lead to the pages of the specification: both lotteries to /elott", () => {
	expect(categories.map((category) => menuPages[category])).toEqual([
		"/rng",
		"/live",
		"/sports",
		"/esports",
		"/elott",
		"/elott",
		"/pvp",
		"/fish",
	]);
});
