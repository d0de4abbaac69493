// Rooms by stakes, the bets of a cannon, and what a bullet costs, in minor units of the play's currency.
import type { CurrencyCode } from "#platform/kernel";

export const stakesClasses = ["shore", "reef", "deep"] as const;
export type StakesClass = (typeof stakesClasses)[number];

const timesOfClass: Readonly<Record<StakesClass, bigint>> = { shore: 1n, reef: 10n, deep: 100n };

/** The least bullet of the shore: a size that players there would call the same. */
const leastBullet: Readonly<Record<CurrencyCode, bigint>> = {
	P: 1n,
	USD: 1n,
	EUR: 1n,
	CNY: 5n,
	THB: 25n,
	BDT: 100n,
	KRW: 10n,
	JPY: 1n,
	VND: 200n,
	IDR: 100n,
};

/** What a cannon can be set to, in units of the room. */
export const cannonBets = [1, 2, 3, 5, 8, 10] as const;

/** A bullet is one bet; a charged one is so many at once, and pays so many times as much. */
export const charges = [1, 5] as const;

/** So many bets are one volley at most: what the games' limits of a stake mean here. */
export const mostOfVolley = 16;

export const unitOf = (currency: CurrencyCode, stakes: StakesClass): bigint =>
	leastBullet[currency] * timesOfClass[stakes];

/** Least and greatest stake of a volley. */
export function volleyBounds(currency: CurrencyCode): { readonly min: bigint; readonly max: bigint } {
	const greatest = BigInt(Math.max(...cannonBets) * Math.max(...charges) * mostOfVolley);
	return { min: unitOf(currency, "shore"), max: unitOf(currency, "deep") * greatest };
}
