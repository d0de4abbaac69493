// The prices of a match that a feed tells of: the feed's own, in the order of its markets' numbers.
import { type FedState, fedTakes, fedWaits } from "../sport/fed/fed-state.ts";
import { offerAt } from "../sport/sport.ts";
import type { PricedMarket } from "./board.ts";

/** Fewer hundredths than this are no price. */
const least = 101;

/**
 * `times`: a trader's margin on top of the feed's, as a factor of what is won. Under 1 it changes nothing: a price above the feed's
 * would be a sure win against it.
 */
const shortened = (odds: number, times: number): number =>
	Math.max(least, 100 + Math.floor((odds - 100) / Math.max(1, times)));

/** Every market that takes bets or will again. Empty once it is over. */
export function fedPrices(state: FedState, { times = 1 }: { readonly times?: number } = {}): readonly PricedMarket[] {
	if (state.phase === "ended") return [];
	const priced = Object.values(state.board.markets).flatMap(({ key, prices }) => {
		const known = offerAt(state.of, key);
		const [takes, waits] = [fedTakes(state, key), fedWaits(state, key)];
		if (known === undefined || !(takes || waits)) return [];
		const { offer, line } = known;
		const outcomes = offer.type.outcomes.map((code) => {
			const price = prices.find((one) => one.outcome === code);
			const odds = price?.active === true && price.odds >= least ? shortened(price.odds, times) : undefined;
			return { code, odds };
		});
		return [
			{
				key,
				id: offer.id,
				code: offer.type.code,
				group: offer.group,
				part: offer.part,
				...(offer.type.line === undefined ? {} : { line }),
				main: false,
				...(takes ? {} : { suspended: true as const }),
				outcomes,
			},
		];
	});
	const mains = new Set(mainLines(priced));
	return priced
		.map((market) => ({ ...market, main: mains.has(market.key) }))
		.toSorted((left, right) => left.id - right.id || (left.line ?? 0) - (right.line ?? 0));
}

/** How far a market's first and last outcomes are from even. */
const skew = ({ outcomes }: PricedMarket): number => {
	const [first, last] = [outcomes[0]?.odds, outcomes.at(-1)?.odds];
	return first === undefined || last === undefined ? Number.POSITIVE_INFINITY : Math.abs(1 / first - 1 / last);
};

/** Of each market the line that is nearest to even. */
function mainLines(priced: readonly PricedMarket[]): readonly string[] {
	const best = new Map<string, PricedMarket>();
	for (const market of priced) {
		const name = `${market.id} ${market.part ?? ""}`;
		const known = best.get(name);
		if (known === undefined || skew(market) < skew(known)) best.set(name, market);
	}
	return [...best.values()].map(({ key }) => key);
}
