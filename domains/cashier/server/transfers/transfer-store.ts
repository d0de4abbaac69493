// Rows of transfers. They only grow.
import type { Insertable, Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import type { TransferKind } from "../../core/index.ts";
import type { ListPlace } from "../list-place.ts";
import type { CashierTables } from "../tables.ts";

type Table = CashierTables["cashier.transfer"];
export type TransferRow = Selectable<Table>;

export function insertTransfer(tx: Tx, row: Insertable<Table>): Promise<TransferRow> {
	return tables<CashierTables>(tx).insertInto("cashier.transfer").values(row).returningAll().executeTakeFirstOrThrow();
}

export type TransferName = { readonly memberId: MemberId; readonly requestKey: string };

export function findTransfer(tx: Tx, { memberId, requestKey }: TransferName): Promise<TransferRow | undefined> {
	return tables<CashierTables>(tx)
		.selectFrom("cashier.transfer")
		.selectAll()
		.where("member_id", "=", memberId)
		.where("request_key", "=", requestKey)
		.executeTakeFirst();
}

export type TransfersAsked = {
	readonly memberId: MemberId;
	readonly currency: string;
	readonly kind: TransferKind | undefined;
	/** From, inclusive, to, exclusive. */
	readonly from: Date;
	readonly to: Date;
	readonly before: ListPlace | undefined;
	readonly limit: number;
};

/** Given and taken, the newest first: two walks along indexes, a page of each. */
export async function listTransfersOf(tx: Tx, asked: TransfersAsked): Promise<readonly TransferRow[]> {
	const { memberId, limit } = asked;
	const given = pageOf(tx, asked).where("member_id", "=", memberId);
	// The second condition is that of the index of what was taken, word for word: with a value in it, every row is read.
	const taken = pageOf(tx, asked).where("to_member_id", "=", memberId).whereRef("to_member_id", "<>", "member_id");
	const rows = [...(await given.execute()), ...(await taken.execute())];
	return rows.toSorted(newestFirst).slice(0, limit);
}

const newestFirst = (one: TransferRow, other: TransferRow): number =>
	other.done_at.getTime() - one.done_at.getTime() || (one.id < other.id ? 1 : -1);

function pageOf(tx: Tx, { currency, kind, from, to, before, limit }: TransfersAsked) {
	let query = tables<CashierTables>(tx)
		.selectFrom("cashier.transfer")
		.selectAll()
		.where("currency", "=", currency)
		.where("done_at", ">=", from)
		.where("done_at", "<", to);
	if (kind !== undefined) query = query.where("kind", "=", kind);
	if (before !== undefined) query = query.where(sql<boolean>`(done_at, id) < (${before.at}, ${before.id}::uuid)`);
	return query.orderBy("done_at", "desc").orderBy("id", "desc").limit(limit);
}
