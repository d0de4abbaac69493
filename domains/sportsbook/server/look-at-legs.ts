// What the legs of a bet are worth at this moment: the event as it is written, the market's price, or why it is not taken.
import { type Failure, failure } from "#platform/contract";
import { err, ok, type Result } from "#platform/kernel";
import type { LegView } from "../contract/index.ts";
import { isFed, priceBuilt, type SportState } from "../core/index.ts";
import type { EventRoom } from "./event-room.ts";
import { type EventState, versionOf } from "./event-state.ts";
import { isClosed, isOpen, pricesOf, seenOf } from "./event-view.ts";
import { freshEvent } from "./fresh-events.ts";
import type { SportsbookDeps } from "./ports.ts";

export type Wish = {
	readonly eventId: string;
	readonly market: string;
	readonly outcome: string;
	/** More of the same match, as one leg with it. */
	readonly with?: readonly Part[] | undefined;
	readonly odds: number;
	readonly version: number;
};

export type Part = { readonly market: string; readonly outcome: string };

export type Accept = "none" | "higher" | "any";

type Moved = "EVENT_UNKNOWN" | "COMBINATION" | "MARKET_SUSPENDED" | "MARKET_CLOSED" | "SCORE_CHANGED" | "PRICE_CHANGED";
export type LegRefusal = Failure<Moved>;

export type LookedAt = { readonly leg: LegView; readonly version: number; readonly live: boolean };

type Looking = Pick<SportsbookDeps, "db" | "rooms" | "clock"> & { readonly room: EventRoom };

/** The leg at today's price, by what the player takes. */
export async function lookAtLeg(tools: Looking, wish: Wish, accept: Accept): Promise<Result<LookedAt, LegRefusal>> {
	const event = await freshEvent(tools, wish.eventId);
	const refused = (code: Moved, more: object = {}) => err(failure(code, { event: wish.eventId, ...more }));
	const live = event?.state !== undefined && event.state.phase !== "before";
	if (live && isOpen(event) && wish.version < event.changed) return refused("SCORE_CHANGED");
	const quoted = quoteParts(event, [wish, ...(wish.with ?? [])]);
	if (!quoted.ok || event === undefined) return refused(quoted.ok ? "EVENT_UNKNOWN" : quoted.error);
	const {
		parts: [first, ...more],
		odds,
		sets,
	} = quoted.value;
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
		...first,
		odds,
		...(sets === undefined ? {} : { more, sets }),
		...(live ? { version } : {}),
	};
	return ok({ leg, version, live });
}

type QuotedPart = Pick<LegView, "market" | "code" | "outcome" | "since">;
type Quoted = {
	readonly parts: readonly [QuotedPart, ...QuotedPart[]];
	readonly odds: number;
	/** Of a built leg, of every set of its parts. */
	readonly sets?: number[];
};
type NotQuoted = Exclude<Moved, "SCORE_CHANGED" | "PRICE_CHANGED">;

/** What one outcome, or several of the match together, cost now. */
export function quoteParts(
	event: EventState | undefined,
	wished: readonly [Part, ...Part[]],
): Result<Quoted, NotQuoted> {
	if (event?.state === undefined || event.planned === undefined) return err("EVENT_UNKNOWN");
	if (event.void || event.state.phase === "ended") return err("MARKET_CLOSED");
	if (!isOpen(event)) return err("MARKET_SUSPENDED");
	const [first, ...more] = wished.map((part) => quotePart(event, part));
	if (first?.ok !== true) return first ?? err("MARKET_CLOSED");
	const others: QuotedPart[] = [];
	for (const part of more) {
		if (!part.ok) return part;
		others.push(part.value.part);
	}
	const { part, odds } = first.value;
	if (others.length === 0) return ok({ parts: [part], odds });
	// How its markets go together a feed does not say.
	if (isFed(event.state)) return err("COMBINATION");
	const built = priceBuilt(
		event.state,
		[part, ...others].map(({ market: key, outcome, since }) => ({ key, outcome, since })),
		{ times: event.terms.margin / 100 },
	);
	return built === undefined
		? err("COMBINATION")
		: ok({ parts: [part, ...others], odds: built.odds, sets: [...built.sets] });
}

function quotePart(
	event: EventState,
	{ market: wished, outcome }: Part,
): Result<{ readonly part: QuotedPart; readonly odds: number }, NotQuoted> {
	const market = pricesOf(event).find(({ key }) => key === wished);
	const odds = market?.outcomes.find(({ code }) => code === outcome)?.odds;
	if (market === undefined || odds === undefined) return err("MARKET_CLOSED");
	if (isClosed(event, market) || market.suspended === true) return err("MARKET_SUSPENDED");
	const { key, code, since } = market;
	return ok({ part: { market: key, code, outcome, ...(since === undefined ? {} : { since }) }, odds });
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
