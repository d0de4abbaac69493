// Answers the games a member entered last, and remembers that one was entered.
import { type Tx, tables } from "#platform/db";
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { listRecentGames } from "../../contract/index.ts";
import { listedGame } from "../catalogue/catalogue.ts";
import type { GamesTables } from "../tables.ts";
import type { GamesTools } from "../tools.ts";
import { tilesOf, viewerOf } from "./tiles.ts";

const mostRead = 200;

export const listRecentGamesRoute = (tools: GamesTools): Route =>
	bind(listRecentGames, async (input, context) => {
		if (context.principal.guest) return ok({ games: [] });
		const viewer = await viewerOf(tools, context, input);
		const ids = await tools.db.read((tx) => readRecent(tx, context.principal.memberId));
		const catalogue = tools.catalogue.current();
		const games = ids.flatMap((id) => listedGame(catalogue, id) ?? []);
		const wanted = games.filter((game) => input.gameType === undefined || game.category === input.gameType);
		return ok({ games: tilesOf(catalogue, viewer, wanted.slice(0, input.count)) });
	});

async function readRecent(tx: Tx, memberId: string): Promise<readonly string[]> {
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

export async function markRecent(tx: Tx, entry: { memberId: string; gameId: string; now: Date }): Promise<void> {
	await tables<GamesTables>(tx)
		.insertInto("games.recent")
		.values({ member_id: entry.memberId, game_id: entry.gameId, played_at: entry.now })
		.onConflict((conflict) =>
			conflict.columns(["member_id", "game_id"]).doUpdateSet((row) => ({ played_at: row.ref("excluded.played_at") })),
		)
		.execute();
}
