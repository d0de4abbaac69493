// Worlds that end every bet of a type alike, as one: a price is summed over these few instead of hundreds or thousands.
import type { MarketType, World } from "../market/market.ts";
import { chanceAt } from "./sums.ts";

/** One world a class, the first of it, with the chance of all. */
export function classesOf({ classOf }: Pick<MarketType, "classOf">, worlds: readonly World[]): readonly World[] {
	const sums: number[] = [];
	const firsts: (readonly number[])[] = [];
	for (const { chance, at } of worlds) {
		const place = classOf(at);
		sums[place] = chanceAt(sums, place) + chance;
		firsts[place] ??= at;
	}
	return firsts.flatMap((at, place) => ({ chance: chanceAt(sums, place), at }));
}
