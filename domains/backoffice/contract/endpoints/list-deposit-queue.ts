// Deposits that wait for somebody who answers for the money.
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { listErrors } from "../errors.ts";
import { opsModules, queuedDeposit } from "../models.ts";

export const listDepositQueue = defineEndpoint({
	name: "list-deposit-queue",
	summary: "Deposits of the brand that wait, the oldest first",
	method: "GET",
	path: "/ops/deposits",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.deposits:read",
	limit: { max: 300, seconds: 60, by: "session" },
	input: z.object({ cursor }),
	output: z.object({ deposits: z.array(queuedDeposit), next: z.nullable(z.string()) }),
	errors: listErrors,
});
