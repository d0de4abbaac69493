// Hands an approved withdrawal to whoever pays out for the house.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { reference } from "../deposit-queue-models.ts";
import { sendWithdrawalErrors } from "../desk-errors.ts";
import { queuedWithdrawal } from "../desk-withdrawal-models.ts";

export const sendWithdrawal = defineEndpoint({
	name: "send-withdrawal",
	summary: "Hands an approved withdrawal to the provider that pays out for the house; it says later how it went",
	method: "POST",
	path: "/ops/withdrawals/send",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.withdrawals:pay",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ reference }),
	example: { reference: "7K4-MQ2-XW9" },
	output: queuedWithdrawal,
	errors: sendWithdrawalErrors,
});
