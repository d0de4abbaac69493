// What a lottery takes, in minor units of a currency: of one slip by its least price, of one holder on one issue.
import { type CurrencyCode, currencyDecimals, isCurrencyCode } from "#platform/kernel";
import {
	costOfOne,
	familyOf,
	houseBounds,
	type IssueBounds,
	type LotteryGame,
	type PrizeMode,
	priceOf,
	type TakingBounds,
	unitsOf,
} from "../core/index.ts";

/** In prices of one bet of Elott: what a player there would call one. */
const unitsOfPrice = (currency: CurrencyCode, units: number): bigint => BigInt(units) * priceOf(currency, "Elott");

export const mostStake = (currency: CurrencyCode, { stake }: Pick<IssueBounds, "stake"> = houseBounds): bigint =>
	unitsOfPrice(currency, stake);
/** Of one slip on an issue. */
export const mostOfSlip = (currency: CurrencyCode, { slip }: Pick<IssueBounds, "slip">): bigint =>
	unitsOfPrice(currency, slip);
export const mostWin = (currency: CurrencyCode, { win }: Pick<IssueBounds, "win">): bigint =>
	unitsOfPrice(currency, win);

/** By the numbers of plays, in prices of a bet at fixed odds. */
export type PlayLimits = ReadonlyMap<number, number>;

/** Of a holder on one issue, by plays. */
export const mostOnPlays = (currency: CurrencyCode, limits: PlayLimits): ReadonlyMap<number, bigint> =>
	new Map([...limits].map(([play, most]) => [play, unitsOfPrice(currency, most)]));

type Of = { readonly bounds: IssueBounds; readonly plays: PlayLimits; readonly trial: boolean };

/** Of one issue; nobody pays what trials win. */
export const takingBounds = (currency: CurrencyCode, { bounds, plays, trial }: Of): TakingBounds => ({
	plays: mostOnPlays(currency, plays),
	stake: mostStake(currency, bounds),
	most: mostWin(currency, bounds),
	exposure: trial ? undefined : unitsOfPrice(currency, bounds.exposure),
});

/** One bet at the least price, and all that one issue takes. */
export function slipLimits(
	currency: CurrencyCode,
	{ mode, game }: { readonly mode: PrizeMode; readonly game: LotteryGame },
): { readonly min: bigint; readonly max: bigint } {
	const unit = unitsOf(mode, familyOf(game).code).at(-1) ?? 1;
	return { min: costOfOne({ currency, mode, group: 0, series: 0, unit, multiple: 1 }), max: mostStake(currency) };
}

export const currencies = Object.keys(currencyDecimals).filter((code): code is CurrencyCode => isCurrencyCode(code));
