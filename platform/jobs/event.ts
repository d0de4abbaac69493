// What happened, told to whoever listens. An event is data in a lower domain; a listener belongs to a higher one.
import type { core } from "zod/mini";
import type { Tx } from "#platform/db";
import type { Log } from "#platform/http";

export type OutboxEvent<Payload extends core.$ZodType = core.$ZodType> = {
	/** In the past tense, domain first: `members.registered`. Unique in the product and never reused for another shape. */
	readonly name: string;
	/** Plain JSON: amounts as decimal strings. */
	readonly payload: Payload;
};

/** @__NO_SIDE_EFFECTS__ */
export function defineEvent<Payload extends core.$ZodType>(event: OutboxEvent<Payload>): OutboxEvent<Payload> {
	return event;
}

export type ToldContext = {
	/** The transaction that also moves the listener's position: what is written through it happens exactly once. */
	readonly tx: Tx;
	/** The event's number; later events have higher ones. */
	readonly eventId: bigint;
	readonly toldAt: Date;
	readonly log: Log;
};

/** What a listener does on one kind of event. */
export type Reaction = {
	readonly event: OutboxEvent;
	// A method, so that a reaction to a narrower payload may stand here: `on` has proven that it fits the event.
	react(payload: unknown, context: ToldContext): Promise<void>;
};

export function on<Payload extends core.$ZodType>(
	event: OutboxEvent<Payload>,
	react: (payload: core.output<Payload>, context: ToldContext) => Promise<void>,
): Reaction {
	return { event, react };
}

/**
 * A listener hears its events in order, at least once each. It begins with what is told after its first start,
 * or with all that is still kept when `from` says so. A reaction that throws is tried again, with back-off, before any later event.
 */
export type Listener = {
	/** Unique in the product, domain first: `loyalty.points`. The position is kept under it. */
	readonly name: string;
	readonly from?: "now" | "beginning";
	readonly reactions: readonly Reaction[];
};

export function defineListener(listener: Listener): Listener {
	return listener;
}
