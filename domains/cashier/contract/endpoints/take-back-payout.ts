// The word that a provider paid nothing of a withdrawal that it was handed.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { reference } from "../deposit-queue-models.ts";
import { withdrawalDeskErrors } from "../desk-errors.ts";
import { queuedWithdrawal } from "../desk-withdrawal-models.ts";

export const takeBackPayout = defineEndpoint({
	name: "take-back-payout",
	summary:
		"Takes a withdrawal back from a provider that has said nothing of it for an hour; it waits for its pay-out again",
	method: "POST",
	path: "/ops/withdrawals/take-back",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.withdrawals:pay",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ reference, reason }),
	example: { reference: "7K4-MQ2-XW9", reason: "Asked for by telephone." },
	output: queuedWithdrawal,
	errors: withdrawalDeskErrors,
});
