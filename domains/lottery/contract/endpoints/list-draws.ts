// The draws of a lottery by the day of its zone.
import * as z from "zod/mini";
import { day, defineEndpoint, pageNumber } from "#platform/contract";
import { lotteryErrors } from "../errors.ts";
import { draw, lotteryGame, whole } from "../models.ts";

export const listDraws = defineEndpoint({
	name: "list-draws",
	summary: "Draws of a lottery on one day of its zone, the newest first",
	method: "GET",
	path: "/lgw/draw",
	moduleIds: ["GAMELO3"],
	access: "public",
	input: z.object({
		gameId: lotteryGame,
		/** In the game's zone; the day of its last draw when left out. */
		date: z.optional(day),
		page: pageNumber,
		size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
	}),
	example: { gameId: "TSFFC", date: "2025-11-24", page: 1, size: 50 },
	output: z.object({ date: day, draws: z.array(draw), page: whole, pages: whole, total: whole }),
	errors: lotteryErrors,
});
