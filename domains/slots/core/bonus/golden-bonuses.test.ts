// What bonuses of a small table bring from a seed: a rule that moves by a hair changes a line.
import { describe, expect, test } from "vitest";
import { seededChance } from "#platform/kernel";
import type { Bonus } from "../pay-table.ts";
import { reelSet, smallTable } from "../testing/tables.ts";
import { bonusOf } from "./index.ts";

const strips = [
	[2, 2, 3],
	[3, 0, 2, 3],
	[3, 2, 3, 0],
];
const reels = reelSet(strips, { ladder: [2] });
const awards = [{ count: 2, spins: 3 }];

const bonuses: Readonly<Record<string, Bonus>> = {
	stay: { kind: "held-wilds", wilds: "stay", reels, awards, limit: 9, cap: 2_000 },
	walk: { kind: "held-wilds", wilds: "walk", reels, awards, limit: 9, cap: 2_000 },
	hold: {
		kind: "hold",
		least: 2,
		respins: 3,
		landing: { of: 1, in: 6 },
		coins: [
			{ credits: 5, weight: 4 },
			{ credits: 20, weight: 1 },
		],
		full: 250,
	},
	gather: {
		kind: "gather",
		awards,
		respins: 3,
		limit: 12,
		landing: { plain: 2, gathers: 1, in: 14 },
		coins: [
			{ credits: 5, weight: 4 },
			{ credits: 20, weight: 1 },
		],
		slab: 2,
		gatherer: 3,
		fullTimes: 2,
		cap: 150,
	},
};

