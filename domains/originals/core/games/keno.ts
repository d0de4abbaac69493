// Keno: the player marks one to eight of forty numbers, ten are drawn, and the hits are paid.
import { fraction } from "#platform/kernel";
import { choose, drawn } from "../counting.ts";
import { type InstantRules, timesUnit } from "../original.ts";

export const kenoField = { numbers: 40, drawn: 10, mostPicks: 8 } as const;

/** `picks` are numbers from 1 to 40, no two equal. */
export type KenoChoice = { readonly game: "keno"; readonly picks: readonly number[] };
/** `drawn` in the order they came. */
export type KenoOutcome = { readonly game: "keno"; readonly drawn: readonly number[]; readonly times: number };

/** What so many hits pay, in hundredths, by how many were marked. */
const pays: readonly (readonly number[])[] = [
	[],
	[0, 392],
	[0, 185, 465],
	[0, 80, 280, 2_000],
	[0, 40, 165, 700, 7_500],
	[0, 0, 150, 405, 1_500, 25_000],
	[0, 0, 90, 265, 700, 8_000, 50_000],
	[0, 0, 40, 240, 535, 2_000, 15_000, 70_000],
	[0, 0, 0, 210, 390, 1_000, 6_000, 35_000, 80_000],
];

/** What 0, 1, 2 ... hits pay, in ten-thousandths of the stake. */
export const kenoPays = (picks: number): readonly number[] =>
	(pays[picks] ?? []).map((hundredths) => (hundredths * timesUnit) / 100);

const isNumber = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= kenoField.numbers;

/** How likely so many hits are. */
export const kenoChance = ({ picks, hits }: { readonly picks: number; readonly hits: number }) =>
	fraction(
		choose({ of: kenoField.drawn, take: hits }) *
			choose({ of: kenoField.numbers - kenoField.drawn, take: picks - hits }),
		choose({ of: kenoField.numbers, take: picks }),
	);

export const keno: InstantRules<KenoChoice, KenoOutcome> = {
	kind: "instant",
	isOffered: ({ picks }) =>
		picks.length >= 1 &&
		picks.length <= kenoField.mostPicks &&
		picks.every(isNumber) &&
		new Set(picks).size === picks.length,
	draw({ picks }, chance) {
		const numbers = drawn({ of: kenoField.numbers, take: kenoField.drawn }, chance.below).map((index) => index + 1);
		const hits = picks.filter((pick) => numbers.includes(pick)).length;
		return { game: "keno", drawn: numbers, times: kenoPays(picks.length)[hits] ?? 0 };
	},
	*ways() {
		for (let picks = 1; picks <= kenoField.mostPicks; picks++) {
			const awards = kenoPays(picks).map((times, hits) => ({ times, chance: kenoChance({ picks, hits }) }));
			yield { name: `${picks} marked`, awards: awards.filter(({ times }) => times > 0), chosenOdds: false };
		}
	},
};
