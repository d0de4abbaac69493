// The last draws of a lottery.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { lotteryErrors } from "../errors.ts";
import { draw, lotteryGame } from "../models.ts";

export const listRecentNumeros = defineEndpoint({
	name: "list-recent-numeros",
	summary: "The last draws of a lottery, the newest first",
	method: "GET",
	path: "/lgw/numeros/recent",
	moduleIds: ["GAMELO3"],
	access: "public",
	input: z.object({
		gameId: lotteryGame,
		count: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 5),
	}),
	example: { gameId: "TSFFC", count: 30 },
	output: z.object({ draws: z.array(draw) }),
	errors: lotteryErrors,
});
