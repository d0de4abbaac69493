// The decisions of a withdrawal: the first approval, a refusal, and giving back what did not come.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { reference } from "../deposit-queue-models.ts";
import { withdrawalDeskErrors } from "../desk-errors.ts";
import { queuedWithdrawal } from "../desk-withdrawal-models.ts";

export const decideWithdrawal = defineEndpoint({
	name: "decide-withdrawal",
	summary:
		"Approves a withdrawal as the first who does, refuses it or gives it back with a reason that the member reads; each once",
	method: "POST",
	path: "/ops/withdrawals/decide",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.withdrawals:decide",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({
		reference,
		decision: z.discriminatedUnion("kind", [
			z.object({ kind: z.literal("approve") }),
			z.object({ kind: z.literal("refuse"), why: reason }),
			/** Of one that the member says did not come. */
			z.object({ kind: z.literal("give-back"), why: reason }),
		]),
	}),
	example: { reference: "7K4-MQ2-XW9", decision: { kind: "refuse", why: "No transfer came." } },
	output: queuedWithdrawal,
	errors: withdrawalDeskErrors,
});
