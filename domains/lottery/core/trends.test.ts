// Sums and forms of past draws, by hand.
import { expect, test } from "vitest";
import { partTrend, shapeParts, sumAndForm } from "./trends.ts";

test("sums that came, and the forms of the last three, with how long each is missing", () => {
	const draws = [
		[1, 2, 3, 4, 5],
		[0, 0, 7, 7, 1],
		[9, 9, 9, 9, 9],
		[5, 4, 3, 2, 1],
	];
	const { sums, forms } = sumAndForm(draws);
	expect(sums.map(({ digit, shown, missing }) => [digit, shown, missing])).toEqual([
		[15, 3, 0],
		[45, 1, 2],
	]);
	expect(forms).toEqual([
		{ form: "triple", shown: 1, missing: 2 },
		{ form: "pair", shown: 1, missing: 1 },
		{ form: "different", shown: 2, missing: 0 },
	]);
	expect(sumAndForm([]).forms.map(({ shown, missing }) => [shown, missing])).toEqual([
		[0, 0],
		[0, 0],
		[0, 0],
	]);
});

test("spans, ratios and the first against the last, with how long each is missing", () => {
	const draws = [
		[1, 2, 3, 4, 5],
		[0, 0, 7, 7, 1],
		[9, 9, 9, 9, 9],
		[5, 4, 3, 2, 1],
	];
	const came = (part: (typeof shapeParts)[number]) =>
		partTrend(draws, part).flatMap(({ value, shown, missing }) => (shown === 0 ? [] : [[value, shown, missing]]));
	expect(shapeParts.map((part) => [part, came(part)])).toEqual([
		[
			"span",
			[
				[0, 1, 2],
				[4, 2, 0],
				[7, 1, 1],
			],
		],
		[
			"big",
			[
				[1, 2, 0],
				[2, 1, 1],
				[5, 1, 2],
			],
		],
		[
			"odd",
			[
				[3, 3, 0],
				[5, 1, 2],
			],
		],
		[
			"prime",
			[
				[0, 1, 2],
				[3, 1, 1],
				[4, 2, 0],
			],
		],
		[
			"duel",
			[
				["dragon", 1, 3],
				["tiger", 2, 0],
				["tie", 1, 2],
			],
		],
	]);
	expect(partTrend(draws, "big")[0]).toEqual({ value: 0, shown: 0, missing: 4 });
});
