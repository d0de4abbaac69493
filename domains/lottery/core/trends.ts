// What past draws were like: missing, frequency, forms. They say nothing of the next one.
import { numberAt, sumOf } from "./counting.ts";
import type { Digits } from "./plays/play.ts";

/** Draws, the newest first. */
export type Draws = readonly Digits[];

const tenDigits: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export type DigitTrend = {
	readonly digit: number;
	/** How often it was drawn. */
	readonly shown: number;
	/** Draws since it last came; all of them where it never did. */
	readonly missing: number;
	/** The longest that it stayed away within these draws. */
	readonly longest: number;
};

/** Of one place, by digit. */
export const placeTrend = (draws: Draws, place: number, values = tenDigits): readonly DigitTrend[] =>
	values.map((digit) => trendOf(draws, digit, (draw) => draw[place] === digit));

/** Of all places: a draw counts once where the digit is anywhere in it. */
export const anywhereTrend = (draws: Draws, values = tenDigits): readonly DigitTrend[] =>
	values.map((digit) => trendOf(draws, digit, (draw) => draw.includes(digit)));

function trendOf(draws: Draws, digit: number, holds: (draw: Digits) => boolean): DigitTrend {
	let shown = 0;
	let missing = draws.length;
	let away = 0;
	let longest = 0;
	for (const [index, draw] of draws.entries()) {
		if (!holds(draw)) {
			away++;
			longest = Math.max(longest, away);
			continue;
		}
		if (shown === 0) missing = index;
		shown++;
		away = 0;
	}
	return { digit, shown, missing, longest };
}

/** The digits drawn most and least often, ties by digit. */
export function hotAndCold(
	trends: readonly DigitTrend[],
	take = 3,
): { readonly hot: readonly number[]; readonly cold: readonly number[] } {
	const sorted = [...trends].sort((left, right) => right.shown - left.shown || left.digit - right.digit);
	const order = sorted.map(({ digit }) => digit);
	return { hot: order.slice(0, take), cold: order.slice(-take).reverse() };
}

export type Form = "triple" | "pair" | "different";

/** One draw in figures. `big`, `odd`, `prime` (1 2 3 5 7): how many of its five digits are. */
export type DrawShape = {
	readonly sum: number;
	readonly span: number;
	readonly big: number;
	readonly odd: number;
	readonly prime: number;
	/** Of its last three. */
	readonly form: Form;
	/** The first against the last. */
	readonly duel: "dragon" | "tiger" | "tie";
};

const primes: readonly number[] = [1, 2, 3, 5, 7];
const forms: readonly Form[] = ["triple", "triple", "pair", "different"];

export function shapeOf(draw: Digits): DrawShape {
	const [first, last] = [numberAt(draw, 0), numberAt(draw, draw.length - 1)];
	return {
		sum: sumOf(draw),
		span: Math.max(...draw) - Math.min(...draw),
		big: draw.filter((digit) => digit >= 5).length,
		odd: draw.filter((digit) => digit % 2 === 1).length,
		prime: draw.filter((digit) => primes.includes(digit)).length,
		form: forms[new Set(draw.slice(-3)).size] ?? "different",
		duel: first > last ? "dragon" : first < last ? "tiger" : "tie",
	};
}

export type FormTrend = { readonly form: Form; readonly shown: number; readonly missing: number };

/** The sums that came, ascending, and each form of the last three. */
export function sumAndForm(draws: Draws): {
	readonly sums: readonly DigitTrend[];
	readonly forms: readonly FormTrend[];
} {
	const shapes = draws.map(shapeOf);
	const sums = [...new Set(shapes.map(({ sum }) => sum))].sort((left, right) => left - right);
	const places = draws.map((draw) => [sumOf(draw)]);
	return {
		sums: placeTrend(places, 0, sums),
		forms: (["triple", "pair", "different"] as const).map((form) => {
			const first = shapes.findIndex((shape) => shape.form === form);
			const shown = shapes.filter((shape) => shape.form === form).length;
			return { form, shown, missing: first < 0 ? draws.length : first };
		}),
	};
}

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, value) => value);

/** What each part of a draw's shape can be. */
const shapeValues = {
	span: upTo(9),
	big: upTo(5),
	odd: upTo(5),
	prime: upTo(5),
	duel: ["dragon", "tiger", "tie"],
} as const;
export type ShapePart = keyof typeof shapeValues;
export const shapeParts: readonly ShapePart[] = ["span", "big", "odd", "prime", "duel"];

type PartValue = number | DrawShape["duel"];
type PartTrend = { readonly value: PartValue; readonly shown: number; readonly missing: number };

/** How often each value of a part came, and how many draws it is missing for. */
export function partTrend(draws: Draws, part: ShapePart): readonly PartTrend[] {
	const shapes: readonly PartValue[] = draws.map((draw) => shapeOf(draw)[part]);
	const values: readonly PartValue[] = shapeValues[part];
	return values.map((value) => {
		const first = shapes.indexOf(value);
		const shown = shapes.filter((each) => each === value).length;
		return { value, shown, missing: first < 0 ? draws.length : first };
	});
}
