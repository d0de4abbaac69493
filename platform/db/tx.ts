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
