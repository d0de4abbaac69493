// Answers the games an operator marked as hot, of those the viewer can enter.
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { listHotGames } from "../../contract/index.ts";
import { selectGames } from "../../core/index.ts";
import type { GamesTools } from "../tools.ts";
import { openTilesOf, viewerOf } from "./tiles.ts";

const mostShown = 24;

export const listHotGamesRoute = (tools: GamesTools): Route =>
	bind(listHotGames, async (input, context) => {
		const viewer = await viewerOf(tools, context, input);
		const catalogue = tools.catalogue.current();
		const hot = selectGames(catalogue.games, {
			...viewer,
			vendor: input.vassalage === "" ? undefined : input.vassalage,
			tag: "hot",
			sort: "order",
		});
		return ok({ games: openTilesOf(catalogue, viewer, hot).slice(0, mostShown) });
	});
