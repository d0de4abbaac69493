// The moments of a draw as it is shown: one bead after the other comes to rest, all within a few seconds. Shows what was drawn;
// decides nothing.
import type { Digits } from "../../core/index.ts";

export const reelMilliseconds = 4_200;
const firstRest = 1_200;
const betweenRests = 700;

/** When each bead rests, in milliseconds from the start. */
const restsAt = (place: number): number => firstRest + place * betweenRests;

/** How many beads rest. */
export const resting = (elapsed: number): number => [0, 1, 2, 3, 4].filter((place) => elapsed >= restsAt(place)).length;

/** What the beads show at a moment: digits that run by, and those that rest. */
export const shownAt = (digits: Digits, elapsed: number): Digits =>
	digits.map((digit, place) =>
		elapsed >= restsAt(place) ? digit : (digit + Math.floor((restsAt(place) - elapsed) / 70) * 3 + place) % 10,
	);
