// The history of a member's withdrawals.
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { listErrors } from "../errors.ts";
import { withdrawal, withdrawalState } from "../withdrawal-models.ts";

export const listWithdrawals = defineEndpoint({
	name: "list-withdrawals",
	summary: "The member's withdrawals, newest first",
	method: "GET",
	path: "/wps/member/withdrawals",
	moduleIds: ["WITHDRAW3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({
		state: z.optional(withdrawalState),
		cursor,
		pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
	}),
	example: { pageSize: 20 },
	output: z.object({ withdrawals: z.array(withdrawal), next: z.nullable(z.string()) }),
	errors: listErrors,
});
