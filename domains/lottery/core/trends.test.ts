// Sums and forms of past draws, by hand.
import { expect, test } from "vitest";
import { sumAndForm } from "./trends.ts";

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
