// The house's own accounts: derived, never locked. Daily sums by a worker, plus the tail since then.
import { type Database, sql } from "#platform/db";
import type { CurrencyCode } from "#platform/kernel";
import type { HouseAccount } from "../core/command.ts";

/** Minor units; positive: the house holds it. */
export async function houseBalance(db: Database, account: HouseAccount, currency: CurrencyCode): Promise<bigint> {
	const rows = await db.read((tx) =>
		sql<{ balance: string }>`select wallet.house_balance(${account}, ${currency}) as balance`.execute(tx),
	);
	return BigInt(rows.rows[0]?.balance ?? 0);
}

/** Adds what was posted since the last time to the daily sums; answers how many postings. */
export async function rollUpHouse(db: Database): Promise<bigint> {
	const rows = await db.tx(async (tx) => {
		await sql`set local statement_timeout = '10min'`.execute(tx);
		return sql<{ added: string }>`select wallet.roll_up_house() as added`.execute(tx);
	});
	return BigInt(rows.rows[0]?.added ?? 0);
}
