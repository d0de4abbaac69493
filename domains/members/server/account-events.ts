// Writes the significant events of accounts. Never what was typed.
import { type Tx, tables } from "#platform/db";
import type { CallFacts } from "#platform/http";
import type { AccountEventKind, MembersTables } from "./tables.ts";

/** Stands for a name that nobody has. */
export const nobody = "0";

export type AccountEvent = { readonly memberId: string; readonly kind: AccountEventKind };

/** Where and when a call came from. */
export type Origin = Pick<CallFacts, "merchant" | "address" | "now">;

export async function writeEvent(tx: Tx, event: AccountEvent, origin: Origin): Promise<void> {
	await tables<MembersTables>(tx)
		.insertInto("members.account_events")
		.values({
			member_id: event.memberId,
			kind: event.kind,
			at: origin.now,
			merchant: origin.merchant,
			address: origin.address,
		})
		.execute();
}
