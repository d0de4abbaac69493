// What an award of free spins comes to as it is typed.
import { expect, test } from "vitest";
import type { FreeSpinsGame } from "../../contract/index.ts";
import { costOf, namesIn, stakesOf } from "./plan-free-spins.ts";

const game = (gameId: string, stakes: readonly [string, string][]): FreeSpinsGame => ({
	gameId,
	names: { en: gameId },
	stakes: stakes.map(([stake, most]) => ({ stake, most })),
});
const games = [
	game("1", [
		["0.20", "100.00"],
		["0.40", "200.00"],
	]),
	game("2", [
		["0.25", "900.00"],
		["0.40", "300.00"],
	]),
];

test("the stakes on offer are those of every chosen game, each with the most of any of them", () => {
	expect(stakesOf(games, [])).toEqual([]);
	expect(stakesOf(games, ["1"]).map(({ stake }) => stake)).toEqual(["0.20", "0.40"]);
	expect(stakesOf(games, ["2", "1"])).toEqual([{ stake: "0.40", most: "300.00" }]);
});

test("names are read however they are set apart, each once", () => {
	expect(namesIn(" mina, han\njuno;mina  ")).toEqual(["mina", "han", "juno"]);
	expect(namesIn("  \n")).toEqual([]);
});

test.each([
	["0.20", "12", 3, "7.20"],
	["0.05", "1", 1, "0.05"],
	["500", "10", 2, "10000"],
	["0.20", "", 3, "0.00"],
	["0.20", "1.5", 3, "0.00"],
])("%s a spin, %s spins for %s members cost %s", (stake, spins, members, cost) => {
	expect(costOf({ stake, spins, members })).toBe(cost);
});
