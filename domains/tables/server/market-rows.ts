// Rows of what a brand's market allows of the tables. Decides nothing.
import { sql, type Tx } from "#platform/db";

/** Whether good roads may be named there; everywhere unless an operator said otherwise. */
export async function readNamesRoads(tx: Tx, merchant: string): Promise<boolean> {
	const { rows } = await sql<{ names: boolean }>`
		select names_roads as names from tables.market where merchant = ${merchant}`.execute(tx);
	return rows[0]?.names ?? true;
}

export async function writeNamesRoads(
	tx: Tx,
	{ merchant, names }: { readonly merchant: string; readonly names: boolean },
): Promise<void> {
	await sql`insert into tables.market (merchant, names_roads) values (${merchant}, ${names})
		on conflict (merchant) do update set names_roads = excluded.names_roads`.execute(tx);
}
