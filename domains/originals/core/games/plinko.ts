// Plinko: a ball falls through rows of pins, left or right at each, into a cup that says what is paid.
import { fraction } from "#platform/kernel";
import { choose } from "../counting.ts";
import { type InstantRules, type Risk, risks, timesUnit } from "../original.ts";

export type PlinkoRows = 8 | 12 | 16;
export const plinkoRows: readonly PlinkoRows[] = [8, 12, 16];

export type PlinkoChoice = { readonly game: "plinko"; readonly rows: number; readonly risk: Risk };
/** `turns`: 1 is to the right; the cup's number is their sum. */
export type PlinkoOutcome = {
	readonly game: "plinko";
	readonly turns: readonly number[];
	readonly times: number;
};

/** What the cups pay, in hundredths, from the rim to the middle; the other half is the same. */
const halves: Readonly<Record<PlinkoRows, Readonly<Record<Risk, readonly number[]>>>> = {
	8: {
		low: [510, 200, 110, 100, 50],
		medium: [1_250, 290, 130, 70, 40],
		high: [2_800, 390, 150, 30, 20],
	},
	12: {
		low: [900, 280, 150, 135, 110, 100, 50],
		medium: [3_100, 1_050, 380, 200, 110, 60, 30],
		high: [15_900, 2_350, 800, 200, 70, 20, 20],
	},
	16: {
		low: [1_500, 800, 180, 138, 136, 115, 110, 100, 50],
		medium: [10_000, 3_900, 930, 480, 295, 150, 100, 50, 30],
		high: [100_000, 12_500, 2_550, 900, 390, 200, 20, 20, 20],
	},
};

const isRows = (rows: number): rows is PlinkoRows => plinkoRows.some((known) => known === rows);

/** What each cup pays, from left to right, in ten-thousandths of the stake. Empty for rows that are not offered. */
export function plinkoCups({ rows, risk }: Pick<PlinkoChoice, "rows" | "risk">): readonly number[] {
	if (!isRows(rows)) return [];
	const half = halves[rows][risk].map((hundredths) => (hundredths * timesUnit) / 100);
	return [...half, ...half.slice(0, -1).reverse()];
}

export const plinko: InstantRules<PlinkoChoice, PlinkoOutcome> = {
	kind: "instant",
	isOffered: ({ rows, risk }) => isRows(rows) && risks.includes(risk),
	draw(choice, chance) {
		const turns = Array.from({ length: choice.rows }, () => chance.below(2));
		const cup = turns.reduce((sum, turn) => sum + turn, 0);
		return { game: "plinko", turns, times: plinkoCups(choice)[cup] ?? 0 };
	},
	*ways() {
		for (const rows of plinkoRows) {
			for (const risk of risks) {
				const awards = plinkoCups({ rows, risk }).map((times, cup) => ({
					times,
					chance: fraction(choose({ of: rows, take: cup }), 2n ** BigInt(rows)),
				}));
				yield { name: `${rows} rows, ${risk}`, awards, chosenOdds: false };
			}
		}
	},
};
