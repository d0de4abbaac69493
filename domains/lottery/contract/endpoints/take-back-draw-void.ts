// Whoever asked that a draw be void takes that back.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { approvalId, opsModules } from "#platform/desk/contract";
import { takeBackDrawVoidErrors } from "../desk-errors.ts";

export const takeBackDrawVoid = defineEndpoint({
	name: "take-back-draw-void",
	summary: "Takes back that one asked oneself for a draw to be void, while nobody has decided",
	method: "POST",
	path: "/ops/lottery/draws/void/take-back",
	moduleIds: opsModules,
	access: "staff",
	permission: "lottery.draws:void",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ voidId: approvalId }),
	example: { voidId: "00000000-0000-5000-8000-000000000000" },
	output: nothing,
	errors: takeBackDrawVoidErrors,
});
