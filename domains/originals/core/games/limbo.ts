// Limbo: a multiplier flies up to a point; the player says beforehand what it must reach.
import { fraction } from "#platform/kernel";
import { type InstantRules, mostTimes, promisedReturn, timesUnit } from "../original.ts";

const words = 2 ** 32;
/** Targets and points are in hundredths of the stake. */
const toTimes = timesUnit / 100;

export type LimboChoice = { readonly game: "limbo"; readonly target: number };
export type LimboOutcome = { readonly game: "limbo"; readonly point: number; readonly times: number };

export const limboBounds = { least: 101, most: mostTimes / toTimes } as const;

/** Where it stops: 0.98 x 2^32 / (word + 1), cut off below the hundredth, never below 1. */
export const pointOf = (word: number): number => Math.max(100, Math.floor((promisedReturn * words) / (word + 1)));

/** How many of the 2^32 words reach a target: exactly those with (word + 1) x target <= 98 x 2^32. */
export const reaching = (target: number): number => Math.floor((promisedReturn * words) / target);

export const limbo: InstantRules<LimboChoice, LimboOutcome> = {
	kind: "instant",
	isOffered: ({ target }) => Number.isInteger(target) && target >= limboBounds.least && target <= limboBounds.most,
	draw({ target }, chance) {
		const point = pointOf(chance.below(words));
		return { game: "limbo", point, times: point >= target ? target * toTimes : 0 };
	},
	*ways() {
		// Each target to 10 times, then about a thousand to the top: the return falls by less than target / 2^32.
		for (let target: number = limboBounds.least; ; target += target < 1_000 ? 1 : Math.ceil(target / 150)) {
			const shown = Math.min(target, limboBounds.most);
			const awards = [{ times: shown * toTimes, chance: fraction(reaching(shown), words) }];
			yield { name: `${shown / 100} times`, awards, chosenOdds: true };
			if (target >= limboBounds.most) return;
		}
	},
};
