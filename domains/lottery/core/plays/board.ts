// A result that is a board: prizes from the greatest on, each with its numbers; its digits are drawn one after the other.
import type { Balls } from "./balls.ts";
import type { Prize, PrizeName } from "./family.ts";
import type { Lots } from "./lots.ts";
import { rowOf } from "./play.ts";

/** Prizes from the greatest on: how many numbers of how many digits. */
export type Form = readonly (readonly [prize: PrizeName, numbers: number, digits: number])[];

export function boardOf(form: Form): readonly Prize[] {
	let next = 0;
	return form.map(([name, numbers, digits]) => ({
		name,
		numbers: Array.from({ length: numbers }, () => Array.from({ length: digits }, () => next++)),
	}));
}

/** Digits that repeat; the first number stands for the board. */
export const boardBalls = (board: readonly Prize[]): Balls => ({
	count: board.flatMap(({ numbers }) => numbers.flat()).length,
	from: 0,
	to: 9,
	repeats: true,
	told: rowOf(
		board.flatMap(({ numbers }) => numbers),
		0,
	).length,
});

/** The last digits of those numbers that have so many. */
export const lastOf = (lots: Lots, length: number): Lots =>
	lots.filter((number) => number.length >= length).map((number) => number.slice(-length));

/** The numbers of some prizes. */
export const numbersOf = (board: readonly Prize[], ...names: readonly PrizeName[]): Lots =>
	board.flatMap(({ name, numbers }) => (names.includes(name) ? numbers : []));
