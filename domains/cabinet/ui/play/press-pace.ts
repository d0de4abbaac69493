// Two presses in quick succession are one: a double click stakes once, however short a round is shown.

/** Longer than the two clicks of a double click lie apart, as most systems count them. */
export const pressMilliseconds = 350;

export type PressPace = {
	/** A press was taken. */
	readonly pressed: () => void;
	/** Milliseconds for which another press is still part of it. */
	readonly left: () => number;
};

/** `now`: milliseconds of a clock that never goes back. */
export function createPressPace(now: () => number): PressPace {
	let until = Number.NEGATIVE_INFINITY;
	return {
		pressed() {
			until = now() + pressMilliseconds;
		},
		left: () => Math.max(0, until - now()),
	};
}
