// Items of the mall that members applied for, in one state.
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { listErrors, opsModules } from "#platform/desk/contract";
import { exchangeCounts, exchangeState, queuedExchange } from "../exchange-models.ts";

export const listExchangeQueue = defineEndpoint({
	name: "list-exchange-queue",
	summary:
		"Applications for items of the mall in one state, with how many are in each: what waits the oldest first, the rest the newest first",
	method: "GET",
	path: "/ops/exchanges",
	moduleIds: opsModules,
	access: "staff",
	permission: "loyalty.exchanges:read",
	limit: { max: 300, seconds: 60, by: "session" },
	input: z.object({
		cursor,
		/** `applying` when it is not said. */
		state: z.optional(exchangeState),
	}),
	example: { state: "applying" },
	output: z.object({
		exchanges: z.array(queuedExchange),
		/** Counted to a thousand. */
		counts: exchangeCounts,
		next: z.nullable(z.string()),
	}),
	errors: listErrors,
});
