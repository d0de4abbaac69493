// What a lottery draws, and its results as text: digits joined where each is one character, numbers with commas otherwise.
import type { Digits } from "./play.ts";

export type Balls = {
	/** How many are drawn. */
	readonly count: number;
	/** What each may be, ascending without gaps. */
	readonly from: number;
	readonly to: number;
	/** Each is drawn anew; else none comes twice. */
	readonly repeats: boolean;
};

export const valuesOf = ({ from, to }: Pick<Balls, "from" | "to">): readonly number[] =>
	Array.from({ length: to - from + 1 }, (_, index) => from + index);

export const placesOf = ({ count }: Pick<Balls, "count">): readonly number[] =>
	Array.from({ length: count }, (_, place) => place);

/** "69405", "3,11,5,8,1" */
export const printResult = ({ to }: Pick<Balls, "to">, digits: Digits): string => digits.join(to > 9 ? "," : "");

/** Undefined for what is no result of it. */
export function readResult({ count, from, to, repeats }: Balls, text: string): Digits | undefined {
	if (!/^[0-9]+(,[0-9]+)*$/.test(text)) return undefined;
	const digits = (to > 9 ? text.split(",") : Array.from(text)).map(Number);
	const fits = digits.length === count && digits.every((digit) => digit >= from && digit <= to);
	return fits && (repeats || new Set(digits).size === count) ? digits : undefined;
}

/** Every way in which so many of the values can come in order, without repeats. */
export function* arrangements(values: readonly number[], take: number): Generator<readonly number[]> {
	if (take === 0) {
		yield [];
		return;
	}
	for (const value of values)
		for (const rest of arrangements(
			values.filter((each) => each !== value),
			take - 1,
		))
			yield [value, ...rest];
}

/** Every set of so many of the values, each ascending. */
export function* setsOf(values: readonly number[], take: number): Generator<readonly number[]> {
	if (take === 0) {
		yield [];
		return;
	}
	for (const [index, value] of values.entries())
		for (const rest of setsOf(values.slice(index + 1), take - 1)) yield [value, ...rest];
}

/** Every way in which so many places can each show one of the values. */
export function* repeatsOf(values: readonly number[], places: number): Generator<readonly number[]> {
	if (places === 0) {
		yield [];
		return;
	}
	for (const value of values) for (const rest of repeatsOf(values, places - 1)) yield [value, ...rest];
}
