// Answers the lobby: a page of the catalogue.
import { bind, type Route } from "#platform/http";
import { formatMinor, ok, parseMinor } from "#platform/kernel";
import { given, listGames } from "../../contract/index.ts";
import { pageOf, selectGames, stakeSteps } from "../../core/index.ts";
import type { GamesTools } from "../tools.ts";
import { tilesOf, viewerOf } from "./tiles.ts";

export const listGamesRoute = (tools: GamesTools): Route =>
	bind(listGames, async (input, context) => {
		const viewer = await viewerOf(tools, context, input);
		const catalogue = tools.catalogue.current();
		const minBet = given(input.minBet);
		const stake = minBet === undefined ? undefined : parseMinor(minBet, viewer.currency);
		const found = selectGames(catalogue.games, {
			id: given(input.gameId),
			category: given(input.gameType),
			vendor: given(input.vassalage),
			text: input.gameName,
			// Zero and what is finer than the currency mean no filter.
			stake: stake?.ok === true && stake.value > 0n ? stake.value : undefined,
			currency: viewer.currency,
			leastLines: input.minLineNum,
			tag: given(input.tag),
			favourites: viewer.favourites,
			sort: input.sort,
			language: viewer.language,
		});
		const page = pageOf(found, { page: input.pageNo, size: input.pageSize });
		return ok({
			games: tilesOf(catalogue, viewer, page.items),
			pageNum: page.page,
			totalPages: page.pages,
			total: page.total,
			leastStakes: stakeSteps(catalogue.games, {
				category: given(input.gameType),
				vendor: given(input.vassalage),
				currency: viewer.currency,
			}).map((step) => formatMinor(step, viewer.currency)),
			currency: viewer.currency,
		});
	});
