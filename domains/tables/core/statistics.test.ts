import { expect, test } from "vitest";
import { statisticsOf } from "./statistics.ts";
import { type TableGame, tableGames } from "./tables.ts";

const timesOf = (game: TableGame, results: readonly string[]) =>
	Object.fromEntries(statisticsOf(game, results).spots.map(({ spot, times }) => [spot, times]));

test("each bet is counted where it brought more than its stake", () => {
	// A tie gives player and banker their stakes back: that is no win.
	expect(timesOf("baccarat", ["8HAC|TCJC", "2H3D3C|9HTD", "8H9D|8C9S"])).toEqual({
		banker: 1,
		player: 1,
		tie: 1,
		"banker-pair": 0,
		"player-pair": 0,
		small: 2,
		big: 1,
	});
	expect(timesOf("dragon-tiger", ["8H|6C", "6C|6D"])).toEqual({ dragon: 1, tiger: 0, tie: 1 });
	expect(timesOf("sic-bo", ["111", "123", "665"])).toEqual({ small: 1, big: 1, "any-triple": 1 });
	expect(timesOf("seotda", ["1a3a|8b0b"])).toMatchObject({ tie: 0 });
});

test("numbers of a wheel stand with the most frequent first, the lower first of those alike, and all thirty-seven", () => {
	const { rounds, numbers, spots } = statisticsOf("roulette", ["17", "0", "17", "32", "nonsense"]);
	expect([rounds, numbers.length]).toEqual([4, 37]);
	expect(numbers.slice(0, 4)).toEqual([
		{ number: 17, times: 2 },
		{ number: 0, times: 1 },
		{ number: 32, times: 1 },
		{ number: 1, times: 0 },
	]);
	expect(spots.find(({ spot }) => spot === "black")?.times).toBe(2);
	expect(statisticsOf("bolt", ["17|3x50"]).numbers[0]).toEqual({ number: 17, times: 1 });
});

test("a game without rounds counts nothing", () => {
	for (const game of tableGames) expect(statisticsOf(game, [])).toMatchObject({ rounds: 0, numbers: [] });
});
