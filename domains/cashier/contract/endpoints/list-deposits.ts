// The history of a member's deposits.
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { depositStates } from "../../core/index.ts";
import { listErrors } from "../errors.ts";
import { deposit } from "../models.ts";

export const listDeposits = defineEndpoint({
	name: "list-deposits",
	summary: "The member's deposits, newest first",
	method: "GET",
	path: "/wps/member/deposits",
	moduleIds: ["DEPOSIT3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({
		state: z.optional(z.enum(depositStates)),
		cursor,
		pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
	}),
	example: { pageSize: 20 },
	output: z.object({ deposits: z.array(deposit), next: z.nullable(z.string()) }),
	errors: listErrors,
});
