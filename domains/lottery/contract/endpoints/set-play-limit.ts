// What one member may stake on a play of an issue.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { playLimitErrors } from "../desk-errors.ts";
import { playStake } from "../desk-models.ts";
import { lotteryGame, whole } from "../models.ts";

export const setPlayLimit = defineEndpoint({
	name: "set-play-limit",
	summary:
		"Sets what one member may stake on a play of an issue of a lottery; without a stake the issue's own bound stands",
	method: "POST",
	path: "/ops/lottery/terms/plays",
	moduleIds: opsModules,
	access: "staff",
	permission: "lottery.terms:edit",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ game: lotteryGame, playId: whole, stake: z.nullable(playStake), reason }),
	example: { game: "TSFFC", playId: 31, stake: 50, reason: "Straights of five digits begin with less." },
	output: z.object({}),
	errors: playLimitErrors,
});
