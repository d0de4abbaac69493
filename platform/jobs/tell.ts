// Writes an event to the outbox in the caller's transaction: listeners hear it if, and only if, the transaction commits.
// The notification makes commits queue up behind one lock, so a hot SQL function that writes to platform.outbox by
// itself leaves it out: the listeners' poll finds its rows a moment later.
import { type core, parse } from "zod/mini";
import { sql, type Tx } from "#platform/db";
import type { OutboxEvent } from "./event.ts";

/** Throws when the payload is not what the event says: that is a bug of the caller. */
export async function tell<Payload extends core.$ZodType>(
	tx: Tx,
	event: OutboxEvent<Payload>,
	payload: core.input<Payload>,
): Promise<void> {
	const text = JSON.stringify(parse(event.payload, payload));
	await sql`
		with told as (
			insert into platform.outbox (name, payload) values (${event.name}, ${text}::jsonb) returning id
		)
		select pg_notify('platform_outbox', '') from told`.execute(tx);
}
