// What past draws say under each value of a row: how often it came, or how long it is missing. They say nothing of the next.
import { anywhereTrend, type Digits, type DigitTrend, type Play, placeTrend, type Row } from "../../core/index.ts";

/** What is shown under the values; `none` by one press. */
export const underKinds = ["missing", "shown", "none"] as const;
export type UnderKind = (typeof underKinds)[number];

const places = ["place1", "place2", "place3", "place4", "place5"];

/** Of a row of digits, by digit; undefined for sums, sides and the like. `draws`: the newest first. */
export function rowTrend(
	{ says }: Pick<Play, "says">,
	{ label, symbols }: Pick<Row, "label" | "symbols">,
	draws: readonly Digits[],
): readonly DigitTrend[] | undefined {
	if (symbols !== "digit" || draws.length === 0) return undefined;
	const place = places.indexOf(label);
	if (place >= 0) return placeTrend(draws, place);
	return anywhereTrend(draws.map((draw) => says.places.map((each) => draw[each] ?? -1)));
}
