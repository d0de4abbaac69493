// The number that a withdrawal goes to, in full. Each reveal is written down.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { reference } from "../deposit-queue-models.ts";
import { withdrawalDeskErrors } from "../desk-errors.ts";

export const revealPayoutAccount = defineEndpoint({
	name: "reveal-payout-account",
	summary:
		"The account that a withdrawal goes to, its number in full, for whoever pays it; each reveal is written down",
	method: "POST",
	path: "/ops/withdrawals/account",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.withdrawals:pay",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ reference }),
	example: { reference: "7K4-MQ2-XW9" },
	output: z.object({ holder: z.string(), bank: z.string(), number: z.string() }),
	errors: withdrawalDeskErrors,
});
