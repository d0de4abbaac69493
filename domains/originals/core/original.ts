// What an instant game is: the words that all of them share, and the two ways a round can go.
import type { Chance, Fraction } from "#platform/kernel";

/** The instant games, in the order of the lobby. */
export const originalGames = ["dice", "limbo", "mines", "plinko", "keno", "wheel", "hi-lo", "crash"] as const;
export type OriginalGame = (typeof originalGames)[number];

export const isOriginalGame = (code: string): code is OriginalGame => originalGames.some((game) => game === code);

/** Multipliers are whole ten-thousandths of the stake: 19,600 is 1.96 times. */
export const timesUnit = 10_000;

/** The most any round pays: 10,000 times its stake. What would pay more is not offered. */
export const mostTimes = 10_000 * timesUnit;

/** The house's promise: 98 of 100 before the last digit of a multiplier is cut off. In hundredths. */
export const promisedReturn = 98;

export type Risk = "low" | "medium" | "high";
export const risks: readonly Risk[] = ["low", "medium", "high"];

/** One way to bet and all it can pay. `awards` leaves out what pays nothing. */
export type BetWay = {
	/** "under 50.00 %", "16 rows, high": for reports and reasons. */
	readonly name: string;
	readonly awards: readonly { readonly times: number; readonly chance: Fraction }[];
	/** The player sets the odds, and sees them: a rare win is what was asked for. */
	readonly chosenOdds: boolean;
};

/** A game whose round is decided by its bet alone. */
export type InstantRules<Choice, Outcome extends { readonly times: number }> = {
	readonly kind: "instant";
	/** Whether the choice is offered. What is not valid is never drawn for. */
	readonly isOffered: (choice: Choice) => boolean;
	/** Draws in a fixed order, so that the same bits give the same outcome. */
	readonly draw: (choice: Choice, chance: Chance) => Outcome;
	/** Every way to bet (of a finely graded choice: each of its steps). */
	readonly ways: () => Iterable<BetWay>;
};

/** How a round of several steps stands after those that were made. */
export type SteppedRound<Shown> = {
	/** What each step turned up, in order. */
	readonly shown: readonly Shown[];
	/** What cashing out pays now, in ten-thousandths of the stake; 0 when it is lost or nothing was risked yet. */
	readonly times: number;
	/** `full`: no further step is offered, so it is cashed out by itself. */
	readonly state: "open" | "lost" | "full";
};

/** A game whose round goes on, step by step, until it is lost or cashed out. */
export type SteppedRules<Choice, Step, Shown> = {
	readonly kind: "stepped";
	readonly isOffered: (choice: Choice) => boolean;
	/** The whole round again from the same bits; undefined when one of the steps was not offered where it was made. */
	readonly play: (choice: Choice, chance: Chance, steps: readonly Step[]) => SteppedRound<Shown> | undefined;
	readonly ways: () => Iterable<BetWay>;
};
