// What a lottery takes, in minor units of a currency: of one slip by its least price, of one holder on one issue.
import { type CurrencyCode, currencyDecimals, isCurrencyCode } from "#platform/kernel";
import {
	costOfOne,
	familyOf,
	type LotteryGame,
	type PrizeMode,
	priceOf,
	type TakingBounds,
	unitsOf,
} from "../core/index.ts";

/** In prices of one bet of Elott: what a player there would call one. */
const mostStakeUnits = 10_000n;
const mostWinUnits = 400_000n;
/** What all bets on one issue together may come to at most. */
const mostExposureUnits = 20_000_000n;

const unitOf = (currency: CurrencyCode): bigint => priceOf(currency, "Elott");

export const mostStake = (currency: CurrencyCode): bigint => mostStakeUnits * unitOf(currency);
export const mostWin = (currency: CurrencyCode): bigint => mostWinUnits * unitOf(currency);
const mostExposure = (currency: CurrencyCode): bigint => mostExposureUnits * unitOf(currency);

/** Of one issue; nobody pays what trials win. */
export const takingBounds = (currency: CurrencyCode, { trial }: { readonly trial: boolean }): TakingBounds => ({
	stake: mostStake(currency),
	most: mostWin(currency),
	exposure: trial ? undefined : mostExposure(currency),
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
