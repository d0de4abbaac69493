import { expect, test } from "vitest";
import { reelMilliseconds, resting, shownAt } from "./reel.ts";

const digits = [6, 9, 4, 0, 5];
const five = { count: 5, from: 0, to: 9 } as const;

test("beads rest one after the other, all of them within three to six seconds, and then show what was drawn", () => {
	expect([resting(0, 5), resting(1_300, 5), resting(reelMilliseconds, 5)]).toEqual([0, 1, 5]);
	expect(reelMilliseconds).toBeGreaterThanOrEqual(3_000);
	expect(reelMilliseconds).toBeLessThanOrEqual(6_000);
	expect(shownAt(digits, reelMilliseconds, five)).toEqual(digits);
	expect(shownAt(digits, 1_300, five)[0]).toBe(6);
	for (let at = 0; at < reelMilliseconds; at += 37)
		expect(shownAt(digits, at, five).every((digit) => Number.isInteger(digit) && digit >= 0 && digit <= 9)).toBe(true);
});

test("ten numbers rest in the same time, and none is shown that is not drawn there", () => {
	const race = { count: 10, from: 1, to: 10 } as const;
	const order = [10, 9, 8, 6, 3, 7, 2, 1, 5, 4];
	expect([resting(1_300, 10), resting(reelMilliseconds, 10)]).toEqual([1, 10]);
	expect(shownAt(order, reelMilliseconds, race)).toEqual(order);
	for (let at = 0; at < reelMilliseconds; at += 37)
		expect(shownAt(order, at, race).every((number) => number >= 1 && number <= 10)).toBe(true);
});
