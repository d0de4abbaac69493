// The queue of deposits that wait for operators, for who works it page after page: a walk along the index of what waits. What
// an agent decides is not among them.
import { type Database, sql, tables } from "#platform/db";
import { type ShownRow, shownDeposits } from "./deposit-store.ts";
import type { CashierTables } from "./tables.ts";

export type QueueAsked = {
	readonly merchant: string;
	/** The last that was seen; the first page when undefined. */
	readonly after?: { readonly openedAt: Date; readonly id: string } | undefined;
	readonly limit: number;
};

/** The oldest first. */
export function readQueue(db: Pick<Database, "read">, asked: QueueAsked): Promise<readonly ShownRow[]> {
	return db.read((tx) => {
		const { merchant, after, limit } = asked;
		const waiting = shownDeposits(tx)
			.where("deposit.merchant", "=", merchant)
			.where("deposit.state", "=", "pending")
			.where("deposit.payee_id", "is", null);
		const further =
			after === undefined
				? waiting
				: waiting.where(sql<boolean>`(deposit.opened_at, deposit.id) > (${after.openedAt}, ${after.id}::uuid)`);
		return further.orderBy("deposit.opened_at").orderBy("deposit.id").limit(limit).execute();
	});
}

/** How many wait, counted to a thousand, and since when the oldest does. */
export function countQueue(
	db: Pick<Database, "read">,
	merchant: string,
): Promise<{ readonly count: number; readonly since: Date | undefined }> {
	return db.read(async (tx) => {
		const rows = await tables<CashierTables>(tx)
			.selectFrom("cashier.deposit")
			.select("opened_at")
			.where("merchant", "=", merchant)
			.where("state", "=", "pending")
			.where("payee_id", "is", null)
			.orderBy("opened_at")
			.limit(1_000)
			.execute();
		return { count: rows.length, since: rows[0]?.opened_at };
	});
}

/** The codes of a brand's methods, by id. */
export function methodCodes(db: Pick<Database, "read">, merchant: string): Promise<ReadonlyMap<string, string>> {
	return db.read(async (tx) => {
		const rows = await tables<CashierTables>(tx)
			.selectFrom("cashier.method")
			.select(["id", "code"])
			.where("merchant", "=", merchant)
			.execute();
		return new Map(rows.map(({ id, code }) => [id, code]));
	});
}
