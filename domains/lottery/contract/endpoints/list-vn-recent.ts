// The lotteries of Vietnam that a member bet on lately.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { lotteryGame } from "../models.ts";

export const listVnRecent = defineEndpoint({
	name: "list-vn-recent",
	summary: "Lotteries of Vietnam that I bet on lately, the latest first",
	method: "GET",
	path: "/lgw/vn/games/game_menu/recent",
	moduleIds: ["GAMELO3"],
	access: "session",
	whileExcluded: "open",
	input: z.object({ count: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(48)), 20) }),
	example: { count: 10 },
	output: z.object({ games: z.array(lotteryGame) }),
	errors: {},
});
