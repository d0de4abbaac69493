// Rows of reality checks: what members chose, and when the last check of a run was answered.
import { type Tx, tables } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";
import type { ProtectionTables } from "./tables.ts";

/** Minutes that members chose; none for whoever chose nothing. */
export async function chosenMinutes(tx: Tx, members: readonly MemberId[]): Promise<ReadonlyMap<MemberId, number>> {
	if (members.length === 0) return new Map();
	const rows = await tables<ProtectionTables>(tx)
		.selectFrom("protection.reality_choice")
		.select(["member_id", "minutes"])
		.where("member_id", "in", [...members])
		.execute();
	return new Map(rows.map((row) => [memberId(row.member_id), row.minutes]));
}

/** Undefined takes the choice back. Answers what was chosen before; the member's row stays locked until the end. */
export async function writeChoice(
	tx: Tx,
	choice: { readonly memberId: MemberId; readonly minutes: number | undefined; readonly now: Date },
): Promise<number | undefined> {
	const db = tables<ProtectionTables>(tx);
	const before = await db
		.selectFrom("protection.reality_choice")
		.select("minutes")
		.where("member_id", "=", choice.memberId)
		.forUpdate()
		.executeTakeFirst();
	if (choice.minutes === undefined) {
		await db.deleteFrom("protection.reality_choice").where("member_id", "=", choice.memberId).execute();
	} else {
		const set = { minutes: choice.minutes, chosen_at: choice.now };
		await db
			.insertInto("protection.reality_choice")
			.values({ member_id: choice.memberId, ...set })
			.onConflict((conflict) => conflict.column("member_id").doUpdateSet(set))
			.execute();
	}
	return before?.minutes;
}

/** The run of a member who answers a check, locked until the transaction ends. */
export async function lockRun(
	tx: Tx,
	member: MemberId,
): Promise<{ readonly startedAt: Date; readonly checkedAt: Date } | undefined> {
	const row = await tables<ProtectionTables>(tx)
		.selectFrom("protection.play_run")
		.select(["started_at", "checked_at"])
		.where("member_id", "=", member)
		.forUpdate()
		.executeTakeFirst();
	return row === undefined ? undefined : { startedAt: row.started_at, checkedAt: row.checked_at };
}

export async function markChecked(tx: Tx, member: MemberId, now: Date): Promise<void> {
	await tables<ProtectionTables>(tx)
		.updateTable("protection.play_run")
		.set({ checked_at: now })
		.where("member_id", "=", member)
		.execute();
}
