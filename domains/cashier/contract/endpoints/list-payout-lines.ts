// What providers say they paid out, where a person must decide.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { payoutLine, payoutLineId } from "../payout-models.ts";

export const listPayoutLines = defineEndpoint({
	name: "list-payout-lines",
	summary: "What providers say they paid out and nobody could settle by itself, the oldest first",
	method: "GET",
	path: "/ops/withdrawals/lines",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.withdrawals:read",
	limit: { max: 300, seconds: 60, by: "session" },
	input: z.object({ cursor: z.optional(payoutLineId) }),
	example: { cursor: "1000" },
	output: z.object({ lines: z.array(payoutLine), next: z.nullable(z.string()) }),
	errors: {},
});
