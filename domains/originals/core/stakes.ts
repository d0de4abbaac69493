// Stakes and wins of the instant games, in minor units of the play's currency.
import type { CurrencyCode } from "#platform/kernel";
import { timesUnit } from "./original.ts";

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

/** Ascending. */
export const offeredStakes = (currency: CurrencyCode): readonly bigint[] =>
	levels.map((level) => level * leastStake[currency]);

export function stakeBounds(currency: CurrencyCode): { readonly min: bigint; readonly max: bigint } {
	const stakes = offeredStakes(currency);
	const [min, max] = [stakes[0], stakes.at(-1)];
	if (min === undefined || max === undefined) throw new RangeError("no stakes");
	return { min, max };
}

/** What a stake wins: rounded down to the minor unit, once. `times` in ten-thousandths. */
export function winOf(stake: bigint, times: number): bigint {
	if (!Number.isSafeInteger(times) || times < 0) throw new RangeError("a multiplier is whole and not negative");
	return (stake * BigInt(times)) / BigInt(timesUnit);
}
