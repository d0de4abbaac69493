// How a game is drawn from the next issue on that is not committed yet; those that are, are drawn as they were.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { drawSource } from "../desk-models.ts";
import { lotteryGame } from "../models.ts";

export const setDrawSource = defineEndpoint({
	name: "set-draw-source",
	summary:
		"Has a game drawn by the house, told by two people or taken from a feed, from issues that are not committed yet",
	method: "POST",
	path: "/ops/lottery/terms/source",
	moduleIds: opsModules,
	access: "staff",
	permission: "lottery.terms:edit",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ game: lotteryGame, source: drawSource, reason }),
	example: { game: "HN5FC", source: "people", reason: "The official draw is sold from today on." },
	output: z.object({}),
	errors: {},
});
