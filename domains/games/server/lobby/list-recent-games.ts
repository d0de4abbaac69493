// Answers the games a member entered last, and remembers that one was entered.
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { listRecentGames } from "../../contract/index.ts";
import { listedGame } from "../catalogue/catalogue.ts";
import type { GamesTools } from "../tools.ts";
import { readRecent } from "./own-game-rows.ts";
import { tilesOf, viewerOf } from "./tiles.ts";

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
