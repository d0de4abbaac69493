// Rows of those who work here, of their roles and of their backup codes.
import type { Selectable } from "kysely";
import { type Tx, tables } from "#platform/db";
import type { BackofficeTables } from "../tables.ts";

export type StaffRow = Selectable<BackofficeTables["backoffice.staff"]>;

const staff = (tx: Tx) => tables<BackofficeTables>(tx).selectFrom("backoffice.staff").selectAll();

export function findStaff(
	tx: Tx,
	name: { readonly merchant: string; readonly username: string },
): Promise<StaffRow | undefined> {
	return staff(tx).where("merchant", "=", name.merchant).where("username", "=", name.username).executeTakeFirst();
}

/** Of one merchant, locked until the transaction ends. */
export function lockStaff(
	tx: Tx,
	{ merchant, id }: { readonly merchant: string; readonly id: string },
): Promise<StaffRow | undefined> {
	return staff(tx).where("id", "=", id).where("merchant", "=", merchant).forUpdate().executeTakeFirst();
}

/** By a login that has shown its password, locked until the transaction ends. */
export function lockStaffOfStep(tx: Tx, id: string): Promise<StaffRow | undefined> {
	return staff(tx).where("id", "=", id).forUpdate().executeTakeFirst();
}

export type NewStaff = Pick<StaffRow, "merchant" | "username" | "name" | "roles" | "password_hash" | "created_at">;

/** Undefined when the name is taken. The password is one that was given. */
export async function insertStaff(tx: Tx, row: NewStaff): Promise<string | undefined> {
	const written = await tables<BackofficeTables>(tx)
		.insertInto("backoffice.staff")
		.values({ ...row, given_at: row.created_at, sealed_secret: null, last_access_at: null })
		.onConflict((conflict) => conflict.columns(["merchant", "username"]).doNothing())
		.returning("id")
		.executeTakeFirst();
	return written?.id;
}

export type StaffChange = Partial<
	Pick<StaffRow, "roles" | "disabled" | "password_hash" | "given_at" | "sealed_secret" | "last_step" | "last_access_at">
>;

export async function updateStaff(tx: Tx, id: string, change: StaffChange): Promise<void> {
	await tables<BackofficeTables>(tx).updateTable("backoffice.staff").set(change).where("id", "=", id).execute();
}

/** More than any brand employs; the list needs no pages. */
const mostStaff = 1_000;

export function listStaffRows(tx: Tx, merchant: string): Promise<StaffRow[]> {
	return staff(tx).where("merchant", "=", merchant).orderBy("username").limit(mostStaff).execute();
}

export type RoleRow = Selectable<BackofficeTables["backoffice.role"]>;

export function rolesOf(tx: Tx, merchant: string): Promise<RoleRow[]> {
	return tables<BackofficeTables>(tx)
		.selectFrom("backoffice.role")
		.selectAll()
		.where("merchant", "=", merchant)
		.orderBy("code")
		.limit(mostStaff)
		.execute();
}

/** Locks the roles of a brand: what somebody may give is judged by what the roles say until it is given. */
export function lockRoles(tx: Tx, merchant: string): Promise<RoleRow[]> {
	return tables<BackofficeTables>(tx)
		.selectFrom("backoffice.role")
		.selectAll()
		.where("merchant", "=", merchant)
		.orderBy("code")
		.forUpdate()
		.execute();
}

export async function upsertRole(tx: Tx, row: RoleRow): Promise<void> {
	await tables<BackofficeTables>(tx)
		.insertInto("backoffice.role")
		.values(row)
		.onConflict((conflict) =>
			conflict
				.columns(["merchant", "code"])
				.doUpdateSet({ permissions: row.permissions, alone_up_to: row.alone_up_to }),
		)
		.execute();
}

export async function keepBackupCodes(
	tx: Tx,
	{ staffId, digests }: { readonly staffId: string; readonly digests: readonly Buffer[] },
): Promise<void> {
	const db = tables<BackofficeTables>(tx);
	await db.deleteFrom("backoffice.backup_code").where("staff_id", "=", staffId).execute();
	if (digests.length === 0) return;
	const rows = digests.map((code_digest) => ({ staff_id: staffId, code_digest }));
	await db.insertInto("backoffice.backup_code").values(rows).execute();
}

/** Whether there was such a code; it is used up. */
export async function spendBackupCode(
	tx: Tx,
	{ staffId, digest }: { readonly staffId: string; readonly digest: Buffer },
): Promise<boolean> {
	const spent = await tables<BackofficeTables>(tx)
		.deleteFrom("backoffice.backup_code")
		.where("staff_id", "=", staffId)
		.where("code_digest", "=", digest)
		.returning("staff_id")
		.executeTakeFirst();
	return spent !== undefined;
}

export async function backupCodesLeft(tx: Tx, staffId: string): Promise<number> {
	const { left } = await tables<BackofficeTables>(tx)
		.selectFrom("backoffice.backup_code")
		.select(({ fn }) => fn.countAll<string>().as("left"))
		.where("staff_id", "=", staffId)
		.executeTakeFirstOrThrow();
	return Number(left);
}
