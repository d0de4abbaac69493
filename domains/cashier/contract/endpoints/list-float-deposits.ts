// What waits for an agent: deposits that members directly below asked for out of the float.
import * as z from "zod/mini";
import { amount, cursor, defineEndpoint, instant } from "#platform/contract";
import { listErrors } from "../errors.ts";
import { depositId } from "../models.ts";

const asked = z.object({
	depositId,
	/** The member by the name they log in with. */
	account: z.string(),
	currency: z.string(),
	amount,
	openedAt: instant,
	expiresAt: instant,
});
export type AskedDeposit = z.infer<typeof asked>;

export const listFloatDeposits = defineEndpoint({
	name: "list-float-deposits",
	summary: "Deposits that wait for the agent's decision, the oldest first",
	method: "GET",
	path: "/wps/member/float-deposits",
	moduleIds: ["COMM3"],
	access: "member",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({
		cursor,
		pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
	}),
	example: { pageSize: 20 },
	output: z.object({ deposits: z.array(asked), next: z.nullable(z.string()) }),
	errors: listErrors,
});
