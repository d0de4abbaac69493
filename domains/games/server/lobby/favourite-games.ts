// A member's favourites: reading, marking, taking back. Each act answers what is marked after it.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { addFavouriteGame, getFavouriteIds, listFavouriteGames, removeFavouriteGame } from "../../contract/index.ts";
import { pageOf } from "../../core/index.ts";
import { listedGame } from "../catalogue/catalogue.ts";
import type { GamesTools } from "../tools.ts";
import { deleteFavourite, insertFavourite } from "./own-game-rows.ts";
import { mostFavourites, readFavourites, tilesOf, viewerOf } from "./tiles.ts";

export const getFavouriteIdsRoute = (tools: GamesTools): Route =>
	bind(getFavouriteIds, async (_input, { principal }) =>
		ok({ gameIds: principal.guest ? [] : [...(await readFavourites(tools, principal.memberId))] }),
	);

export const listFavouriteGamesRoute = (tools: GamesTools): Route =>
	bind(listFavouriteGames, async (input, context) => {
		const viewer = await viewerOf(tools, context, input);
		const catalogue = tools.catalogue.current();
		const games = [...viewer.favourites].flatMap((id) => listedGame(catalogue, id) ?? []);
		const wanted = games.filter((game) => input.gameType === undefined || game.category === input.gameType);
		const page = pageOf(wanted, { page: input.pageNo, size: input.pageSize });
		return ok({
			games: tilesOf(catalogue, viewer, page.items),
			pageNum: page.page,
			totalPages: page.pages,
			total: page.total,
		});
	});

export const addFavouriteGameRoute = (tools: GamesTools): Route =>
	bind(addFavouriteGame, async ({ gameId }, { principal, now }) => {
		if (listedGame(tools.catalogue.current(), gameId) === undefined) return err(failure("GAME_NOT_FOUND"));
		const marked = await readFavourites(tools, principal.memberId);
		if (marked.length >= mostFavourites && !marked.includes(gameId)) return err(failure("TOO_MANY_FAVOURITES"));
		await tools.db.tx((tx) => insertFavourite(tx, { memberId: principal.memberId, gameId, now }));
		return ok({ gameIds: [...(await readFavourites(tools, principal.memberId))] });
	});

export const removeFavouriteGameRoute = (tools: GamesTools): Route =>
	bind(removeFavouriteGame, async ({ gameId }, { principal }) => {
		await tools.db.tx((tx) => deleteFavourite(tx, { memberId: principal.memberId, gameId }));
		return ok({ gameIds: [...(await readFavourites(tools, principal.memberId))] });
	});
