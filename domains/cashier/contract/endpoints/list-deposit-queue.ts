// Deposits of the brand in one state, for whoever works them.
import * as z from "zod/mini";
import { cursor, defineEndpoint, instant } from "#platform/contract";
import { listErrors, opsModules } from "#platform/desk/contract";
import { queuedDeposit } from "../deposit-queue-models.ts";
import { depositState } from "../models.ts";

export const listDepositQueue = defineEndpoint({
	name: "list-deposit-queue",
	summary:
		"Deposits of the brand in one state, the oldest or the newest first; what an agent decides waits for no operator",
	method: "GET",
	path: "/ops/deposits",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.deposits:read",
	limit: { max: 300, seconds: 60, by: "session" },
	input: z.object({
		cursor,
		/** `pending` when it is not said. */
		state: z.optional(depositState),
		/** Opened from then on, and before then. */
		from: z.optional(instant),
		to: z.optional(instant),
		/** `oldest` when it is not said. */
		first: z.optional(z.enum(["oldest", "newest"])),
	}),
	example: { state: "pending" },
	output: z.object({
		deposits: z.array(queuedDeposit),
		/** How many are in each state, counted to a thousand; with the first page alone. */
		counts: z.optional(z.partialRecord(depositState, z.int())),
		next: z.nullable(z.string()),
	}),
	errors: listErrors,
});
