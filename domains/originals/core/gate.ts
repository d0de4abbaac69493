// The return gate of the instant games: the exact return of every way to bet, and whether the game may be played.

import { gateBounds } from "#cabinet/core";
import { type Fraction, fraction, percent, plus, times as product, toNumber } from "#platform/kernel";
import { type BetWay, mostTimes, type OriginalGame, timesUnit } from "./original.ts";
import { payTableOf, waysOf } from "./registry.ts";

export type WayReturn = { readonly name: string; readonly exact: Fraction; readonly hitRate: Fraction };

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

const zero = fraction(0);
const inStakes = (times: number): Fraction => fraction(times, timesUnit);

/** Sum of chance x multiplier: no rounding. */
export function returnOf(way: BetWay): WayReturn {
	const sum = (of: (award: BetWay["awards"][number]) => Fraction) =>
		way.awards.reduce((total, award) => plus(total, of(award)), zero);
	return {
		name: way.name,
		exact: sum(({ times, chance }) => product(inStakes(times), chance)),
		hitRate: sum(({ times, chance }) => (times > 0 ? chance : zero)),
	};
}

const above = (a: Fraction, b: Fraction): boolean => a.numerator * b.denominator > b.numerator * a.denominator;

export function judgeOriginal(game: OriginalGame, ways: Iterable<BetWay> = waysOf(game)): OriginalReport {
	const all = [...ways];
	const returns = all.map(returnOf);
	const [first] = returns;
	if (first === undefined) throw new RangeError(`${game} has no way to bet`);
	const least = returns.reduce((low, one) => (above(low.exact, one.exact) ? one : low), first);
	const most = returns.reduce((high, one) => (above(one.exact, high.exact) ? one : high), first);
	return {
		payTable: payTableOf(game),
		ways: all.length,
		least,
		most,
		rtp: percent(least.exact),
		topAward: topOf(all),
		deviation: Math.max(...all.map(deviationOf)),
		reasons: [...returnFaults(least, most), ...all.flatMap((way, index) => wayFaults(way, returns[index] ?? first))],
	};
}

function returnFaults(least: WayReturn, most: WayReturn): string[] {
	const [low, high] = [toNumber(least.exact) * 100, toNumber(most.exact) * 100];
	return [
		...(low < gateBounds.leastReturn ? [`${least.name} returns ${percent(least.exact)}`] : []),
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
