// Tells every node that an application for an item came or was decided, so that the desks and the member's pages follow it.
import { sql, type Tx } from "#platform/db";
import { exchangeNumber } from "../core/index.ts";
import type { ExchangeRow } from "./exchange-store.ts";

/** A word of it is the member, the currency, and the exchange's number. */
export const exchangeChannel = "loyalty_exchange_changed";

/** Every node hears of it when the transaction commits. */
export async function tellExchange(
	tx: Tx,
	exchange: Pick<ExchangeRow, "id" | "member_id" | "currency" | "applied_at">,
): Promise<void> {
	const number = exchangeNumber(BigInt(exchange.id), exchange.applied_at);
	await sql`select pg_notify(${exchangeChannel}, ${`${exchange.member_id} ${exchange.currency} ${number}`})`.execute(
		tx,
	);
}
