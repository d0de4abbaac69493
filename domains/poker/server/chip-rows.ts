// Rows of chips on their way to tables, and of the stacks that lie there. Decides nothing.
import type { Insertable, Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import type { PokerTables } from "./tables.ts";

export type BuyInRow = Selectable<PokerTables["poker.buy_in"]>;
export type StackRow = Selectable<PokerTables["poker.stack"]>;

/** False where its owner used the key before. */
export async function insertBuyIn(tx: Tx, row: Insertable<PokerTables["poker.buy_in"]>): Promise<boolean> {
	const inserted = await tables<PokerTables>(tx)
		.insertInto("poker.buy_in")
		.values(row)
		.onConflict((conflict) => conflict.columns(["owner", "key"]).doNothing())
		.returning("id")
		.executeTakeFirst();
	return inserted !== undefined;
}

export const findBuyIn = (tx: Tx, { owner, key }: { owner: string; key: string }): Promise<BuyInRow | undefined> =>
	tables<PokerTables>(tx)
		.selectFrom("poker.buy_in")
		.selectAll()
		.where("owner", "=", owner)
		.where("key", "=", key)
		.executeTakeFirst();

/** From offered to where it went, once; undefined where it went somewhere before. */
export const endBuyIn = (tx: Tx, id: string, state: "seated" | "returned"): Promise<BuyInRow | undefined> =>
	tables<PokerTables>(tx)
		.updateTable("poker.buy_in")
		.set({ state })
		.where("id", "=", id)
		.where("state", "=", "offered")
		.returningAll()
		.executeTakeFirst();

export async function deleteBuyIn(tx: Tx, id: string): Promise<void> {
	await tables<PokerTables>(tx).deleteFrom("poker.buy_in").where("id", "=", id).execute();
}

export const listOffered = (tx: Tx, before: Date): Promise<readonly BuyInRow[]> =>
	tables<PokerTables>(tx)
		.selectFrom("poker.buy_in")
		.selectAll()
		.where("state", "=", "offered")
		.where("offered_at", "<", before)
		.orderBy("offered_at")
		.limit(200)
		.execute();

export async function deleteOldBuyIns(tx: Tx, before: Date): Promise<void> {
	await tables<PokerTables>(tx)
		.deleteFrom("poker.buy_in")
		.where("state", "<>", "offered")
		.where("offered_at", "<", before)
		.execute();
}

/** A new stack, or more on top of one. */
export async function addStack(tx: Tx, row: Insertable<PokerTables["poker.stack"]>): Promise<void> {
	await tables<PokerTables>(tx)
		.insertInto("poker.stack")
		.values(row)
		.onConflict((conflict) =>
			conflict.columns(["table_id", "owner"]).doUpdateSet({ stack: sql`poker.stack.stack + excluded.stack` }),
		)
		.execute();
}

export const takeStack = (tx: Tx, of: { table: string; owner: string }): Promise<StackRow | undefined> =>
	tables<PokerTables>(tx)
		.deleteFrom("poker.stack")
		.where("table_id", "=", of.table)
		.where("owner", "=", of.owner)
		.returningAll()
		.executeTakeFirst();

export const stacksAt = (tx: Tx, table: string): Promise<readonly StackRow[]> =>
	tables<PokerTables>(tx).selectFrom("poker.stack").selectAll().where("table_id", "=", table).execute();

/** Each stack by what it won and lost. */
export async function moveStacks(
	tx: Tx,
	table: string,
	moved: readonly { readonly owner: string; readonly by: number }[],
): Promise<void> {
	const [owners, sums] = [moved.map(({ owner }) => owner), moved.map(({ by }) => String(by))];
	await sql`update poker.stack s set stack = s.stack + m.by
		from unnest(${owners}::text[], ${sums}::bigint[]) as m (owner, by)
		where s.table_id = ${table} and s.owner = m.owner`.execute(tx);
}

/** The tables where somebody has chips. */
export async function tablesOf(tx: Tx, owner: string): Promise<readonly string[]> {
	const rows = await tables<PokerTables>(tx)
		.selectFrom("poker.stack")
		.select("table_id")
		.where("owner", "=", owner)
		.execute();
	return rows.map(({ table_id }) => table_id);
}
