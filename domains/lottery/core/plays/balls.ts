// What a lottery draws, and its results as text: digits joined where each is one character, numbers with commas otherwise.
import type { Digits } from "./play.ts";

export type Drum = {
	/** How many are drawn. */
	readonly count: number;
	/** What each may be, ascending without gaps. */
	readonly from: number;
	readonly to: number;
	/** Each is drawn anew; else none comes twice. */
	readonly repeats: boolean;
};

/** `after`: drawn after it, from a drum of its own. */
export type Balls = Drum & {
	readonly after?: Drum;
	/** Of a result that is a board of many numbers: its first places stand for it where there is little room. */
	readonly told?: number;
};

export const drumsOf = ({ after, ...drum }: Balls): readonly Drum[] => (after === undefined ? [drum] : [drum, after]);

/** What stands for a result where there is little room: all of it, or the first number of a board. */
export const toldOf = ({ told }: Pick<Balls, "told">, digits: Digits): Digits => digits.slice(0, told ?? digits.length);

/** Of the first drum. */
export const valuesOf = ({ from, to }: Pick<Drum, "from" | "to">): readonly number[] =>
	Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** What a place may show. */
export const valuesAt = (balls: Balls, place: number): readonly number[] =>
	valuesOf(place < balls.count ? balls : (balls.after ?? balls));

export const placesOf = ({ count, after }: Pick<Balls, "count" | "after">): readonly number[] =>
	Array.from({ length: count + (after?.count ?? 0) }, (_, place) => place);

/** Of more places than these nobody asks which number comes at which. */
const mostTrendPlaces = 10;

/** The places of which past draws are told one by one; none where there are too many of them. */
export const trendPlacesOf = (balls: Balls): readonly number[] => {
	const places = toldOf(balls, placesOf(balls));
	return places.length > mostTrendPlaces ? [] : places;
};

/** Numbers of more than one digit stand with commas. */
const isWide = (balls: Balls): boolean => drumsOf(balls).some(({ to }) => to > 9);

/** "69405", "3,11,5,8,1" */
export const printResult = (balls: Balls, digits: Digits): string => digits.join(isWide(balls) ? "," : "");

const fitsDrum = ({ count, from, to, repeats }: Drum, digits: Digits): boolean =>
	digits.length === count &&
	digits.every((digit) => digit >= from && digit <= to) &&
	(repeats || new Set(digits).size === count);

/** Undefined for what is no result of it. */
export function readResult(balls: Balls, text: string): Digits | undefined {
	if (!/^[0-9]+(,[0-9]+)*$/.test(text)) return undefined;
	const digits = (isWide(balls) ? text.split(",") : Array.from(text)).map(Number);
	const { count, after } = balls;
	const fits =
		fitsDrum(balls, digits.slice(0, count)) &&
		(after === undefined ? digits.length === count : fitsDrum(after, digits.slice(count)));
	return fits ? digits : undefined;
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
