import { describe, expect, test } from "vitest";
import { firstGames } from "./first-games.ts";

type Game = Parameters<typeof firstGames>[0][number];

const game = (gameId: string, more: Partial<Game> = {}): Game => ({
	gameId,
	vassalage: "ONE",
	volatility: "low",
	minBet: "0.20",
	open: true,
	...more,
});
const ids = (games: readonly Game[]): string[] => firstGames(games).map(({ gameId }) => gameId);

describe("the games a new member begins with", () => {
	test("are three, those that swing least, from the smallest stake on", () => {
		const games = [
			game("wild", { volatility: "high" }),
			game("dear", { minBet: "10.00" }),
			game("even", { volatility: "medium" }),
			game("small", { minBet: "0.10" }),
			game("usual"),
		];
		expect(ids(games)).toEqual(["small", "usual", "dear"]);
	});
	test("are measured ones before those that nobody has measured", () => {
		expect(ids([game("unknown", { volatility: undefined }), game("wild", { volatility: "high" })])).toEqual([
			"wild",
			"unknown",
		]);
	});
	test("are of several providers where there are several", () => {
		const games = [game("a"), game("b"), game("c"), game("other", { vassalage: "TWO", volatility: "high" })];
		expect(ids(games)).toEqual(["a", "other", "b"]);
	});
	test("are open ones alone, and may be fewer", () => {
		expect(ids([game("shut", { open: false }), game("a")])).toEqual(["a"]);
		expect(ids([])).toEqual([]);
	});
});
