// What stands in the slip, without a document: picks by event, one of each, and what is known of their prices.
import type { EventSeen, MarketView } from "../../contract/index.ts";
import { mostParts, type Sport } from "../../core/index.ts";

export type PickPart = { readonly market: Omit<MarketView, "outcomes" | "main" | "group">; readonly outcome: string };

export type Pick = PickPart & {
	readonly eventId: string;
	readonly sport: Sport;
	readonly home: string;
	readonly away: string;
	/** More of the same match that must come, too. */
	readonly more: readonly PickPart[];
	/** As the player has seen and agreed to. */
	readonly odds: number;
	readonly version: number;
};

export const mostPicks = 12;

export const partsOf = ({ market, outcome, more }: Pick): readonly [PickPart, ...PickPart[]] => [
	{ market, outcome },
	...more,
];

const isPart = ({ market, outcome }: PickPart, one: { readonly key: string; readonly outcome: string }): boolean =>
	market.key === one.key && outcome === one.outcome;

export const isPicked = (picks: readonly Pick[], one: { eventId: string; key: string; outcome: string }): boolean =>
	picks.some((pick) => pick.eventId === one.eventId && partsOf(pick).some((part) => isPart(part, one)));

/**
 * Pressed again it goes; another outcome of the same match takes its place: one match stands once in a slip. `join`: it is built
 * together with what stands there.
 */
export function toggled(
	picks: readonly Pick[],
	pick: Pick,
	{ join }: { readonly join: boolean } = { join: false },
): readonly Pick[] {
	const place = picks.findIndex(({ eventId }) => eventId === pick.eventId);
	const known = picks[place];
	if (known === undefined) return picks.length >= mostPicks ? picks : [...picks, pick];
	const one = { key: pick.market.key, outcome: pick.outcome };
	const parts = partsOf(known);
	if (parts.some((part) => isPart(part, one)))
		return withParts(picks, { place, parts: parts.filter((part) => !isPart(part, one)) });
	if (!join) return picks.with(place, pick);
	const others = parts.filter(({ market }) => market.key !== one.key);
	if (others.length >= mostParts) return picks;
	return withParts(picks, { place, parts: [...others, { market: pick.market, outcome: pick.outcome }] });
}

type Placed = { readonly place: number; readonly parts: readonly PickPart[] };

/** The pick at a place with these parts; without any it goes. */
function withParts(picks: readonly Pick[], { place, parts: [first, ...more] }: Placed): readonly Pick[] {
	const known = picks[place];
	if (known === undefined || first === undefined) return picks.filter((_pick, at) => at !== place);
	return picks.with(place, { ...known, ...first, more });
}

/**
 * What is written of a pick, where `now` is its price at this moment: while it is not quoted, what was agreed to. What was agreed to is
 * the price of one outcome: several built together have none of their own until they are priced.
 */
export const shownOdds = ({ odds, more }: Pick, now: number | undefined): number | undefined =>
	now ?? (more.length === 0 ? odds : undefined);

/** The price of a pick of one outcome as it is now; undefined while it is not quoted. */
export function priceNow({ market: { key }, outcome }: PickPart, event: EventSeen | undefined): number | undefined {
	const found = event?.markets.find((one) => one.key === key);
	return found?.outcomes.find(({ code }) => code === outcome)?.odds;
}
