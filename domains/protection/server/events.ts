// Writes the significant events of a member's protection (GLI-19 2.8.8): what changed, by whom, before and after.
import { type Tx, tables } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import type { ProtectionEventKind } from "../contract/operator-acts.ts";
import type { ProtectionTables } from "./tables.ts";

export type ProtectionEvent = {
	readonly memberId: MemberId;
	readonly at: Date;
	readonly kind: ProtectionEventKind;
	/** "member", or the operator by name. */
	readonly actor: string;
	readonly before: unknown;
	readonly after: unknown;
};

export async function writeEvent(tx: Tx, event: ProtectionEvent): Promise<void> {
	await tables<ProtectionTables>(tx)
		.insertInto("protection.event")
		.values({
			member_id: event.memberId,
			at: event.at,
			kind: event.kind,
			actor: event.actor,
			before: textOf(event.before),
			after: textOf(event.after),
		})
		.execute();
}

const textOf = (value: unknown): string =>
	JSON.stringify(value, (_name, part: unknown) => (typeof part === "bigint" ? part.toString() : part));
