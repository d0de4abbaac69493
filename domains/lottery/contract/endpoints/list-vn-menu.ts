// The lotteries of Vietnam as a menu: by where they lie, with the days and the time of their draws.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { lotteryGame, prizeModeId, region, whole } from "../models.ts";

export const listVnMenu = defineEndpoint({
	name: "list-vn-menu",
	summary: "The lotteries of Vietnam by region, with the calendar of their draws",
	method: "GET",
	path: "/lgw/vn/games/game_menu",
	moduleIds: ["GAMELO3"],
	access: "public",
	input: z.object({ region: z.optional(region) }),
	example: { region: "south" },
	output: z.object({
		prizeModeId,
		regions: z.array(
			z.object({
				region,
				games: z.array(
					z.object({
						gameId: lotteryGame,
						/** How many numbers a draw has: 27 in the form of the north, 18 in that of the south. */
						numbers: whole,
						/** From one draw to the next; 0 where there is a calendar. */
						minutes: whole,
						/** 0 Sunday to 6; every day where draws come by the minute. */
						weekdays: z.array(whole),
						/** "16:15" of the game's zone. */
						drawsAt: z.optional(z.string()),
						zoneHours: whole,
					}),
				),
			}),
		),
	}),
	errors: {},
});
