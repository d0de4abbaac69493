// How many deposits wait, for who has not opened the queue.
import * as z from "zod/mini";
import { defineEndpoint, instant, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";

export const countDepositQueue = defineEndpoint({
	name: "count-deposit-queue",
	summary: "How many deposits of the brand wait, counted to a thousand, and since when the oldest does",
	method: "GET",
	path: "/ops/deposits/count",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.deposits:read",
	limit: { max: 300, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({ count: z.int(), since: z.nullable(instant) }),
	errors: {},
});
