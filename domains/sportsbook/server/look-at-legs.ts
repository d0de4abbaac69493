// What the legs of a bet are worth at this moment: the event as it is written, the market's price, or why it is not taken.
import { type Failure, failure } from "#platform/contract";
import { err, ok, type Result } from "#platform/kernel";
import type { LegView } from "../contract/index.ts";
import type { SportState } from "../core/index.ts";
import type { EventRoom } from "./event-room.ts";
import { versionOf } from "./event-state.ts";
import { isClosed, isOpen, pricesOf, seenOf } from "./event-view.ts";
import { freshEvent } from "./fresh-events.ts";
import type { SportsbookDeps } from "./ports.ts";

export type Wish = {
	readonly eventId: string;
	readonly market: string;
	readonly outcome: string;
	readonly odds: number;
	readonly version: number;
};

export type Accept = "none" | "higher" | "any";

type Moved = "EVENT_UNKNOWN" | "MARKET_SUSPENDED" | "MARKET_CLOSED" | "SCORE_CHANGED" | "PRICE_CHANGED";
export type LegRefusal = Failure<Moved>;

export type LookedAt = { readonly leg: LegView; readonly version: number; readonly live: boolean };

type Looking = Pick<SportsbookDeps, "rooms" | "clock"> & { readonly room: EventRoom };

/** The leg at today's price, by what the player takes. */
export async function lookAtLeg(tools: Looking, wish: Wish, accept: Accept): Promise<Result<LookedAt, LegRefusal>> {
	const event = await freshEvent(tools, wish.eventId);
	const refused = (code: Moved, more: object = {}) => err(failure(code, { event: wish.eventId, ...more }));
	if (event?.state === undefined || event.planned === undefined) return refused("EVENT_UNKNOWN");
	if (event.void || event.state.phase === "ended") return refused("MARKET_CLOSED");
	if (!isOpen(event)) return refused("MARKET_SUSPENDED");
	const live = event.state.phase !== "before";
	if (live && wish.version < event.changed) return refused("SCORE_CHANGED");
	const market = pricesOf(event).find(({ key }) => key === wish.market);
	const odds = market?.outcomes.find(({ code }) => code === wish.outcome)?.odds;
	if (market === undefined || odds === undefined) return refused("MARKET_CLOSED");
	if (isClosed(event, market)) return refused("MARKET_SUSPENDED");
	if (accept === "none" ? odds !== wish.odds : accept === "higher" && odds < wish.odds)
		return refused("PRICE_CHANGED", { odds });
	const { id, sport, home, away, kickoff } = seenOf(event);
	const version = versionOf(event);
	const leg: LegView = {
		event: id,
		sport,
		home,
		away,
		kickoff,
		market: market.key,
		code: market.code,
		outcome: wish.outcome,
		odds,
		...(market.since === undefined ? {} : { since: market.since }),
		...(live ? { version } : {}),
	};
	return ok({ leg, version, live });
}

/** Whether nothing has stopped a match since it was looked at. */
export async function stillAt(tools: Looking, { leg, version }: LookedAt): Promise<LegRefusal | undefined> {
	const event = await freshEvent(tools, leg.event);
	if (event?.state === undefined) return failure("EVENT_UNKNOWN", { event: leg.event });
	if (versionOf(event) === version && isOpen(event)) return undefined;
	return failure(isOpen(event) ? "SCORE_CHANGED" : "MARKET_SUSPENDED", { event: leg.event });
}

/** The event as the law reads it, for worths; undefined while bets are refused. */
export async function openState(
	tools: Looking,
	id: string,
): Promise<{ state: SportState; version: number; live: boolean } | undefined> {
	const event = await freshEvent(tools, id);
	if (event?.state === undefined || !isOpen(event)) return undefined;
	return { state: event.state, version: versionOf(event), live: event.state.phase !== "before" };
}
