// What the program around them and higher domains may ask of standing and points.

import type { AwardedPoints, PointAward } from "#games/api";
import type { PointTerms } from "#games/core";
import type { ClubLabelOf } from "#members/api";
import type { Tx } from "#platform/db";
import type { Result } from "#platform/kernel";
import type { Decided, DecisionAsked, DecisionFailure } from "./decide-exchange.ts";

export { mayDecide, type Operator } from "./decide-exchange.ts";
export { rankChanged } from "./events.ts";
export {
	countExchanges,
	type DeskExchange,
	findExchange,
	placeOf as exchangePlaceOf,
	readExchanges,
} from "./exchange-desk.ts";
export { changeShelf, type DeskItem, readMall, type Shelf } from "./mall-desk.ts";
export { exchangeChannel } from "./tell-exchange.ts";

export type LoyaltyApi = {
	/** For the members: a member's rank as the header shows it. */
	readonly clubLabelOf: ClubLabelOf;
	/** For the games: gives points that were won there, in their transaction; each award once, by its name. */
	readonly awardPoints: (tx: Tx, awards: readonly PointAward[]) => Promise<readonly AwardedPoints[]>;
	/** What a brand's points become in cash by the dearest way there is; undefined where they become none. */
	readonly pointTerms: (tx: Tx, merchant: string) => Promise<PointTerms | undefined>;
	/** Passes or rejects an application, once; refused for an operator without the right `mayDecide` or of another brand. */
	readonly decideExchange: (asked: DecisionAsked) => Promise<Result<Decided, DecisionFailure>>;
};
