// The one decision of a deposit that waits.
import * as z from "zod/mini";
import { defineEndpoint, positiveAmount } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { queuedDeposit, reference } from "../deposit-queue-models.ts";
import { decideDepositErrors } from "../desk-errors.ts";

export const decideDeposit = defineEndpoint({
	name: "decide-deposit",
	summary: "Credits what arrived of a deposit, or refuses it with a reason that the member reads; once",
	method: "POST",
	path: "/ops/deposits/decide",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.deposits:decide",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({
		reference,
		decision: z.discriminatedUnion("kind", [
			z.object({ kind: z.literal("accept"), arrived: positiveAmount }),
			z.object({ kind: z.literal("refuse"), why: reason }),
		]),
	}),
	example: { reference: "7K4-MQ2-XW9", decision: { kind: "refuse", why: "No transfer came." } },
	output: z.object({ deposit: queuedDeposit }),
	errors: decideDepositErrors,
});
