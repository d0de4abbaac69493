// The handle that store functions take first: one connection, inside a transaction or reading. Knows no table.
import type { Kysely } from "kysely";

/** Bound to one connection; good only until the work it was given to ends. */
export type Tx = Kysely<unknown>;

/** The same handle, seen through the tables of one domain: `tables<WalletTables>(tx).selectFrom("wallet.posting")`. */
export function tables<Tables>(tx: Tx): Kysely<Tables> {
	return tx.withTables<Record<never, never>>() as unknown as Kysely<Tables>; // a domain names its own tables; the handle carries none
}
