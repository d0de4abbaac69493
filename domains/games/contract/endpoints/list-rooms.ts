// The rooms of games that have some: tables with a seat, a dealer or a limit of their own.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { category, game, language, orNone, vassalage } from "../models.ts";

export const listRooms = defineEndpoint({
	name: "list-rooms",
	summary: "Rooms of the games that have some; empty while no game has any",
	method: "GET",
	path: "/wps/relay/GLS2_roomList",
	moduleIds: ["GAMELO3"],
	access: "session",
	input: z.object({ vassalage: orNone(vassalage), gameType: orNone(category), language }),
	example: { gameType: "LIVE" },
	output: z.object({
		rooms: z.array(
			z.pick(game, {
				roomId: true,
				gameId: true,
				vassalage: true,
				gameType: true,
				displayName: true,
				nodeId: true,
				nodeName: true,
				currency: true,
				minBet: true,
				maxBet: true,
				open: true,
			}),
		),
	}),
	errors: {},
});
