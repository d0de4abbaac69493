// What past draws say under each value of a row: how often it came, or how long it is missing. They say nothing of the next.
import { anywhereTrend, type Digits, type DigitTrend, type Play, placeTrend, type Row } from "../../core/index.ts";

/** What is shown under the values; `none` by one press. */
export const underKinds = ["missing", "shown", "none"] as const;
export type UnderKind = (typeof underKinds)[number];

/**
 * Of a row of digits, by digit, or of pairs of digits on the numbers of a board; undefined for sums, sides and the like. `draws`: the
 * newest first.
 */
export function rowTrend(
	{ says }: Pick<Play, "says">,
	{ label, symbols, values }: Pick<Row, "label" | "symbols" | "values">,
	draws: readonly Digits[],
): readonly DigitTrend[] | undefined {
	if (draws.length === 0) return undefined;
	if (symbols === "tail" && "lots" in says) {
		const pairIn = (draw: Digits, lot: readonly number[]): number => Number(lot.map((place) => draw[place]).join(""));
		return anywhereTrend(
			draws.map((draw) => says.lots.map((lot) => pairIn(draw, lot))),
			values,
		);
	}
	if (symbols !== "digit") return undefined;
	const [, place] = /^place([0-9]+)$/.exec(label) ?? [];
	if (place !== undefined) return placeTrend(draws, Number(place) - 1, values);
	return anywhereTrend(
		draws.map((draw) => says.places.map((each) => draw[each] ?? -1)),
		values,
	);
}
