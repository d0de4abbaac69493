// What the desk sets of the lotteries: how games are drawn, prize groups, what an issue takes, days without draws.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { drawSourceOf, freeDay, lotteryBounds, lotteryGroup, playLimit } from "../desk-models.ts";

export const readLotteryTerms = defineEndpoint({
	name: "read-lottery-terms",
	summary:
		"How each lottery is drawn, prize groups of the brand and of single members, bounds of issues and plays, days without draws",
	method: "GET",
	path: "/ops/lottery/terms",
	moduleIds: opsModules,
	access: "staff",
	permission: "lottery.terms:read",
	input: z.object({}),
	output: z.object({
		sources: z.array(drawSourceOf),
		groups: z.array(lotteryGroup),
		bounds: z.array(lotteryBounds),
		playLimits: z.array(playLimit),
		/** From today on. */
		freeDays: z.array(freeDay),
	}),
	errors: {},
});
