// The word on a line of a provider that pays out: it is the withdrawal's pay-out, or it is not.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { payoutLineId } from "../payout-models.ts";
import { payoutLineErrors } from "../withdrawal-errors.ts";

export const decidePayoutLine = defineEndpoint({
	name: "decide-payout-line",
	summary:
		"Counts what a provider says it paid as the withdrawal's pay-out, or puts it aside, for nothing was paid or it came back; once",
	method: "POST",
	path: "/ops/withdrawals/lines/decide",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.withdrawals:pay",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ payoutLineId, verdict: z.enum(["settle", "dismiss"]), reason }),
	example: { payoutLineId: "999999", verdict: "dismiss", reason: "Asked for by telephone." },
	output: nothing,
	errors: payoutLineErrors,
});
