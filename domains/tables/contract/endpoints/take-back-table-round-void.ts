// Whoever asked that a round be void takes that back.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { approvalId, opsModules } from "#platform/desk/contract";
import { takeBackRoundVoidErrors } from "../desk-errors.ts";

export const takeBackTableRoundVoid = defineEndpoint({
	name: "take-back-table-round-void",
	summary: "Takes back that one asked oneself for a round to be void, while nobody has decided",
	method: "POST",
	path: "/ops/tables/rounds/void/take-back",
	moduleIds: opsModules,
	access: "staff",
	permission: "tables.rounds:void",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ voidId: approvalId }),
	example: { voidId: "00000000-0000-5000-8000-000000000000" },
	output: nothing,
	errors: takeBackRoundVoidErrors,
});
