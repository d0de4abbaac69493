// What the sportsbook takes, in minor units of a currency, and how long bets wait.
import { type CurrencyCode, currencyDecimals, isCurrencyCode } from "#platform/kernel";

/** So many of a currency's units are about one of the house's. */
const unitsOfOne: Readonly<Record<CurrencyCode, bigint>> = {
	P: 1n,
	USD: 1n,
	EUR: 1n,
	CNY: 7n,
	THB: 30n,
	BDT: 100n,
	KRW: 1_000n,
	JPY: 100n,
	VND: 20_000n,
	IDR: 15_000n,
};
const one = (currency: CurrencyCode): bigint => unitsOfOne[currency] * 10n ** BigInt(currencyDecimals[currency]);

/** A tenth of the unit. */
export const leastStake = (currency: CurrencyCode): bigint => one(currency) / 10n;
export const mostStake = (currency: CurrencyCode): bigint => one(currency) * 20_000n;
/** Of one ticket. */
export const mostPaidOf = (currency: CurrencyCode): bigint => one(currency) * 50_000n;
/** What a holder's open tickets on one event can be paid together. */
export const mostOnEvent = (currency: CurrencyCode): bigint => one(currency) * 100_000n;

/** What the house may lose on one match, over every score. */
export const houseLimitOf = (currency: CurrencyCode): bigint => one(currency) * 200_000n;

/** From this stake on, or from what it can pay, a trader looks at a bet first. */
export const refersFrom = (currency: CurrencyCode): { readonly stake: bigint; readonly most: bigint } => ({
	stake: one(currency) * 5_000n,
	most: one(currency) * 25_000n,
});

/** A bet in play waits so long; what changes the match meanwhile fails it. */
export const delayMilliseconds = 2_000;

export const currencies = Object.keys(currencyDecimals).filter((code): code is CurrencyCode => isCurrencyCode(code));
