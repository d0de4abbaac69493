// The return gate of the instant games: the exact return of every way to bet, and whether the game may be played.

import { gateBounds } from "#cabinet/core";
import { type Fraction, fraction, percent, plus, times as product, toNumber } from "#platform/kernel";
import { type BetWay, mostTimes, type OriginalGame, timesUnit } from "./original.ts";
import { payTableOf, waysOf } from "./registry.ts";
import { leastStakes, winOf } from "./stakes.ts";

export type WayReturn = {
	readonly name: string;
	readonly exact: Fraction;
	/** At the least stake that it loses most at, every win cut off to the minor unit. */
	readonly paid: Fraction;
	readonly hitRate: Fraction;
};

/** What a game pays as it is played. Percent with two decimals, for people; the extremes over all ways to bet. */
export type OriginalReport = {
	readonly payTable: string;
	readonly ways: number;
	readonly least: WayReturn;
	readonly most: WayReturn;
	readonly rtp: string;
	/** The most any way pays, in ten-thousandths, and once in how many rounds. */
	readonly topAward: { readonly times: number; readonly oneIn: number };
	/** The greatest standard deviation of a way, in stakes. */
	readonly deviation: number;
	readonly reasons: readonly string[];
};

/** What every way to bet returns at least, at every stake that is offered, in per cent. */
export const leastPromised = 97.5;

const zero = fraction(0);
const above = (a: Fraction, b: Fraction): boolean => a.numerator * b.denominator > b.numerator * a.denominator;
const inStakes = (times: number): Fraction => fraction(times, timesUnit);

/** What a way returns at a stake, in minor units: each win is cut off to the unit. */
export const paidAt = (way: BetWay, stake: bigint): Fraction =>
	way.awards.reduce(
		(total, { times, chance }) => plus(total, product(fraction(winOf(stake, times), stake), chance)),
		zero,
	);

/** Sum of chance x multiplier: no rounding; and the least that is paid of it at one of these stakes. */
export function returnOf(way: BetWay, stakes: readonly bigint[] = []): WayReturn {
	const sum = (of: (award: BetWay["awards"][number]) => Fraction) =>
		way.awards.reduce((total, award) => plus(total, of(award)), zero);
	const exact = sum(({ times, chance }) => product(inStakes(times), chance));
	const paid = stakes.map((stake) => paidAt(way, stake));
	return {
		name: way.name,
		exact,
		paid: paid.reduce((low, one) => (above(low, one) ? one : low), exact),
		hitRate: sum(({ times, chance }) => (times > 0 ? chance : zero)),
	};
}

export function judgeOriginal(game: OriginalGame, ways: Iterable<BetWay> = waysOf(game)): OriginalReport {
	const all = [...ways];
	const stakes = leastStakes(game);
	const returns = all.map((way) => returnOf(way, stakes));
	const [first] = returns;
	if (first === undefined) throw new RangeError(`${game} has no way to bet`);
	const least = returns.reduce((low, one) => (above(low.paid, one.paid) ? one : low), first);
	const most = returns.reduce((high, one) => (above(one.exact, high.exact) ? one : high), first);
	return {
		payTable: payTableOf(game),
		ways: all.length,
		least,
		most,
		rtp: percent(least.paid),
		topAward: topOf(all),
		deviation: Math.max(...all.map(deviationOf)),
		reasons: [...returnFaults(least, most), ...all.flatMap((way, index) => wayFaults(way, returns[index] ?? first))],
	};
}

function returnFaults(least: WayReturn, most: WayReturn): string[] {
	const [low, high] = [toNumber(least.paid) * 100, toNumber(most.exact) * 100];
	return [
		...(low < leastPromised ? [`${least.name} returns ${percent(least.paid)}`] : []),
		...(above(most.exact, fraction(gateBounds.mostReturn, 100))
			? [`${most.name} returns ${percent(most.exact, 4)}`]
			: []),
		...(high - low > gateBounds.mostSpread ? [`ways differ by ${(high - low).toFixed(3)}`] : []),
	];
}

function wayFaults(way: BetWay, { hitRate }: WayReturn): string[] {
	const top = Math.max(...way.awards.map(({ times }) => times));
	const topChance = topOf([way]).oneIn;
	return [
		...(top > mostTimes ? [`${way.name} pays ${top}`] : []),
		...(topChance > gateBounds.rarestTop ? [`${way.name}: its top award comes once in ${topChance}`] : []),
		...(!way.chosenOdds && toNumber(hitRate) * gateBounds.rarestHit < 1 ? [`${way.name} wins too rarely`] : []),
	];
}

/** The dearest award of all ways, and how often it comes: the chances of the same award in one way are added. */
function topOf(ways: readonly BetWay[]): OriginalReport["topAward"] {
	const times = Math.max(...ways.flatMap(({ awards }) => awards.map((award) => award.times)));
	const chances = ways.map(({ awards }) =>
		awards.reduce((sum, award) => (award.times === times ? plus(sum, award.chance) : sum), zero),
	);
	const best = chances.reduce((high, chance) => (above(chance, high) ? chance : high), zero);
	return { times, oneIn: Math.round(1 / toNumber(best)) };
}

function deviationOf(way: BetWay): number {
	const mean = toNumber(returnOf(way).exact);
	const square = way.awards.reduce((sum, { times, chance }) => sum + (times / timesUnit) ** 2 * toNumber(chance), 0);
	return Math.sqrt(Math.max(0, square - mean ** 2));
}
