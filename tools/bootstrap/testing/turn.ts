// What one run of the tests sees of what is too much for every run: a part that turns with the commit, so that what one
// commit left out the next ones see. Asked by tests; the turn itself is read in ../turn.ts.
import { inject } from "vitest";

declare module "vitest" {
	interface ProvidedContext {
		/** A whole number that is this commit's own. */
		readonly turn: number;
		/** Every look, value, seed and game, instead of this commit's part of them. */
		readonly whole: boolean;
	}
}

export const isWhole = (): boolean => inject("whole");

export const turn = (): number => inject("turn");

/** The one whose turn it is at a place: neighbours have different ones, and the next commit begins elsewhere. */
export function turnOf<T>(all: readonly [T, ...T[]], place: number, ofCommit = turn()): T {
	return all[(place + ofCommit) % all.length] ?? all[0];
}

/** How many random histories are played where so many are a thorough look: a quarter in a run; ten runs by night. */
export const historiesOf = (many: number): number => (isWhole() ? many : Math.ceil(many / 4));
