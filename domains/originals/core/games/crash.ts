// Crash: a multiplier rises for everybody at once and breaks off at a point that was drawn. Whoever takes it before has it,
// by a press or by a target set beforehand; both pay the same, so each multiplier is reached with the same chance.
import { fraction } from "#platform/kernel";
import { crashLeast, crashMost } from "../crash/curve.ts";
import { type InstantRules, promisedReturn, timesUnit } from "../original.ts";

const words = 2 ** 32;
const toTimes = timesUnit / 100;

/** `target` in hundredths: taken by itself when the flight reaches it; 0 where none is set. */
export type CrashChoice = { readonly game: "crash"; readonly target: number };
/** `point` and `taken` in hundredths: where the flight ended, and what the player took; 0 for nothing. */
export type CrashOutcome = {
	readonly game: "crash";
	readonly point: number;
	readonly taken: number;
	readonly times: number;
};

export const crashBounds = { least: crashLeast + 1, most: crashMost } as const;

/** Where a flight ends: 98 x 2^32 / (word + 1), cut off; below 100 it ends before it begins, above the most at the most. */
export const crashPointOf = (word: number): number =>
	Math.min(crashMost, Math.floor((promisedReturn * words) / (word + 1)));

export const crashOutcome = ({ point, taken }: Pick<CrashOutcome, "point" | "taken">): CrashOutcome => ({
	game: "crash",
	point,
	taken,
	times: taken * toTimes,
});

/** How many of the 2^32 words fly as far as this: those with (word + 1) x hundredths <= 98 x 2^32. */
const flyingTo = (hundredths: number): number => Math.floor((promisedReturn * words) / hundredths);

export const crash: InstantRules<CrashChoice, CrashOutcome> = {
	kind: "instant",
	isOffered: ({ target }) =>
		target === 0 || (Number.isInteger(target) && target >= crashBounds.least && target <= crashBounds.most),
	draw({ target }, chance) {
		const point = crashPointOf(chance.below(words));
		return crashOutcome({ point, taken: target <= point ? target : 0 });
	},
	*ways() {
		// Each multiplier to 10 times, then about a thousand to the top; a press takes what a target there would.
		for (let at: number = crashLeast; ; at += at < 1_000 ? 1 : Math.ceil(at / 150)) {
			const shown = Math.min(at, crashMost);
			const awards = [{ times: shown * toTimes, chance: fraction(flyingTo(shown), words) }];
			yield { name: `taken at ${shown / 100} times`, awards, chosenOdds: true };
			if (at >= crashMost) return;
		}
	},
};
