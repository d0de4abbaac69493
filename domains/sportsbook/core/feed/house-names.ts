// A feed's markets and outcomes by the house's names. Markets are named alike (both by the Unified Odds Feed's numbers); outcomes
// are told by numbers that each kind of market has in common. What the house has no words for is left out. Pure.
import { keyOf } from "../market/offer.ts";
import type { Sport } from "../sport/names.ts";
import { offerAt } from "../sport/sport.ts";
import type { EventMessage, FeedMarket, FeedResult } from "./message.ts";

/** By the feed's outcome, the house's; by kind of market. Numbers as in the feed's descriptions of markets. */
const yesNo = { "74": "yes", "76": "no" } as const;
const sides = { "4": "home", "5": "away" } as const;
const handicaps = { "1714": "home", "1715": "away" } as const;
const lines = { "12": "over", "13": "under" } as const;
const nexts = { "6": "home", "7": "none", "8": "away" } as const;
const outcomesBy: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	"1x2": { "1": "home", "2": "draw", "3": "away" },
	winner: sides,
	drawNoBet: sides,
	asianHandicap: handicaps,
	handicap: handicaps,
	total: lines,
	homeTotal: lines,
	awayTotal: lines,
	doubleChance: { "9": "homeDraw", "10": "homeAway", "11": "drawAway" },
	bothScore: yesNo,
	homeCleanSheet: yesNo,
	awayCleanSheet: yesNo,
	homeToNil: yesNo,
	awayToNil: yesNo,
	overtime: yesNo,
	oddEven: { "70": "odd", "72": "even" },
	nth: nexts,
	last: nexts,
};

type Named = { readonly key: string; readonly outcomes: Readonly<Record<string, string>> };

/** Undefined for what the house does not offer of this sport. */
function namedBy(sport: Sport, feedKey: string): Named | undefined {
	const known = offerAt(sport, feedKey);
	const outcomes = known === undefined ? undefined : outcomesBy[known.offer.type.code];
	if (known === undefined || outcomes === undefined) return undefined;
	return { key: keyOf(known.offer, known.line), outcomes };
}

function marketOf(sport: Sport, market: FeedMarket): readonly FeedMarket[] {
	const named = namedBy(sport, market.key);
	if (named === undefined) return [];
	const prices = market.prices.flatMap((price) => {
		const outcome = named.outcomes[price.outcome];
		return outcome === undefined ? [] : [{ ...price, outcome }];
	});
	return [{ ...market, key: named.key, prices }];
}

function resultOf(sport: Sport, result: FeedResult): readonly FeedResult[] {
	const named = namedBy(sport, result.key);
	if (named === undefined) return [];
	const ends = result.ends.flatMap((end) => {
		const outcome = named.outcomes[end.outcome];
		return outcome === undefined ? [] : [{ ...end, outcome }];
	});
	return [{ ...result, key: named.key, ends }];
}

/** A message with the house's names: what is not offered is left out of it. */
export function inHouseNames(sport: Sport, message: EventMessage): EventMessage {
	switch (message.type) {
		case "odds":
			return { ...message, markets: message.markets.flatMap((market) => marketOf(sport, market)) };
		case "settled":
			return { ...message, results: message.results.flatMap((result) => resultOf(sport, result)) };
		case "settled back":
		case "cancelled":
		case "cancelled back":
			return { ...message, keys: message.keys.flatMap((key) => namedBy(sport, key)?.key ?? []) };
		case "stop":
		case "fixture":
			return message;
	}
}
