// Rows of money on its way to vendors with books of their own. One ends once; nothing of it is changed otherwise.
import type { Insertable, Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import type { ErrandState } from "../../core/index.ts";
import type { CashierTables } from "../tables.ts";

type Table = CashierTables["cashier.vendor_errand"];
export type ErrandRow = Selectable<Table>;

export const insertErrand = (tx: Tx, row: Insertable<Table>): Promise<ErrandRow> =>
	tables<CashierTables>(tx).insertInto("cashier.vendor_errand").values(row).returningAll().executeTakeFirstOrThrow();

const errands = (tx: Tx, memberId: string) =>
	tables<CashierTables>(tx).selectFrom("cashier.vendor_errand").selectAll().where("member_id", "=", memberId);

export const findErrand = (
	tx: Tx,
	{ memberId, requestKey }: { readonly memberId: MemberId; readonly requestKey: string },
): Promise<ErrandRow | undefined> => errands(tx, memberId).where("request_key", "=", requestKey).executeTakeFirst();

const mostOpen = 100;

/** Of all vendors; at most one of each in a currency. */
export const openErrands = (tx: Tx, memberId: MemberId): Promise<readonly ErrandRow[]> =>
	errands(tx, memberId).where("state", "=", "open").limit(mostOpen).execute();

export const lockErrand = (tx: Tx, { member_id, id }: Pick<ErrandRow, "member_id" | "id">): Promise<ErrandRow> =>
	errands(tx, member_id).where("id", "=", id).forUpdate().executeTakeFirstOrThrow();

export async function endErrand(
	tx: Tx,
	{ member_id, id }: Pick<ErrandRow, "member_id" | "id">,
	end: { readonly state: Exclude<ErrandState, "open">; readonly at: Date },
): Promise<ErrandRow> {
	return tables<CashierTables>(tx)
		.updateTable("cashier.vendor_errand")
		.set({ state: end.state, ended_at: end.at, next_at: null })
		.where("member_id", "=", member_id)
		.where("id", "=", id)
		.returningAll()
		.executeTakeFirstOrThrow();
}

const claimSeconds = 60;

/** Those that are due, put off by a minute: who asks has it so long, and who dies meanwhile loses it. */
export async function claimErrands(
	tx: Tx,
	{ now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly ErrandRow[]> {
	const { rows } = await sql<ErrandRow>`
		with due as (
			select member_id, id from cashier.vendor_errand where state = 'open' and next_at <= ${now}
			order by next_at limit ${most} for update skip locked
		)
		update cashier.vendor_errand as errand
		set next_at = ${new Date(now.getTime() + claimSeconds * 1_000)}, asked = asked + 1
		from due where errand.member_id = due.member_id and errand.id = due.id
		returning errand.*`.execute(tx);
	return rows;
}

/** Nothing of one that came to its end meanwhile. */
export async function putOff(tx: Tx, { member_id, id }: ErrandRow, nextAt: Date): Promise<void> {
	await tables<CashierTables>(tx)
		.updateTable("cashier.vendor_errand")
		.set({ next_at: nextAt })
		.where("member_id", "=", member_id)
		.where("id", "=", id)
		.where("state", "=", "open")
		.execute();
}
