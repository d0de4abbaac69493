// Rows of limits: those that are held for members, and one that is being changed.
import { type Tx, tables } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";
import type { HeldLimit, LimitChange, LimitHolder, LimitKind, Period } from "../core/index.ts";
import type { ProtectionTables } from "./tables.ts";

const minor = (text: string | null): bigint | undefined => (text === null ? undefined : BigInt(text));

type ChangeColumns = Pick<ProtectionTables["protection.member_limit"], "amount" | "next_amount" | "next_at">;

const changeFrom = (row: ChangeColumns): LimitChange => ({
	amount: minor(row.amount),
	next: row.next_at === null ? undefined : { amount: minor(row.next_amount), at: row.next_at },
});

export type LimitRow = Pick<ProtectionTables["protection.member_limit"], "holder" | "kind" | "period"> & ChangeColumns;

export const limitFrom = (row: LimitRow): HeldLimit => ({
	holder: row.holder,
	kind: row.kind,
	period: row.period,
	...changeFrom(row),
});

/** Every limit that is held for these members; none for whom there is no entry. */
export async function heldLimits(
	tx: Tx,
	members: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, readonly HeldLimit[]>> {
	const held = new Map<MemberId, HeldLimit[]>();
	if (members.length === 0) return held;
	const rows = await tables<ProtectionTables>(tx)
		.selectFrom("protection.member_limit")
		.selectAll()
		.where("member_id", "in", [...members])
		.execute();
	for (const row of rows) {
		const member = memberId(row.member_id);
		held.set(member, [...(held.get(member) ?? []), limitFrom(row)]);
	}
	return held;
}

export type LimitName = {
	readonly memberId: MemberId;
	readonly holder: LimitHolder;
	readonly kind: LimitKind;
	readonly period: Period;
};

/** The limit as it stands, locked until the transaction ends; one that was never set holds nothing. */
export async function lockLimit(
	tx: Tx,
	name: LimitName,
	set: { readonly currency: string; readonly now: Date },
): Promise<LimitChange> {
	const db = tables<ProtectionTables>(tx);
	const key = { member_id: name.memberId, holder: name.holder, kind: name.kind, period: name.period };
	await db
		.insertInto("protection.member_limit")
		.values({ ...key, currency: set.currency, amount: null, set_at: set.now, next_amount: null, next_at: null })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	const row = await db
		.selectFrom("protection.member_limit")
		.select(["amount", "next_amount", "next_at"])
		.where("member_id", "=", name.memberId)
		.where("holder", "=", name.holder)
		.where("kind", "=", name.kind)
		.where("period", "=", name.period)
		.forUpdate()
		.executeTakeFirstOrThrow();
	return changeFrom(row);
}

export async function writeLimit(tx: Tx, name: LimitName, change: LimitChange & { readonly now: Date }): Promise<void> {
	await tables<ProtectionTables>(tx)
		.updateTable("protection.member_limit")
		.set({
			amount: change.amount?.toString() ?? null,
			next_amount: change.next?.amount?.toString() ?? null,
			next_at: change.next?.at ?? null,
			set_at: change.now,
		})
		.where("member_id", "=", name.memberId)
		.where("holder", "=", name.holder)
		.where("kind", "=", name.kind)
		.where("period", "=", name.period)
		.execute();
}
