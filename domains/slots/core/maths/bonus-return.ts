// What a bonus brings: exact where its rule knows it, else from many bonuses played, each kind of start by itself, so
// that only the bonus is uncertain and never the paid spin. Every figure that play found has its interval (99 %).
import { type Fraction, fraction, minus, plus, seededChance, times, toNumber, zero } from "#platform/kernel";
import type { TableBonus } from "../bonus/index.ts";
import { type Counted, type Interval, rateInterval, z99 } from "./sampling.ts";
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
	/** What rounds with a bonus bring to the mean square of a round's win, in credits squared. */
	readonly meanSquare: number;
	/** Half the 99 % interval of a round's variance whose mean is this, in credits squared; 0 when it is exact. */
	readonly varianceHalf: (roundMean: number) => number;
	readonly top: { readonly credits: number; readonly perRound: Fraction; readonly interval?: Interval | undefined };
	/** Bonuses that were played for it; 0 when it is exact. */
	readonly played: number;
	readonly seed: number;
};

/** The bonus of the rounds that a spectrum counts. Undefined where there is none. */
export function bonusReturn(bonus: TableBonus | undefined, base: Spectrum, proof: BonusProof): BonusReturn | undefined {
	if (bonus === undefined) return undefined;
	const rate = fraction(base.combinations - sumOver(base, () => 1, 0), base.combinations);
	const starts = [...base.byGiven.keys()].filter((given) => given > 0);
	const found = starts.map((given) => startOf(bonus, base, { given, rate, proof }));
	const sum = (part: (start: Start) => Fraction): Fraction => found.reduce((all, one) => plus(all, part(one)), zero);
	const total = (part: (start: Start) => number): number => found.reduce((all, one) => all + part(one), 0);
	const { top: credits } = bonus;
	const exact = bonus.exact !== undefined;
	const tops = found.map(({ tops: counted }) => counted);
	return {
		rate,
		wins: sum(({ dry, miss }) => times(dry, minus(fraction(1), miss ?? zero))),
		mean: sum(({ share, mean }) => times(share, mean)),
		exact,
		half: z99 * Math.sqrt(total(({ meanError }) => meanError ** 2)),
		meanSquare: total(squareWith),
		varianceHalf: (roundMean) => z99 * Math.sqrt(total((start) => varianceError(start, roundMean) ** 2)),
		top: {
			credits,
			perRound: sum(({ share, top }) => times(share, top)),
			interval: exact ? undefined : rateInterval(tops),
		},
		played: total(({ played }) => played),
		seed: proof.seed,
	};
}

/** The rounds whose scatters give so many, and what their bonus wins. */
type Start = {
	/** Of all rounds; and of all rounds those of them whose paid spin wins nothing. */
	readonly share: Fraction;
	readonly dry: Fraction;
	/** What the paid spin brings a round in them, and its square. */
	readonly paid: number;
	readonly paidSquare: number;
	readonly mean: Fraction;
	readonly top: Fraction;
	readonly miss?: Fraction;
	/** Means of the bonus's win, its square, cube and fourth power. */
	readonly moments: Moments;
	/** Standard error of the credits a round that these rounds bring. */
	readonly meanError: number;
	/** How often play met the top, with what each one counts in rounds. */
	readonly tops: Counted;
	readonly played: number;
};

type Moments = readonly [number, number, number, number];

type StartOf = { readonly given: number; readonly rate: Fraction; readonly proof: BonusProof };

function startOf(bonus: TableBonus, base: Spectrum, { given, rate, proof }: StartOf): Start {
	const share = fraction(
		sumOver(base, () => 1, given),
		base.combinations,
	);
	const rounds = {
		share,
		dry: fraction(
			sumOver(base, (win) => (win > 0 ? 0 : 1), given),
			base.combinations,
		),
		paid: sumOver(base, (win) => win, given) / base.combinations,
		paidSquare: sumOver(base, (win) => win * win, given) / base.combinations,
	};
	const exact = bonus.exact?.(given);
	if (exact !== undefined) {
		const moments: Moments = [toNumber(exact.mean), toNumber(exact.meanSquare), 0, 0];
		return { ...rounds, ...exact, moments, meanError: 0, tops: { met: 0, weight: 0 }, played: 0 };
	}
	const weight = toNumber(share) / toNumber(rate);
	// A start that is rare is still played often enough to be known.
	const played = Math.max(Math.ceil(proof.bonuses / 200), Math.ceil(proof.bonuses * weight));
	const { won, tops, moments } = playMany(bonus, { given, played, seed: proof.seed });
	const [mean, square] = moments;
	return {
		...rounds,
		mean: fraction(won, played),
		top: fraction(tops, played),
		moments,
		meanError: toNumber(share) * Math.sqrt((square - mean ** 2) / played),
		tops: { met: tops, weight: toNumber(share) / played },
		played,
	};
}

function playMany(bonus: TableBonus, of: { given: number; played: number; seed: number }) {
	const { top } = bonus;
	const play = bonus.fast(seededChance(of.seed + of.given));
	let [won, squares, cubes, fourths, tops] = [0, 0, 0, 0, 0];
	for (let round = 0; round < of.played; round++) {
		const win = play(of.given);
		const square = win * win;
		won += win;
		squares += square;
		cubes += square * win;
		fourths += square * square;
		if (win === top) tops++;
	}
	const over = (sum: number): number => sum / of.played;
	const moments: Moments = [over(won), over(squares), over(cubes), over(fourths)];
	return { won, tops, moments };
}

/** E[(paid + bonus)^2] over the rounds that start so: what the paid spin won is independent of what the bonus wins. */
const squareWith = ({ paid, paidSquare, share, moments: [mean, square] }: Start): number =>
	paidSquare + 2 * paid * mean + toNumber(share) * square;

/**
 * The standard error of what these rounds bring to a round's variance: that of share x (X^2 + c X), where c is twice the
 * paid win of such a round less twice the mean of all rounds.
 */
function varianceError(start: Start, roundMean: number): number {
	const { share, paid, played, moments } = start;
	if (played === 0) return 0;
	const rounds = toNumber(share);
	const [mean, square, cube, fourth] = moments;
	const c = 2 * (paid / rounds - roundMean);
	const spread = fourth + 2 * c * cube + c * c * square - (square + c * mean) ** 2;
	return rounds * Math.sqrt(Math.max(0, spread) / played);
}
