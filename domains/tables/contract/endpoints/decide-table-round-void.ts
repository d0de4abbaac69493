// The second person's word on a round that is to be void.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { approvalId, decision, opsModules } from "#platform/desk/contract";
import { decideRoundVoidErrors } from "../desk-errors.ts";

export const decideTableRoundVoid = defineEndpoint({
	name: "decide-table-round-void",
	summary: "Agrees that a round is void, which gives every stake back, or refuses it; once",
	method: "POST",
	path: "/ops/tables/rounds/void/decide",
	moduleIds: opsModules,
	access: "staff",
	permission: "tables.rounds:decide",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ voidId: approvalId, decision }),
	example: {
		voidId: "00000000-0000-5000-8000-000000000000",
		decision: { kind: "refuse", why: "The picture was right." },
	},
	output: z.object({ outcome: z.enum(["agreed", "refused"]) }),
	errors: decideRoundVoidErrors,
});
