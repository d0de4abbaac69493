// Whoever asked for a result takes it back.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { approvalId, opsModules } from "#platform/desk/contract";
import { takeBackResultErrors } from "../desk-errors.ts";

export const takeBackMatchResult = defineEndpoint({
	name: "take-back-match-result",
	summary: "Takes back a result that one asked for and nobody has decided",
	method: "POST",
	path: "/ops/sportsbook/result/take-back",
	moduleIds: opsModules,
	access: "staff",
	permission: "sportsbook.events:result",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ resultId: approvalId }),
	example: { resultId: "00000000-0000-5000-8000-000000000000" },
	output: nothing,
	errors: takeBackResultErrors,
});
