// Withdrawals of the brand in one state, for whoever works them.
import * as z from "zod/mini";
import { cursor, defineEndpoint, instant } from "#platform/contract";
import { listErrors, opsModules } from "#platform/desk/contract";
import { queuedWithdrawal } from "../desk-withdrawal-models.ts";
import { withdrawalState } from "../withdrawal-models.ts";

export const listWithdrawalQueue = defineEndpoint({
	name: "list-withdrawal-queue",
	summary:
		"Withdrawals of the brand in one state: the oldest first while somebody works on it, the newest first of what came to its end",
	method: "GET",
	path: "/ops/withdrawals",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.withdrawals:read",
	limit: { max: 300, seconds: 60, by: "session" },
	input: z.object({
		cursor,
		/** `pending` when it is not said. */
		state: z.optional(withdrawalState),
		/** Asked for from then on, and before then. */
		from: z.optional(instant),
		to: z.optional(instant),
	}),
	example: { state: "pending" },
	output: z.object({
		withdrawals: z.array(queuedWithdrawal),
		/** How many are in each state, counted to a thousand; with the first page alone. */
		counts: z.optional(z.partialRecord(withdrawalState, z.int())),
		next: z.nullable(z.string()),
	}),
	errors: listErrors,
});
