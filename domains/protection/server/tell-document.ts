// Tells every node that a document came or was decided, so that the desks and the member's pages follow it.
import { sql, type Tx } from "#platform/db";
import type { StoredDocument } from "./identity-store.ts";

/** A word of it is the member, the kind of document and the state it came to. */
export const documentChannel = "protection_document_changed";

/** Every node hears of it when the transaction commits. */
export async function tellDocument(
	tx: Tx,
	{ memberId, kind, state }: Pick<StoredDocument, "memberId" | "kind" | "state">,
): Promise<void> {
	await sql`select pg_notify(${documentChannel}, ${`${memberId} ${kind} ${state}`})`.execute(tx);
}
