// Rows of sealed codes of vouchers that whoever asked for them has not taken.
import { sql, type Tx } from "#platform/db";

export type SealedCodes = {
	/** The approval that made them. */
	readonly batchId: string;
	readonly merchant: string;
	readonly ownerId: string;
	readonly madeAt: Date;
	readonly endsAt: Date;
	readonly sealed: Buffer;
};

const columns = sql`batch_id as "batchId", merchant, owner_id as "ownerId", made_at as "madeAt", ends_at as "endsAt", sealed`;

export async function keepCodes(
	tx: Tx,
	{ batchId, merchant, ownerId, madeAt, endsAt, sealed }: SealedCodes,
): Promise<void> {
	await sql`insert into cashier.voucher_codes (batch_id, merchant, owner_id, made_at, ends_at, sealed)
		values (${batchId}::uuid, ${merchant}, ${ownerId}, ${madeAt}, ${endsAt}, ${sealed})`.execute(tx);
}

type Owned = { readonly batchId: string; readonly ownerId: string };

/** Somebody's own, locked until the transaction ends. */
export async function lockCodes(tx: Tx, { batchId, ownerId }: Owned): Promise<SealedCodes | undefined> {
	const { rows } = await sql<SealedCodes>`select ${columns} from cashier.voucher_codes
		where batch_id = ${batchId}::uuid and owner_id = ${ownerId} for update`.execute(tx);
	return rows[0];
}

/** Those that somebody has not taken, the oldest first. */
export async function untakenCodes(
	tx: Tx,
	{ ownerId, now, most }: { readonly ownerId: string; readonly now: Date; readonly most: number },
): Promise<readonly string[]> {
	const { rows } = await sql<{ id: string }>`select batch_id as id from cashier.voucher_codes
		where owner_id = ${ownerId} and ends_at > ${now} order by made_at, batch_id limit ${most}`.execute(tx);
	return rows.map(({ id }) => id);
}

export async function eraseCodes(tx: Tx, batchId: string): Promise<void> {
	await sql`delete from cashier.voucher_codes where batch_id = ${batchId}::uuid`.execute(tx);
}

/** Codes that are good for nothing any more are kept no longer. */
export async function eraseOldCodes(tx: Tx, now: Date): Promise<void> {
	await sql`delete from cashier.voucher_codes where batch_id in (
		select batch_id from cashier.voucher_codes where ends_at <= ${now} for update skip locked)`.execute(tx);
}
