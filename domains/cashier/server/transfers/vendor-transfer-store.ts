// Rows of money on its way to vendors with books of their own. One ends once; nothing of it is changed otherwise.
import type { Insertable, Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import type { VendorTransferState } from "../../core/index.ts";
import type { CashierTables } from "../tables.ts";

type Table = CashierTables["cashier.vendor_transfer"];
export type VendorTransferRow = Selectable<Table>;

export const insertVendorTransfer = (tx: Tx, row: Insertable<Table>): Promise<VendorTransferRow> =>
	tables<CashierTables>(tx).insertInto("cashier.vendor_transfer").values(row).returningAll().executeTakeFirstOrThrow();

const ofMember = (tx: Tx, memberId: string) =>
	tables<CashierTables>(tx).selectFrom("cashier.vendor_transfer").selectAll().where("member_id", "=", memberId);

export const findVendorTransfer = (
	tx: Tx,
	{ memberId, requestKey }: { readonly memberId: MemberId; readonly requestKey: string },
): Promise<VendorTransferRow | undefined> =>
	ofMember(tx, memberId).where("request_key", "=", requestKey).executeTakeFirst();

const mostOpen = 100;

/** Of all vendors; at most one of each in a currency. */
export const openVendorTransfers = (tx: Tx, memberId: MemberId): Promise<readonly VendorTransferRow[]> =>
	ofMember(tx, memberId).where("state", "=", "open").limit(mostOpen).execute();

export const lockVendorTransfer = (
	tx: Tx,
	{ member_id, id }: Pick<VendorTransferRow, "member_id" | "id">,
): Promise<VendorTransferRow> => ofMember(tx, member_id).where("id", "=", id).forUpdate().executeTakeFirstOrThrow();

export async function endVendorTransfer(
	tx: Tx,
	{ member_id, id }: Pick<VendorTransferRow, "member_id" | "id">,
	end: { readonly state: Exclude<VendorTransferState, "open">; readonly at: Date },
): Promise<VendorTransferRow> {
	return tables<CashierTables>(tx)
		.updateTable("cashier.vendor_transfer")
		.set({ state: end.state, ended_at: end.at, next_at: null })
		.where("member_id", "=", member_id)
		.where("id", "=", id)
		.returningAll()
		.executeTakeFirstOrThrow();
}

const claimSeconds = 60;

/** Those that are due, put off by a minute: who asks has it so long, and who dies meanwhile loses it. */
export async function claimVendorTransfers(
	tx: Tx,
	{ now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly VendorTransferRow[]> {
	const { rows } = await sql<VendorTransferRow>`
		with due as (
			select member_id, id from cashier.vendor_transfer where state = 'open' and next_at <= ${now}
			order by next_at limit ${most} for update skip locked
		)
		update cashier.vendor_transfer
		set next_at = ${new Date(now.getTime() + claimSeconds * 1_000)}, asked = asked + 1
		from due where vendor_transfer.member_id = due.member_id and vendor_transfer.id = due.id
		returning vendor_transfer.*`.execute(tx);
	return rows;
}

/** Nothing of one that came to its end meanwhile. */
export async function putOff(tx: Tx, { member_id, id }: VendorTransferRow, nextAt: Date): Promise<void> {
	await tables<CashierTables>(tx)
		.updateTable("cashier.vendor_transfer")
		.set({ next_at: nextAt })
		.where("member_id", "=", member_id)
		.where("id", "=", id)
		.where("state", "=", "open")
		.execute();
}
