// Writes the significant events of accounts. Never what was typed.
import { type Tx, tables } from "#platform/db";
import type { CallFacts } from "#platform/http";
import type { AccountEventKind } from "../../contract/trail-kinds.ts";
import type { MembersTables } from "../tables.ts";

/** Stands for a name that nobody has. */
export const nobody = "0";

export type AccountEvent = { readonly memberId: string; readonly kind: AccountEventKind };

/** Where and when a call came from. */
export type Origin = Pick<CallFacts, "merchant" | "address" | "now"> & Partial<Pick<CallFacts, "userAgent">>;

export async function writeEvent(tx: Tx, event: AccountEvent, origin: Origin): Promise<void> {
	await tables<MembersTables>(tx)
		.insertInto("members.account_events")
		.values({
			member_id: event.memberId,
			kind: event.kind,
			at: origin.now,
			merchant: origin.merchant,
			address: origin.address,
			user_agent: origin.userAgent?.slice(0, 300) ?? "",
		})
		.execute();
}

export type WrittenEvent = {
	readonly id: string;
	readonly at: Date;
	readonly kind: AccountEventKind;
	readonly address: string;
};

/** A page of a member's events, the latest first; `before` is the id that the page before ended with. */
export async function eventsOf(
	tx: Tx,
	memberId: string,
	page: { readonly before: string | undefined; readonly limit: number },
): Promise<readonly WrittenEvent[]> {
	return tables<MembersTables>(tx)
		.selectFrom("members.account_events")
		.where("member_id", "=", memberId)
		.$if(page.before !== undefined, (query) => query.where("id", "<", page.before ?? ""))
		.select(["id", "at", "kind", "address"])
		.orderBy("id", "desc")
		.limit(page.limit)
		.execute();
}
