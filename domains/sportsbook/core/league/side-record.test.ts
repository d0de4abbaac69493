// A side's season from its results: its own matches alone, home and away.
import { expect, test } from "vitest";
import { recordOf } from "./side-record.ts";

test("a side's matches are counted from its own side", () => {
	const results = [
		{ home: 0, away: 1, score: [2, 1] as const },
		{ home: 2, away: 0, score: [1, 0] as const },
		{ home: 0, away: 2, score: [0, 0] as const },
		{ home: 1, away: 2, score: [5, 5] as const },
	];
	expect(recordOf(0, results)).toEqual({
		played: 3,
		won: 1,
		drawn: 1,
		lost: 1,
		scored: 2,
		against: 2,
		bothScored: 1,
		cleanSheets: 1,
		form: ["w", "l", "d"],
	});
	expect(recordOf(3, results)).toMatchObject({ played: 0, form: [] });
});
