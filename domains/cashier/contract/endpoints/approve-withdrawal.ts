// The second approval of a withdrawal, by another person than the first.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { reference } from "../deposit-queue-models.ts";
import { withdrawalDeskErrors } from "../desk-errors.ts";
import { queuedWithdrawal } from "../desk-withdrawal-models.ts";

export const approveWithdrawal = defineEndpoint({
	name: "approve-withdrawal",
	summary: "Approves a withdrawal that somebody else approved first, where its amount asks for two",
	method: "POST",
	path: "/ops/withdrawals/approve",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.withdrawals:approve",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ reference }),
	example: { reference: "7K4-MQ2-XW9" },
	output: queuedWithdrawal,
	errors: withdrawalDeskErrors,
});
