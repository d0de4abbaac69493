// Answers the rooms of the games that have some: a game without rooms names none, and is not in the list.
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { type Game, given, listRooms } from "../../contract/index.ts";
import { selectGames } from "../../core/index.ts";
import type { GamesTools } from "../tools.ts";
import { tilesOf, viewerOf } from "./tiles.ts";

export const listRoomsRoute = (tools: GamesTools): Route =>
	bind(listRooms, async (input, context) => {
		const viewer = await viewerOf(tools, context, input);
		const catalogue = tools.catalogue.current();
		const asked = { category: given(input.gameType), vendor: given(input.vassalage), sort: "order" } as const;
		const tiles = tilesOf(catalogue, viewer, selectGames(catalogue.games, { ...viewer, ...asked }));
		return ok({ rooms: roomsOf(tiles) });
	});

export const roomsOf = (tiles: readonly Game[]): Game[] => tiles.filter(({ roomId }) => roomId !== "");
