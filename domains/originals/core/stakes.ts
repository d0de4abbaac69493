// Stakes and wins of the instant games, in minor units of the play's currency.
import { type CurrencyCode, isCurrencyCode } from "#platform/kernel";
import { type OriginalGame, timesUnit } from "./original.ts";

/** The least stake: sizes that a player there would call the same. */
const leastStake: Readonly<Record<CurrencyCode, bigint>> = {
	P: 100n,
	USD: 100n,
	EUR: 100n,
	CNY: 500n,
	THB: 2_500n,
	BDT: 10_000n,
	KRW: 1_000n,
	JPY: 100n,
	VND: 20_000n,
	IDR: 10_000n,
};

const levels: readonly bigint[] = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n];

/**
 * What is less than a minor unit is cut off a win. Where multipliers are finer than hundredths a stake of fewer units than
 * these would lose more by it than the game promises; the others pay every win of theirs to the unit.
 */
const leastUnits: Readonly<Record<OriginalGame, bigint>> = {
	dice: 200n,
	limbo: 100n,
	mines: 200n,
	plinko: 100n,
	keno: 100n,
	wheel: 100n,
	"hi-lo": 200n,
	crash: 100n,
};

type Offer = { readonly game: OriginalGame; readonly currency: CurrencyCode };

/** Ascending. */
export const offeredStakes = ({ game, currency }: Offer): readonly bigint[] =>
	levels.map((level) => level * leastStake[currency]).filter((stake) => stake >= leastUnits[game]);

export function stakeBounds(offer: Offer): { readonly min: bigint; readonly max: bigint } {
	const stakes = offeredStakes(offer);
	const [min, max] = [stakes[0], stakes.at(-1)];
	if (min === undefined || max === undefined) throw new RangeError("no stakes");
	return { min, max };
}

/**
 * The least stake of a game in each currency, each once, in minor units. Every other stake is a whole number of times one of
 * these, so that none returns less.
 */
export function leastStakes(game: OriginalGame): readonly bigint[] {
	const currencies = Object.keys(leastStake).filter(isCurrencyCode);
	return [...new Set(currencies.map((currency) => stakeBounds({ game, currency }).min))];
}

/** What a stake wins: rounded down to the minor unit, once. `times` in ten-thousandths. */
export function winOf(stake: bigint, times: number): bigint {
	if (!Number.isSafeInteger(times) || times < 0) throw new RangeError("a multiplier is whole and not negative");
	return (stake * BigInt(times)) / BigInt(timesUnit);
}
