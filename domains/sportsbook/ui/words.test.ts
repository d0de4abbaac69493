// What bets, markets and outcomes are called.
import { expect, test } from "vitest";
import { betWords, marketWords, outcomeWords, type Say } from "./words.ts";

const say: Say = (key, values = {}) => [key, ...Object.values(values)].filter((one) => one !== "").join(" ");
const teams = { home: "Arden Vale", away: "Dunmere" };

test("outcomes of one match as one leg are a bet builder, one outcome is a single", () => {
	const single = { name: "single", sizes: [1] } as const;
	expect(betWords(say, single, [{}])).toBe("slip.single");
	expect(betWords(say, single, [{ more: [{}] }])).toBe("builder.title");
	expect(betWords(say, { name: "combo", sizes: [2] }, [{ more: [{}] }, {}])).toBe("slip.combo");
});

test.each([
	[{ id: 8, code: "nth", part: "goalnr=2" }, "period.goal 2"],
	[{ id: 100, code: "goalInterval", part: "goalnr=2" }, "period.goal 2: market.goalInterval Arden Vale Dunmere"],
	[{ id: 620, code: "raceTo", part: "mapnr=1|roundnr=5" }, "period.map 1: market.raceTo Arden Vale Dunmere 5"],
	[{ id: 230, code: "raceTo", part: "pointnr=40" }, "market.raceTo Arden Vale Dunmere 40"],
	[
		{ id: 210, code: "winner", part: "setnr=1|gamenr=3" },
		"period.set 1, period.game 3: market.winner Arden Vale Dunmere",
	],
])("%o", (market, words) => expect(marketWords(say, market, teams)).toBe(words));

test("a quarter of an hour is called by its minutes", () => {
	const words = (outcome: string) => outcomeWords(say, { outcome, line: undefined, code: "goalInterval" }, teams);
	expect([words("15"), words("90"), words("none")]).toEqual(["1–15'", "76–90'", "outcome.none"]);
});
