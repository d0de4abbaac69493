// Takes a message to many back: it is gone from every inbox at once.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { withdrawBroadcastErrors } from "../desk-errors.ts";
import { broadcast } from "../models.ts";

export const withdrawBroadcast = defineEndpoint({
	name: "withdraw-broadcast",
	summary: "Withdraw a message to members",
	method: "POST",
	path: "/ops/broadcasts/withdraw",
	moduleIds: opsModules,
	access: "staff",
	permission: "community.broadcasts:write",
	input: z.object({ id: z.string().check(z.regex(/^[1-9][0-9]{0,18}$/)) }),
	example: { id: "1" },
	output: broadcast,
	errors: withdrawBroadcastErrors,
});
