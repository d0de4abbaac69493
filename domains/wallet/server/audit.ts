// Proves the ledger: every check and how many rows break it. Reads everything; for the daily job and for tests.
import { type Database, sql } from "#platform/db";
import type { AuditFinding } from "./ledger-calls.ts";

type Row = { readonly check: string; readonly violations: string };

/** All checks in one snapshot; each must be zero. */
export async function audit(db: Database): Promise<AuditFinding[]> {
	const { rows } = await db.tx(async (tx) => {
		await sql`set local statement_timeout = '1h'`.execute(tx);
		return sql<Row>`select "check", violations from wallet.audit order by "check"`.execute(tx);
	});
	return rows.map(({ check, violations }) => ({ check, violations: BigInt(violations) }));
}
