// What is counted beyond the end of a list, and sets that there are none of.
import { expect, test } from "vitest";
import { choose, countAt, numberAt, timesOf } from "./counting.ts";

test("nothing is counted where there is nothing", () => {
	expect([choose({ of: 49, take: 6 }), choose({ of: 3, take: 4 }), choose({ of: 3, take: -1 })]).toEqual([
		13_983_816, 0, 0,
	]);
	expect([numberAt([4, 7], 1), numberAt([4, 7], 2), numberAt([], 0)]).toEqual([7, 0, 0]);
	const times = timesOf([1, 1, 5]);
	expect([countAt(times, 1), countAt(times, 5), countAt(times, 9)]).toEqual([2, 1, 0]);
});
