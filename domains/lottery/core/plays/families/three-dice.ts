// Three dice (K3).
import { numberAt, sumOf } from "../../counting.ts";
import { placesOf, valuesOf } from "../balls.ts";
import { type Family, group } from "../family.ts";
import type { Digits } from "../play.ts";
import { pairAnd, shownSets, sumSides, tests } from "../tests.ts";

const balls = { count: 3, from: 1, to: 6, repeats: true } as const;
const places = placesOf(balls);
const values = valuesOf(balls);
const dice = { balls, places } as const;

const isTriple = (shown: Digits): boolean => new Set(shown).size === 1;
const often = (shown: Digits, value: number): number => shown.filter((each) => each === value).length;
const side = sumSides(11, isTriple);

/** Three alike, three in a row, a pair, two in a row, anything else; each result is one of them. */
function formOf(shown: Digits): number {
	const kinds = [...new Set(shown)].sort((left, right) => left - right);
	if (kinds.length === 1) return 0;
	if (kinds.length === 2) return 2;
	const steps = kinds.slice(1).filter((value, index) => value - numberAt(kinds, index) === 1).length;
	return steps === 2 ? 1 : steps === 1 ? 3 : 4;
}

export const threeDice: Family = {
	code: "K3",
	playTable: "k3@1",
	balls,
	groups: [
		group("DiceSum", [
			[
				9701,
				"K3Sum",
				tests({
					...dice,
					test: "sumOf",
					symbols: "sum",
					values: Array.from({ length: 16 }, (_, index) => index + 3),
					holds: (sum, shown) => sumOf(shown) === sum,
				}),
			],
			[
				9702,
				"K3Sides",
				tests({ ...dice, test: "sumSides", symbols: "side", values: [0, 1, 2, 3], big: 11, holds: side }),
			],
			[
				9703,
				"K3TwoSides",
				tests({
					...dice,
					test: "sumTwoSides",
					symbols: "twoSides",
					values: [0, 1, 2, 3],
					big: 11,
					holds: (two, shown) => side(two < 2 ? 0 : 1, shown) && side(two % 2 === 0 ? 2 : 3, shown),
				}),
			],
		]),
		group("Forms", [
			[
				9704,
				"K3Form",
				tests({
					...dice,
					test: "formOf",
					symbols: "form",
					values: [0, 1, 2, 3, 4],
					holds: (form, shown) => formOf(shown) === form,
				}),
			],
			[
				9705,
				"K3Triple",
				tests({
					...dice,
					test: "triple",
					symbols: "triple",
					values,
					holds: (value, shown) => often(shown, value) === 3,
				}),
			],
			[
				9706,
				"K3Double",
				tests({ ...dice, test: "double", symbols: "double", values, holds: (value, shown) => often(shown, value) > 1 }),
			],
			[9707, "K3PairAnd", pairAnd(balls)],
		]),
		group("DiceShown", [
			[9708, "K3Shown1", shownSets(balls, 1)],
			[9709, "K3Shown2", shownSets(balls, 2)],
			[9710, "K3Shown3", shownSets(balls, 3)],
			[
				9711,
				"K3NotShown",
				tests({
					...dice,
					test: "notShown",
					symbols: "digit",
					values,
					holds: (value, shown) => !shown.includes(value),
				}),
			],
			[
				9712,
				"K3Span",
				tests({
					...dice,
					test: "spanOf",
					symbols: "span",
					values: [0, 1, 2, 3, 4, 5],
					holds: (span, shown) => Math.max(...shown) - Math.min(...shown) === span,
				}),
			],
		]),
	],
};
