// Brings what reports are answered from up to date with the sums of the games and of the ledger.
import { sql, type Tx } from "#platform/db";

export async function countReports(tx: Tx): Promise<void> {
	// All is counted anew where the house's days change, or when a house that has played for years counts for the first time.
	await sql`set local statement_timeout = '10min'`.execute(tx);
	await sql`select backoffice.count_reports()`.execute(tx);
}
