// How many adjustments wait, for who has not opened the queue.
import * as z from "zod/mini";
import { defineEndpoint, instant, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";

export const countAdjustmentQueue = defineEndpoint({
	name: "count-adjustment-queue",
	summary:
		"How many adjustments of the brand wait for a second person, counted to a thousand, and since when the oldest does",
	method: "GET",
	path: "/ops/adjustments/count",
	moduleIds: opsModules,
	access: "staff",
	permission: "wallet.adjustments:read",
	limit: { max: 300, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({ count: z.int(), since: z.nullable(instant) }),
	errors: {},
});
