// What stands in the slip, without a document: picks by event, one of each, and what is known of their prices.
import type { EventSeen, MarketView } from "../../contract/index.ts";
import type { Sport } from "../../core/index.ts";

export type Pick = {
	readonly eventId: string;
	readonly sport: Sport;
	readonly home: string;
	readonly away: string;
	readonly market: Omit<MarketView, "outcomes" | "main" | "group">;
	readonly outcome: string;
	/** As the player has seen and agreed to. */
	readonly odds: number;
	readonly version: number;
};

export const mostPicks = 12;

export const isPicked = (picks: readonly Pick[], one: { eventId: string; key: string; outcome: string }): boolean =>
	picks.some(
		({ eventId, market, outcome }) => eventId === one.eventId && market.key === one.key && outcome === one.outcome,
	);

/** Pressed again it goes; another outcome of the same match takes its place: one match stands once in a slip. */
export function toggled(picks: readonly Pick[], pick: Pick): readonly Pick[] {
	if (isPicked(picks, { eventId: pick.eventId, key: pick.market.key, outcome: pick.outcome }))
		return picks.filter(({ eventId }) => eventId !== pick.eventId);
	const at = picks.findIndex(({ eventId }) => eventId === pick.eventId);
	if (at >= 0) return picks.with(at, pick);
	return picks.length >= mostPicks ? picks : [...picks, pick];
}

/** The price of a pick as it is now; undefined while it is not quoted. */
export function priceNow({ market: { key }, outcome }: Pick, event: EventSeen | undefined): number | undefined {
	const found = event?.markets.find((one) => one.key === key);
	return found?.outcomes.find(({ code }) => code === outcome)?.odds;
}
