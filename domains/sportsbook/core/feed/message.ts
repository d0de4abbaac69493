// What a feed like the Unified Odds Feed says, as the house reads it: markets and outcomes by the house's names, moments by the
// feed's own clock. Pure.
import type { LegEnd } from "../ticket/factor.ts";

/** The house's names for a market's status; the feed's are 1, 0, -1, -2, -3, -4. */
export const marketStatuses = ["active", "inactive", "suspended", "handed over", "settled", "cancelled"] as const;
export type MarketStatus = (typeof marketStatuses)[number];

/** How likely each end of an outcome is, as the feed sees it: by these its bets are sold. */
export type FeedChances = Readonly<Record<Exclude<LegEnd, "void">, number>>;

export type FeedPrice = {
	readonly outcome: string;
	/** In hundredths. */
	readonly odds: number;
	readonly active: boolean;
	readonly chances?: FeedChances | undefined;
};
export type FeedMarket = { readonly key: string; readonly status: MarketStatus; readonly prices: readonly FeedPrice[] };

/** `deadHeat`: so much of a win is paid. */
export type FeedEnd = { readonly outcome: string; readonly end: LegEnd; readonly deadHeat?: number | undefined };
export type FeedResult = {
	readonly key: string;
	readonly ends: readonly FeedEnd[];
	readonly voidReason?: string | undefined;
};

/** Bets that are void, or are not any more: placed from one moment until before another, either end open. */
type Window = { readonly from?: number | undefined; readonly to?: number | undefined };

export type FeedHead = { readonly product: number; readonly at: number };
type OfEvent = FeedHead & { readonly event: string; readonly requestId?: string | undefined };

export type EventMessage =
	| (OfEvent & {
			readonly type: "odds";
			/** Of the match: 0 to come, 1 in play, 3 over, 4 closed; undefined where it says nothing of it. */
			readonly matchStatus?: number | undefined;
			readonly score?: readonly [number, number] | undefined;
			readonly markets: readonly FeedMarket[];
	  })
	| (OfEvent & { readonly type: "stop"; readonly status: MarketStatus })
	| (OfEvent & { readonly type: "settled"; readonly confirmed: boolean; readonly results: readonly FeedResult[] })
	| (OfEvent & { readonly type: "settled back"; readonly keys: readonly string[] })
	| (OfEvent & Window & { readonly type: "cancelled" | "cancelled back"; readonly keys: readonly string[] })
	| (OfEvent & { readonly type: "fixture"; readonly change: string; readonly kickoff?: number | undefined });

export type FeedMessage =
	| EventMessage
	| (FeedHead & { readonly type: "alive"; readonly subscribed: boolean })
	| (FeedHead & { readonly type: "snapshot"; readonly requestId: string });
