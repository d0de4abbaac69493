// What a pay table returns, exactly: by complete enumeration of the stops, and of the free spins by their chain.
import { type Fraction, fraction, over, plus, times, toNumber, zero } from "#platform/kernel";
import { bonusOf } from "../bonus/index.ts";
import { type BetMode, type FreeSpins, freeSpinsOf, type PayTable } from "../pay-table.ts";
import { type BonusProof, type BonusReturn, bonusProof, bonusReturn } from "./bonus-return.ts";
import { freeSpinChain } from "./free-spin-chain.ts";
import type { Interval } from "./sampling.ts";
import { enumerateSpectrum, type Spectrum, sumOver, topOf } from "./spectrum.ts";

/** The figures of one way to bet. Shares are of the stake. */
export type ModeReturn = {
	readonly mode: string;
	readonly cost: number;
	/** Exact. */
	readonly rtp: Fraction;
	readonly baseRtp: Fraction;
	readonly freeRtp: Fraction;
	/** Share of rounds that win anything: exact. */
	readonly hitRate: Fraction;
	/** Share of rounds with free spins, and the expected number of free spins a round: exact. */
	readonly freeSpinRate: Fraction;
	readonly freeSpinsPerRound: Fraction;
	/** Of one round's win, in stakes: exact, where no bonus was played for it. */
	readonly standardDeviation: number;
	/** Half the 99 % interval of that; 0 when it is exact. */
	readonly deviationHalf: number;
	/** The most that one spin wins in credits, and how often a round shows it on average: exact, or with its interval. */
	readonly top: { readonly credits: number; readonly perRound: Fraction; readonly interval?: Interval | undefined };
	readonly base: Spectrum;
	readonly free: Spectrum | undefined;
	/** The bonus, where the table has one: its share is in `rtp`. */
	readonly bonus: BonusReturn | undefined;
};

export type Progress = (what: string, done: number) => void;

/**
 * Every mode's figures. Takes seconds for a full table: every stop of every reel is turned through. A bonus that cannot
 * be enumerated is played `proof.bonuses` times.
 */
export function exactReturns(
	table: PayTable,
	progress: Progress = () => {},
	proof: BonusProof = bonusProof,
): ModeReturn[] {
	const spectra = new Map<FreeSpins, Spectrum>();
	const spectrumOf = (feature: FreeSpins): Spectrum => {
		const known = spectra.get(feature);
		if (known !== undefined) return known;
		const found = enumerateSpectrum({
			table,
			set: feature.reels,
			gives: feature.more,
			progress: (done) => progress("free spins", done),
		});
		spectra.set(feature, found);
		return found;
	};
	/** Modes that turn the same reels for the same features are counted once. */
	const paid = new Map<string, Spectrum>();
	const paidOf = (mode: BetMode, gives: FreeSpins["awards"]): Spectrum => {
		const key = JSON.stringify([mode.reels, gives]);
		const set = mode.reels;
		const known = paid.get(key);
		const found = known ?? enumerateSpectrum({ table, set, gives, progress: (done) => progress(mode.code, done) });
		paid.set(key, found);
		return found;
	};
	return table.modes.map((mode) => {
		const feature = freeSpinsOf(table, mode);
		const free = feature === undefined ? undefined : spectrumOf(feature);
		const base = paidOf(mode, feature?.awards ?? bonusOf(table, mode)?.gives ?? []);
		return modeReturn(mode, { base, free, feature, bonus: bonusReturn(bonusOf(table, mode), base, proof) });
	});
}

type Parts = {
	readonly base: Spectrum;
	readonly free: Spectrum | undefined;
	readonly feature: FreeSpins | undefined;
	readonly bonus: BonusReturn | undefined;
};

function modeReturn(mode: BetMode, parts: Parts): ModeReturn {
	const { base, free, bonus } = parts;
	const all = base.combinations;
	const perStake = (credits: Fraction): Fraction => over(credits, fraction(mode.cost));
	const triggered = freePart(parts);
	const baseRtp = perStake(meanOf(base));
	const freeRtp = perStake(times(triggered.spins, free === undefined ? zero : meanOf(free)));
	const rtp = plus(plus(baseRtp, freeRtp), bonus === undefined ? zero : perStake(bonus.mean));
	const mean = toNumber(rtp) * mode.cost;
	const meanSquare = sumOver(base, (win) => win * win, 0) / all + triggered.meanSquare + (bonus?.meanSquare ?? 0);
	const deviation = Math.sqrt(Math.max(0, meanSquare - mean * mean));
	return {
		mode: mode.code,
		cost: mode.cost,
		rtp,
		baseRtp,
		freeRtp,
		hitRate: hitRateOf(base, bonus),
		freeSpinRate: fraction(all - sumOver(base, () => 1, 0), all),
		freeSpinsPerRound: triggered.spins,
		standardDeviation: deviation / mode.cost,
		deviationHalf: (bonus?.varianceHalf(mean) ?? 0) / (2 * deviation || 1) / mode.cost,
		top: topAward(parts, triggered.spins),
		base,
		free,
		bonus,
	};
}

const meanOf = (spectrum: Spectrum): Fraction =>
	fraction(
		sumOver(spectrum, (win) => win),
		spectrum.combinations,
	);

/** Share of rounds that win something: at once, or by the bonus that they start. */
function hitRateOf(base: Spectrum, bonus: BonusReturn | undefined): Fraction {
	const winning = sumOver(base, (win) => (win > 0 ? 1 : 0));
	return plus(fraction(winning, base.combinations), bonus?.wins ?? zero);
}

/** Expected free spins a round, and the share of the mean square that rounds with free spins bring. */
function freePart({ base, free, feature }: Parts): { spins: Fraction; meanSquare: number } {
	let spins = zero;
	let meanSquare = 0;
	if (free === undefined || feature === undefined) return { spins, meanSquare };
	for (const given of base.byGiven.keys()) {
		if (given === 0) continue;
		const chain = freeSpinChain(feature, free, given);
		const combinations = sumOver(base, () => 1, given);
		spins = plus(spins, times(fraction(combinations, base.combinations), chain.expectedSpins));
		const paid = sumOver(base, (win) => win, given) / base.combinations;
		const square = sumOver(base, (win) => win * win, given) / base.combinations;
		meanSquare += square + 2 * paid * chain.mean + (combinations / base.combinations) * chain.meanSquare;
	}
	return { spins, meanSquare };
}

function topAward({ base, free, bonus }: Parts, freeSpinsPerRound: Fraction): ModeReturn["top"] {
	const inBase = topOf(base);
	const inFree = free === undefined ? { win: 0, combinations: 0 } : topOf(free);
	const credits = Math.max(inBase.win, inFree.win, bonus?.top.credits ?? 0);
	const baseShare = inBase.win === credits ? fraction(inBase.combinations, base.combinations) : zero;
	const freeShare =
		free !== undefined && inFree.win === credits
			? times(freeSpinsPerRound, fraction(inFree.combinations, free.combinations))
			: zero;
	const bonusShare = bonus?.top.credits === credits ? bonus.top.perRound : zero;
	const sure = plus(baseShare, freeShare);
	const perRound = plus(sure, bonusShare);
	const interval = bonus?.top.credits === credits ? bonus.top.interval : undefined;
	if (interval === undefined) return { credits, perRound };
	const known = toNumber(sure);
	return { credits, perRound, interval: { low: known + interval.low, high: known + interval.high } };
}
