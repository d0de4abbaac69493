// What counts as turnover: a table of bets that cover, and of those that do not.
import { expect, test } from "vitest";
import { countedBets, type Picked } from "./covered.ts";
import type { Rows } from "./plays/play.ts";
import { plays } from "./plays/tree.ts";

const picked = (code: string, ...rows: Rows): Picked => {
	const play = plays.find((each) => each.code === code);
	if (play === undefined) throw new Error(`no play ${code}`);
	return { play, rows };
};
const counted = (...bets: readonly Picked[]) => countedBets(bets).map(({ counted: some, bets: all }) => [some, all]);
const first = (size: number) => Array.from({ length: size }, (_, digit) => digit);

test.each([
	["every digit of a place", [picked("Last1", first(10))], [[0, 10]]],
	["seven of ten", [picked("Last1", first(7))], [[7, 7]]],
	[
		"eight of ten, in two slips",
		[picked("Last1", first(4)), picked("Last1", [4, 5, 6, 7])],
		[
			[0, 4],
			[0, 4],
		],
	],
	[
		"the same digits twice",
		[picked("Last1", first(5)), picked("Last1", first(5))],
		[
			[5, 5],
			[5, 5],
		],
	],
	[
		"dragon and tiger",
		[picked("DragonTiger15", [0]), picked("DragonTiger15", [1])],
		[
			[0, 1],
			[0, 1],
		],
	],
	[
		"dragon here and tiger there",
		[picked("DragonTiger15", [0]), picked("DragonTiger14", [1])],
		[
			[1, 1],
			[1, 1],
		],
	],
	["big and small at both places", [picked("Last2BSOE", [0, 1], [0, 1])], [[0, 4]]],
	["some digits of each place", [picked("FixedPlace", first(5), first(5), [], [], [])], [[10, 10]]],
	["all of one place, some of another", [picked("FixedPlace", first(10), first(5), [], [], [])], [[5, 15]]],
	["a straight of many", [picked("Last3Straight", first(5), first(5), first(5))], [[125, 125]]],
	["all of a straight", [picked("Last3Straight", first(10), first(10), first(10))], [[0, 1000]]],
] as const)("%s", (_what, bets, want) => {
	expect(counted(...bets)).toEqual(want);
});
