// The second person's word on a result.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { approvalId, decision, opsModules } from "#platform/desk/contract";
import { decideResultErrors } from "../desk-errors.ts";

export const decideMatchResult = defineEndpoint({
	name: "decide-match-result",
	summary: "Agrees to a result, which settles its bets anew, or refuses it; once",
	method: "POST",
	path: "/ops/sportsbook/result/decide",
	moduleIds: opsModules,
	access: "staff",
	permission: "sportsbook.events:decide",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ resultId: approvalId, decision }),
	example: {
		resultId: "00000000-0000-5000-8000-000000000000",
		decision: { kind: "refuse", why: "The result was right." },
	},
	output: z.object({ outcome: z.enum(["agreed", "refused"]) }),
	errors: decideResultErrors,
});
