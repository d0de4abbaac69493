// Rows of a member's own games: favourites, and those entered last.
import { type Tx, tables } from "#platform/db";
import type { GamesTables } from "../tables.ts";

const mostRead = 200;

export async function insertFavourite(tx: Tx, mark: { memberId: string; gameId: string; now: Date }): Promise<void> {
	await tables<GamesTables>(tx)
		.insertInto("games.favourite")
		.values({ member_id: mark.memberId, game_id: mark.gameId, marked_at: mark.now })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

export async function deleteFavourite(tx: Tx, mark: { memberId: string; gameId: string }): Promise<void> {
	await tables<GamesTables>(tx)
		.deleteFrom("games.favourite")
		.where("member_id", "=", mark.memberId)
		.where("game_id", "=", mark.gameId)
		.execute();
}

/** Ids of the games that were entered last, the last first. */
export async function readRecent(tx: Tx, memberId: string): Promise<readonly string[]> {
	const rows = await tables<GamesTables>(tx)
		.selectFrom("games.recent")
		.select("game_id")
		.where("member_id", "=", memberId)
		.orderBy("played_at", "desc")
		.orderBy("game_id", "desc")
		.limit(mostRead)
		.execute();
	return rows.map((row) => row.game_id);
}

/** Remembers that a game was entered. */
export async function markRecent(tx: Tx, entry: { memberId: string; gameId: string; now: Date }): Promise<void> {
	await tables<GamesTables>(tx)
		.insertInto("games.recent")
		.values({ member_id: entry.memberId, game_id: entry.gameId, played_at: entry.now })
		.onConflict((conflict) =>
			conflict.columns(["member_id", "game_id"]).doUpdateSet((row) => ({ played_at: row.ref("excluded.played_at") })),
		)
		.execute();
}
