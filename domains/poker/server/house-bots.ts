// Whether house bots play at a brand's tables of play money: on, until an operator says otherwise. A brand without them is offered
// tables and tournaments of its own kind, at which people alone sit; it shares these with every other brand without.
import { type Database, type Tx, tables } from "#platform/db";
import type { PlayTicket } from "#platform/http";
import { isForPeople } from "../core/index.ts";
import type { PokerTables } from "./tables.ts";

export async function botsAt(tx: Tx, merchant: string): Promise<boolean> {
	const row = await tables<PokerTables>(tx)
		.selectFrom("poker.brand")
		.select("bots")
		.where("merchant", "=", merchant)
		.executeTakeFirst();
	return row?.bots ?? true;
}

export async function switchBots(tx: Tx, row: { readonly merchant: string; readonly bots: boolean }): Promise<void> {
	await tables<PokerTables>(tx)
		.insertInto("poker.brand")
		.values(row)
		.onConflict((conflict) => conflict.column("merchant").doUpdateSet({ bots: row.bots }))
		.execute();
}

/** A seat there may be taken: for money always, for play money where the brand's own kind sits. */
export async function isOffered(
	{ db }: { readonly db: Database },
	{ mode, merchant }: Pick<PlayTicket, "mode" | "merchant">,
	id: string,
): Promise<boolean> {
	return mode === "real" || (await db.read((tx) => botsAt(tx, merchant))) !== isForPeople(id);
}
