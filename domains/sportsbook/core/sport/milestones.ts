// Who was first at a number of rounds, of points: what a score alone does not say any more once both sides have passed it. Pure.
import type { World } from "../market/market.ts";

/** Unknown where a result was corrected: neither side's bets can be told won. */
export type First = "home" | "away" | "unknown";
type Pair = readonly [home: number, away: number];

export type Milestones = readonly number[];

/** With those that are reached by now, in their order. Where both come to one at once, the home side was before. */
export function firstsNow(milestones: Milestones, known: readonly First[], [home, away]: Pair): readonly First[] {
	const reached = milestones.slice(known.length).filter((one) => Math.max(home, away) >= one);
	return [...known, ...reached.map((one) => (home >= one ? "home" : "away"))];
}

/** Of another result: what its score says, what was known where that can still be, and unknown where both came so far. */
export const firstsOfResult = (milestones: Milestones, known: readonly First[], [home, away]: Pair): readonly First[] =>
	milestones
		.filter((one) => Math.max(home, away) >= one)
		.map((one, place) => (Math.min(home, away) >= one ? (known[place] ?? "unknown") : home >= one ? "home" : "away"));

/** Of a milestone that is reached. */
export function firstWorld(milestones: Milestones, known: readonly First[], to: number): readonly World[] {
	const first = known[milestones.indexOf(to)];
	return [{ chance: 1, at: first === "home" ? [1, 0] : first === "away" ? [0, 1] : [0, 0] }];
}
