// Coins and stakes: the sizes of one credit a player may choose, in minor units of the play's currency.
import type { CurrencyCode } from "#platform/kernel";
import type { BetMode, PayTable } from "./pay-table.ts";

/** Minor units of a currency for one of the table's coins: sizes a player there would call the same. */
const minorPerCoin: Readonly<Record<CurrencyCode, bigint>> = {
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

/** Ascending. */
export function offeredCoins(table: Pick<PayTable, "coins">, currency: CurrencyCode): bigint[] {
	return table.coins.map((coin) => BigInt(coin) * minorPerCoin[currency]);
}

/** The coin a new player finds chosen: the second, or the only one. */
export function defaultCoin(coins: readonly bigint[]): bigint {
	const coin = coins[1] ?? coins[0];
	if (coin === undefined) throw new RangeError("a table without coins");
	return coin;
}

/** What one spin costs, in minor units. */
export const stakeOf = (mode: Pick<BetMode, "cost">, coin: bigint): bigint => BigInt(mode.cost) * coin;

/** What a round of so many credits wins, in minor units: exact, whatever the coin. */
export function winOf(credits: number, coin: bigint): bigint {
	if (!Number.isSafeInteger(credits) || credits < 0) throw new RangeError("credits are whole and not negative");
	return BigInt(credits) * coin;
}

/** The least and the greatest stake of the table's modes, in minor units. */
export function stakeLimits(table: PayTable, currency: CurrencyCode): { min: bigint; max: bigint } {
	const coins = offeredCoins(table, currency);
	const stakes = table.modes.flatMap((mode) => coins.map((coin) => stakeOf(mode, coin)));
	const ascending = stakes.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
	const [min, max] = [ascending[0], ascending.at(-1)];
	if (min === undefined || max === undefined) throw new RangeError("a table without stakes");
	return { min, max };
}