/** kind | seed | given | credits | events */
const golden = `
stay | 1 | 3 | 168 | 18
stay | 2 | 4 | 136 | 22
stay | 3 | 5 | 298 | 27
stay | 4 | 2 | 92 | 13
stay | 5 | 3 | 268 | 21
stay | 6 | 4 | 352 | 24
stay | 7 | 5 | 16 | 16
stay | 8 | 2 | 168 | 14
stay | 9 | 3 | 144 | 20
stay | 10 | 4 | 560 | 26
stay | 11 | 5 | 332 | 28
stay | 12 | 2 | 30 | 14
stay | 13 | 3 | 76 | 17
stay | 14 | 4 | 114 | 21
stay | 15 | 5 | 744 | 31
stay | 16 | 2 | 40 | 10
stay | 17 | 3 | 250 | 19
stay | 18 | 4 | 332 | 24
stay | 19 | 5 | 404 | 29
stay | 20 | 2 | 72 | 13
stay | 21 | 3 | 312 | 21
stay | 22 | 4 | 204 | 21
stay | 23 | 5 | 172 | 28
stay | 24 | 2 | 34 | 13
stay | 25 | 3 | 48 | 17
stay | 26 | 4 | 504 | 27
stay | 27 | 5 | 404 | 29
stay | 28 | 2 | 74 | 13
stay | 29 | 3 | 138 | 19
stay | 30 | 4 | 574 | 27
stay | 31 | 5 | 206 | 30
stay | 32 | 2 | 26 | 14
stay | 33 | 3 | 88 | 19
stay | 34 | 4 | 236 | 22
stay | 35 | 5 | 624 | 31
stay | 36 | 2 | 50 | 13
stay | 37 | 3 | 100 | 18
stay | 38 | 4 | 182 | 20
stay | 39 | 5 | 656 | 32
stay | 40 | 2 | 10 | 13
stay | 41 | 3 | 228 | 17
stay | 42 | 4 | 286 | 28
stay | 43 | 5 | 306 | 29
stay | 44 | 2 | 114 | 13
stay | 45 | 3 | 376 | 19
stay | 46 | 4 | 62 | 20
walk | 1 | 3 | 228 | 32
walk | 2 | 4 | 178 | 31
walk | 3 | 5 | 166 | 39
walk | 4 | 2 | 260 | 36
walk | 5 | 3 | 562 | 61
walk | 6 | 4 | 546 | 59
walk | 7 | 5 | 16 | 16
walk | 8 | 2 | 240 | 26
walk | 9 | 3 | 116 | 24
walk | 10 | 4 | 266 | 41
walk | 11 | 5 | 272 | 45
walk | 12 | 2 | 30 | 14
walk | 13 | 3 | 212 | 37
walk | 14 | 4 | 276 | 56
walk | 15 | 5 | 302 | 58
walk | 16 | 2 | 120 | 24
walk | 17 | 3 | 298 | 35
walk | 18 | 4 | 188 | 42
walk | 19 | 5 | 168 | 37
walk | 20 | 2 | 84 | 26
walk | 21 | 3 | 288 | 41
walk | 22 | 4 | 316 | 43
walk | 23 | 5 | 302 | 58
walk | 24 | 2 | 34 | 13
walk | 25 | 3 | 326 | 53
walk | 26 | 4 | 578 | 61
walk | 27 | 5 | 184 | 33
walk | 28 | 2 | 102 | 20
walk | 29 | 3 | 118 | 25
walk | 30 | 4 | 426 | 46
walk | 31 | 5 | 134 | 39
walk | 32 | 2 | 196 | 43
walk | 33 | 3 | 80 | 16
walk | 34 | 4 | 448 | 58
walk | 35 | 5 | 216 | 44
walk | 36 | 2 | 62 | 19
walk | 37 | 3 | 76 | 23
walk | 38 | 4 | 324 | 58
walk | 39 | 5 | 502 | 59
walk | 40 | 2 | 52 | 19
walk | 41 | 3 | 370 | 44
walk | 42 | 4 | 432 | 58
walk | 43 | 5 | 406 | 48
walk | 44 | 2 | 102 | 21
walk | 45 | 3 | 510 | 49
walk | 46 | 4 | 72 | 32
hold | 1 | 3 | 250 | 7
hold | 2 | 4 | 250 | 7
hold | 3 | 5 | 250 | 3
hold | 4 | 2 | 250 | 7
hold | 5 | 3 | 40 | 8
hold | 6 | 4 | 20 | 5
hold | 7 | 5 | 40 | 5
hold | 8 | 2 | 20 | 9
hold | 9 | 3 | 35 | 7
hold | 10 | 4 | 25 | 8
hold | 11 | 5 | 40 | 5
hold | 12 | 2 | 30 | 7
hold | 13 | 3 | 25 | 8
hold | 14 | 4 | 40 | 6
hold | 15 | 5 | 40 | 5
hold | 16 | 2 | 40 | 5
hold | 17 | 3 | 15 | 5
hold | 18 | 4 | 40 | 6
hold | 19 | 5 | 250 | 5
hold | 20 | 2 | 40 | 8
hold | 21 | 3 | 55 | 6
hold | 22 | 4 | 35 | 5
hold | 23 | 5 | 40 | 5
hold | 24 | 2 | 20 | 7
hold | 25 | 3 | 15 | 5
hold | 26 | 4 | 40 | 6
hold | 27 | 5 | 250 | 3
hold | 28 | 2 | 35 | 6
hold | 29 | 3 | 25 | 9
hold | 30 | 4 | 40 | 6
hold | 31 | 5 | 25 | 5
hold | 32 | 2 | 15 | 6
hold | 33 | 3 | 25 | 8
hold | 34 | 4 | 35 | 5
hold | 35 | 5 | 250 | 5
hold | 36 | 2 | 250 | 5
hold | 37 | 3 | 30 | 5
hold | 38 | 4 | 250 | 5
hold | 39 | 5 | 250 | 3
hold | 40 | 2 | 30 | 7
hold | 41 | 3 | 15 | 5
hold | 42 | 4 | 250 | 5
hold | 43 | 5 | 40 | 5
hold | 44 | 2 | 30 | 6
hold | 45 | 3 | 250 | 10
hold | 46 | 4 | 40 | 7
gather | 1 | 3 | 60 | 10
gather | 2 | 4 | 75 | 13
gather | 3 | 5 | 150 | 4
gather | 4 | 2 | 80 | 18
gather | 5 | 3 | 130 | 5
gather | 6 | 4 | 60 | 7
gather | 7 | 5 | 110 | 19
gather | 8 | 2 | 35 | 7
gather | 9 | 3 | 75 | 16
gather | 10 | 4 | 20 | 5
gather | 11 | 5 | 120 | 4
gather | 12 | 2 | 35 | 7
gather | 13 | 3 | 60 | 15
gather | 14 | 4 | 40 | 7
gather | 15 | 5 | 25 | 5
gather | 16 | 2 | 70 | 14
gather | 17 | 3 | 40 | 7
gather | 18 | 4 | 85 | 10
gather | 19 | 5 | 55 | 5
gather | 20 | 2 | 25 | 5
gather | 21 | 3 | 80 | 13
gather | 22 | 4 | 40 | 6
gather | 23 | 5 | 150 | 4
gather | 24 | 2 | 90 | 8
gather | 25 | 3 | 90 | 15
gather | 26 | 4 | 35 | 5
gather | 27 | 5 | 25 | 5
gather | 28 | 2 | 25 | 5
gather | 29 | 3 | 50 | 6
gather | 30 | 4 | 70 | 15
gather | 31 | 5 | 120 | 8
gather | 32 | 2 | 75 | 20
gather | 33 | 3 | 25 | 10
gather | 34 | 4 | 25 | 6
gather | 35 | 5 | 25 | 5
gather | 36 | 2 | 65 | 19
gather | 37 | 3 | 30 | 10
gather | 38 | 4 | 60 | 17
gather | 39 | 5 | 55 | 5
gather | 40 | 2 | 10 | 5
gather | 41 | 3 | 150 | 16
gather | 42 | 4 | 25 | 6
gather | 43 | 5 | 25 | 5
gather | 44 | 2 | 45 | 15
gather | 45 | 3 | 55 | 10
gather | 46 | 4 | 40 | 7
`;

describe("golden bonuses", () => {
	test.each(
		golden
			.trim()
			.split("\n")
			.map((line) => [line] as const),
	)("%s", (line) => {
		const [kind = "", seed = "", given = ""] = line.split(" | ");
		const bonus = bonusOf({ ...smallTable(), bonus: bonuses[kind] });
		const scatters = Array.from({ length: Number(given) }, (_, cell) => cell);
		const played = bonus?.play({ given: Number(given), scatters }, seededChance(Number(seed)));
		expect([kind, seed, given, played?.win, played?.events.length].join(" | ")).toBe(line);
	});
});
