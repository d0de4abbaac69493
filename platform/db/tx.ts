// The handle that store functions take first: one connection, inside a transaction or reading. Knows no table.
import { CompiledQuery, type Kysely } from "kysely";
import type { Statement } from "./line.ts";
import { rememberName } from "./prepared.ts";

/** Bound to one connection; good only until the work it was given to ends. */
export type Tx = Kysely<unknown>;

/** The same handle, seen through the tables of one domain: `tables<WalletTables>(tx).selectFrom("wallet.posting")`. */
export function tables<Tables>(tx: Tx): Kysely<Tables> {
	return tx.withTables<Record<never, never>>() as unknown as Kysely<Tables>; // a domain names its own tables; the handle carries none
}

/** A statement that hot paths send by itself, within a transaction: prepared once a connection, as `Database.call` does. */
export async function callIn<Row>(tx: Tx, statement: Statement, values: readonly unknown[]): Promise<readonly Row[]> {
	rememberName(statement);
	const { rows } = await tx.executeQuery(CompiledQuery.raw(statement.text, [...values]));
	return rows as Row[]; // the shape of a statement's rows is the statement's own
}

const due = new WeakMap<Tx, (() => void)[]>();

/**
 * Does something once the transaction stands: telling, never writing. When it is rolled back, or driven again, what was to be
 * done is forgotten with it. Throws outside a transaction of `Database`.
 */
export function afterCommit(tx: Tx, act: () => void): void {
	const acts = due.get(tx);
	if (acts === undefined) throw new Error("nothing commits this handle");
	acts.push(act);
}

/** Hears of what is to be done after the commit of this handle, from now on; answers how to do it. */
export function expectCommit(tx: Tx): () => void {
	const acts: (() => void)[] = [];
	due.set(tx, acts);
	return () => {
		due.delete(tx);
		for (const act of acts) act();
	};
}
