// Rows of hands that are over, and of who played them. Decides nothing.
import type { Insertable, Selectable } from "kysely";
import { type Tx, tables } from "#platform/db";
import type { PokerTables } from "./tables.ts";

export type HandRow = Selectable<PokerTables["poker.hand"]> & { readonly seat: number };

export async function insertHand(
	tx: Tx,
	hand: Insertable<PokerTables["poker.hand"]>,
	players: readonly Insertable<PokerTables["poker.hand_player"]>[],
): Promise<void> {
	await tables<PokerTables>(tx).insertInto("poker.hand").values(hand).execute();
	if (players.length > 0) await tables<PokerTables>(tx).insertInto("poker.hand_player").values(players).execute();
}

const own = (tx: Tx, owner: string) =>
	tables<PokerTables>(tx)
		.selectFrom("poker.hand_player as p")
		.innerJoin("poker.hand as h", "h.id", "p.hand_id")
		.selectAll("h")
		.select("p.seat")
		.where("p.owner", "=", owner);

/** Ids of hands grow with time. */
export function listOwnHands(
	tx: Tx,
	{ owner, before, limit }: { readonly owner: string; readonly before: string | undefined; readonly limit: number },
): Promise<readonly HandRow[]> {
	const query = own(tx, owner).orderBy("p.hand_id", "desc").limit(limit);
	return (before === undefined ? query : query.where("p.hand_id", "<", before)).execute();
}

export const findOwnHand = (tx: Tx, of: { owner: string; hand: string }): Promise<HandRow | undefined> =>
	own(tx, of.owner).where("p.hand_id", "=", of.hand).executeTakeFirst();

export async function deleteOldTrialHands(tx: Tx, before: Date): Promise<void> {
	await tables<PokerTables>(tx)
		.deleteFrom("poker.hand")
		.where("mode", "=", "demo")
		.where("ended_at", "<", before)
		.execute();
}
