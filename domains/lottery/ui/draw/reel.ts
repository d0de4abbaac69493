// The moments of a draw as it is shown: one bead after the other comes to rest, all within a few seconds. Shows what was drawn;
// decides nothing.
import type { Digits } from "../../core/index.ts";

export const reelMilliseconds = 4_200;
const [firstRest, lastRest] = [1_200, 4_000] as const;

/** How many run, and what each may be. */
export type Running = { readonly count: number; readonly from: number; readonly to: number };

/** When each bead rests, in milliseconds from the start. */
const restsAt = (place: number, count: number): number =>
	firstRest + (place * (lastRest - firstRest)) / Math.max(1, count - 1);

/** How many beads rest. */
export const resting = (elapsed: number, count: number): number =>
	Array.from({ length: count }, (_, place) => place).filter((place) => elapsed >= restsAt(place, count)).length;

/** What the beads show at a moment: numbers that run by, and those that rest. */
export const shownAt = (digits: Digits, elapsed: number, { count, from, to }: Running): Digits =>
	digits.map((digit, place) => {
		const rests = restsAt(place, count);
		if (elapsed >= rests) return digit;
		return from + ((digit - from + Math.floor((rests - elapsed) / 70) * 3 + place) % (to - from + 1));
	});
