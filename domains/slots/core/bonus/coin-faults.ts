// What coins and slabs must be before anything is drawn: whole credits and whole weights that can be laid out as a list.
import type { HoldAndWin } from "../pay-table.ts";

/** A whole number above zero. */
export const positive = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

/** No bonus turns more often without a new coin. */
export const mostRespins = 200;

/** The weights are laid out one entry each. */
const mostWeight = 1_000_000;

export function coinFaults(coins: HoldAndWin["coins"]): string[] {
	const weight = coins.reduce((sum, coin) => sum + coin.weight, 0);
	return [
		...(coins.length > 0 && coins.every(({ credits }) => positive(credits)) ? [] : ["a coin that is no whole number"]),
		...(coins.every((coin) => positive(coin.weight)) ? [] : ["a coin whose weight is no whole number"]),
		...(weight <= mostWeight ? [] : [`coins whose weights add up to more than ${mostWeight}`]),
	];
}
