// How many withdrawals wait for an operator, for who has not opened the queue.
import * as z from "zod/mini";
import { defineEndpoint, instant, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";

export const countWithdrawalQueue = defineEndpoint({
	name: "count-withdrawal-queue",
	summary:
		"How many withdrawals of the brand wait for an approval, a pay-out or an answer, counted to a thousand, and since when the oldest does",
	method: "GET",
	path: "/ops/withdrawals/count",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.withdrawals:read",
	limit: { max: 300, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({ count: z.int(), since: z.nullable(instant) }),
	errors: {},
});
