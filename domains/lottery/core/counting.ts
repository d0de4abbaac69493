// Counting ways: binomials, sums and spans of digits. Small enough for exact numbers.

/** How many sets of `take` there are among `of`; 0 where there are none. */
export function choose({ of, take }: { readonly of: number; readonly take: number }): number {
	if (take < 0 || take > of) return 0;
	let ways = 1;
	for (let index = 0; index < take; index++) ways = (ways * (of - index)) / (index + 1);
	return ways;
}

/** A number of a list; 0 beyond its end. */
export const numberAt = (values: ArrayLike<number>, index: number): number => values[index] ?? 0;
/** How many there are of a key; 0 where it is not there. */
export const countAt = (counts: ReadonlyMap<number, number>, key: number): number => counts.get(key) ?? 0;

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
export const productOf = (values: readonly number[]): number => values.reduce((product, value) => product * value, 1);

/** Every result of so many places, each digit 0 to 9. */
export function* everyResult(places: number): Generator<readonly number[]> {
	const size = 10 ** places;
	for (let index = 0; index < size; index++)
		yield Array.from({ length: places }, (_, place) => Math.floor(index / 10 ** (places - 1 - place)) % 10);
}

/** How many results fall to each value of a measure: for rows whose values have ways of their own. */
export function waysBy(
	results: Iterable<readonly number[]>,
	measure: (result: readonly number[]) => number,
): ReadonlyMap<number, number> {
	const ways = new Map<number, number>();
	for (const result of results) ways.set(measure(result), countAt(ways, measure(result)) + 1);
	return ways;
}

/** How many of `values` are in `among`. */
export const countIn = (values: readonly number[], among: readonly number[]): number =>
	values.filter((value) => among.includes(value)).length;

/** How often each digit of a result is there. */
export function timesOf(result: readonly number[]): ReadonlyMap<number, number> {
	const times = new Map<number, number>();
	for (const digit of result) times.set(digit, countAt(times, digit) + 1);
	return times;
}
