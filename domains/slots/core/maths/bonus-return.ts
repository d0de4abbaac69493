// What a bonus brings: exact where its rule knows it, else from many bonuses played, each kind of start by itself, so
// that only the bonus is uncertain and never the paid spin. The interval is stated (99 %, normal).
import { type Fraction, fraction, minus, plus, seededChance, times, toNumber, zero } from "#platform/kernel";
import type { TableBonus } from "../bonus/index.ts";
import { type Spectrum, sumOver } from "./spectrum.ts";

/** How many bonuses are played for a proof, and from which seed: repeatable by anyone. */
export type BonusProof = { readonly bonuses: number; readonly seed: number };

export const bonusProof: BonusProof = { bonuses: 12_000_000, seed: 20_261_122 };

export type BonusReturn = {
	/** Share of rounds that start it: exact. */
	readonly rate: Fraction;
	/** Share of rounds in which the bonus alone wins: exact where the bonus is. */
	readonly wins: Fraction;
	/** Expected credits a round. */
	readonly mean: Fraction;
	readonly exact: boolean;
	/** Half the 99 % interval of `mean`, in credits; 0 when it is exact. */
	readonly half: number;
	/** What rounds with a bonus bring to the mean square of a round's win, in credits squared; from play. */
	readonly meanSquare: number;
	readonly top: { readonly credits: number; readonly perRound: Fraction };
	readonly played: number;
	readonly seed: number;
};

/** The bonus of the rounds that a spectrum counts. Undefined where there is none. */
export function bonusReturn(bonus: TableBonus | undefined, base: Spectrum, proof: BonusProof): BonusReturn | undefined {
	if (bonus === undefined) return undefined;
	const starts = [...base.byGiven.keys()].filter((given) => given > 0);
	const rate = fraction(base.combinations - sumOver(base, () => 1, 0), base.combinations);
	let [mean, top, wins] = [zero, zero, zero];
	let [variance, meanSquare, played] = [0, 0, 0];
	for (const given of starts) {
		const share = fraction(
			sumOver(base, () => 1, given),
			base.combinations,
		);
		const found = foundBy(bonus, { given, weight: toNumber(share) / toNumber(rate), proof });
		mean = plus(mean, times(share, found.mean));
		top = plus(top, times(share, found.top));
		const dry = sumOver(base, (win) => (win > 0 ? 0 : 1), given);
		wins = plus(wins, times(fraction(dry, base.combinations), minus(fraction(1), found.miss ?? zero)));
		variance += toNumber(share) ** 2 * found.errorSquare;
		meanSquare += squareWith(base, { given, found, share: toNumber(share) });
		played += found.played;
	}
	const half = 2.5758 * Math.sqrt(variance);
	const { top: credits, exact } = bonus;
	const sure = exact !== undefined;
	return { rate, wins, mean, exact: sure, half, meanSquare, top: { credits, perRound: top }, played, seed: proof.seed };
}

type Found = {
	readonly mean: Fraction;
	readonly top: Fraction;
	readonly miss?: Fraction;
	readonly meanSquare: number;
	/** Of the mean. */
	readonly errorSquare: number;
	readonly played: number;
};

/** A start that is rare is still played often enough to be known; one that is known exactly is played for its spread. */
function foundBy(bonus: TableBonus, of: { given: number; weight: number; proof: BonusProof }): Found {
	const exact = bonus.exact?.(of.given);
	const wanted = exact === undefined ? of.proof.bonuses : Math.min(of.proof.bonuses, 500_000);
	const played = Math.max(Math.ceil(wanted / 200), Math.ceil(wanted * of.weight));
	const { top } = bonus;
	const play = bonus.fast(seededChance(of.proof.seed + of.given));
	let [won, squares, tops] = [0, 0, 0];
	for (let round = 0; round < played; round++) {
		const win = play(of.given);
		won += win;
		squares += win * win;
		if (win === top) tops++;
	}
	const meanSquare = squares / played;
	if (exact !== undefined) return { ...exact, meanSquare, errorSquare: 0, played };
	const errorSquare = (meanSquare - (won / played) ** 2) / played;
	return { mean: fraction(won, played), top: fraction(tops, played), meanSquare, errorSquare, played };
}

/** E[(paid + bonus)^2] over the rounds that start so: what the paid spin won is independent of what the bonus wins. */
function squareWith(base: Spectrum, of: { given: number; found: Found; share: number }): number {
	const { given, found, share } = of;
	const paid = sumOver(base, (win) => win, given) / base.combinations;
	const square = sumOver(base, (win) => win * win, given) / base.combinations;
	return square + 2 * paid * toNumber(found.mean) + share * found.meanSquare;
}
