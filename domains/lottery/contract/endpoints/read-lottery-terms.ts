// What the desk sets of the lotteries: how games are drawn, prize groups, days without draws, bounds.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { drawSourceOf, lotteryGroup } from "../desk-models.ts";

export const readLotteryTerms = defineEndpoint({
	name: "read-lottery-terms",
	summary: "How each lottery is drawn, and the prize groups of the brand and of single members",
	method: "GET",
	path: "/ops/lottery/terms",
	moduleIds: opsModules,
	access: "staff",
	permission: "lottery.terms:read",
	input: z.object({}),
	output: z.object({ sources: z.array(drawSourceOf), groups: z.array(lotteryGroup) }),
	errors: {},
});
