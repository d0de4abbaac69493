import { expect, test } from "vitest";
import { reelMilliseconds, resting, shownAt } from "./reel.ts";

const digits = [6, 9, 4, 0, 5];

test("beads rest one after the other, all of them within three to six seconds, and then show what was drawn", () => {
	expect([resting(0), resting(1_300), resting(reelMilliseconds)]).toEqual([0, 1, 5]);
	expect(reelMilliseconds).toBeGreaterThanOrEqual(3_000);
	expect(reelMilliseconds).toBeLessThanOrEqual(6_000);
	expect(shownAt(digits, reelMilliseconds)).toEqual(digits);
	expect(shownAt(digits, 1_300)[0]).toBe(6);
	for (let at = 0; at < reelMilliseconds; at += 37)
		expect(shownAt(digits, at).every((digit) => Number.isInteger(digit) && digit >= 0 && digit <= 9)).toBe(true);
});
