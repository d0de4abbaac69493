// What an issue of a game takes.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { issueBounds } from "../desk-models.ts";
import { lotteryGame } from "../models.ts";

export const setIssueBounds = defineEndpoint({
	name: "set-issue-bounds",
	summary: "Sets what an issue of a lottery takes, below the house's own bounds; without bounds those stand again",
	method: "POST",
	path: "/ops/lottery/terms/bounds",
	moduleIds: opsModules,
	access: "staff",
	permission: "lottery.terms:edit",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ game: lotteryGame, bounds: z.nullable(issueBounds), reason }),
	example: {
		game: "TSKENO",
		bounds: { slip: 1_000, stake: 5_000, win: 200_000, exposure: 10_000_000 },
		reason: "A new game begins with less.",
	},
	output: z.object({}),
	errors: {},
});
