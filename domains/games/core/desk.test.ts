// What an operator may set of a game, as a table.
import { describe, expect, test } from "vitest";
import type { CurrencyCode } from "#platform/kernel";
import { type GameDraft, gameFault, isOver, largestStake, mostTags } from "./desk.ts";

const now = new Date("2026-11-22T12:00:00Z");
const later = new Date(now.getTime() + 1);
const limits = (min: bigint, max: bigint, currency: CurrencyCode = "P") => new Map([[currency, { min, max }]]);
const known = { id: "1", currencies: new Set<CurrencyCode>(["P"]), games: new Set(["1", "2", "3"]), now };
const sound: GameDraft = { tags: [], maintenance: undefined, recommended: [], limits: limits(1n, 100n) };

describe("a setting stands or its part is named", () => {
	test.each<[string, Partial<GameDraft>, ReturnType<typeof gameFault>]>([
		["as it is", {}, undefined],
		["tags in any script", { tags: ["night", "밤 바다", "x-1"] }, undefined],
		["a tag twice", { tags: ["night", "night"] }, "TAGS"],
		["an empty tag", { tags: [""] }, "TAGS"],
		["markup as a tag", { tags: ["<b>"] }, "TAGS"],
		["a tag of 31 signs", { tags: ["a".repeat(31)] }, "TAGS"],
		["too many tags", { tags: Array.from({ length: mostTags + 1 }, (_, index) => `t${index}`) }, "TAGS"],
		["maintenance without an end", { maintenance: { until: undefined } }, undefined],
		["maintenance with an end ahead", { maintenance: { until: later } }, undefined],
		["maintenance that is over", { maintenance: { until: now } }, "MAINTENANCE"],
		["other games recommended", { recommended: ["3", "2"] }, undefined],
		["itself recommended", { recommended: ["1"] }, "RECOMMENDED"],
		["an unknown game recommended", { recommended: ["9"] }, "RECOMMENDED"],
		["one recommended twice", { recommended: ["2", "2"] }, "RECOMMENDED"],
		["five recommended", { recommended: ["2", "3", "4", "5", "6"] }, "RECOMMENDED"],
		["equal limits", { limits: limits(5n, 5n) }, undefined],
		["the largest there is", { limits: limits(1n, largestStake) }, undefined],
		["a limit below one unit", { limits: limits(0n, 5n) }, "LIMITS"],
		["limits out of order", { limits: limits(6n, 5n) }, "LIMITS"],
		["more than the largest", { limits: limits(1n, largestStake + 1n) }, "LIMITS"],
		["a currency its studio does not offer", { limits: limits(1n, 5n, "KRW") }, "LIMITS"],
		["no limits at all", { limits: new Map() }, "LIMITS"],
	])("%s", (_, change, fault) => {
		expect(gameFault({ ...sound, ...change }, known)).toBe(fault);
	});
});

test.each([
	[undefined, false],
	[{ until: undefined }, false],
	[{ until: later }, false],
	[{ until: now }, true],
] as const)("a maintenance %j is over: %s", (maintenance, over) => {
	expect(isOver(maintenance, now)).toBe(over);
});
