// What a punter of the simulation bets on: mostly what is decided within minutes (a match near its end, the map or set that runs), in
// combos with what comes later; by markets whose end anybody can read off a score.

import type { Chance } from "#platform/kernel";
import type { EventLine, EventSeen } from "#sportsbook/contract";

export type Wish = {
	readonly eventId: string;
	readonly market: string;
	readonly outcome: string;
	readonly odds: number;
	readonly version: number;
};

const ofMatch: ReadonlySet<number> = new Set([1, 16, 18, 26, 29]);
/** Of a map, a set. */
const ofPart: ReadonlySet<number> = new Set([202, 309, 310, 330, 331, 332, 621, 728, 730]);
const byParts: ReadonlySet<string> = new Set(["volleyball", "cs2", "valorant", "lol", "dota2"]);
/** Seconds of the second half: four minutes of the clock on the wall are left. */
const lateFrom = 24 * 60;

/** Decided within some minutes. */
export const isSoon = ({ sport, phase, played }: EventLine): boolean =>
	byParts.has(sport) ? phase === "playing" : sport === "football" && phase === "second" && played >= lateFrom;

export const isLater = ({ sport, phase }: EventLine): boolean =>
	phase === "before" && (sport === "football" || byParts.has(sport));

/** Any price of an event that a second hand can settle; undefined while it has none. */
export function wishOn({ id, sport, markets, version, phase }: EventSeen, chance: Chance): Wish | undefined {
	const named = sport === "football" ? ofMatch : ofPart;
	const offered = markets.filter((market) => named.has(market.id) && (phase !== "before" || market.main));
	const market = offered[chance.below(Math.max(1, offered.length))];
	const outcome = market?.outcomes[chance.below(Math.max(1, market.outcomes.length))];
	if (market === undefined || outcome?.odds === undefined) return undefined;
	return { eventId: id, market: market.key, outcome: outcome.code, odds: outcome.odds, version };
}
