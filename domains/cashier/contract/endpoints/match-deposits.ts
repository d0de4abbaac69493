// Which deposits a line of the bank means.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { queuedDeposit } from "../deposit-queue-models.ts";

export const matchDeposits = defineEndpoint({
	name: "match-deposits",
	summary: "Every deposit whose reference stands in a line of the bank, whatever became of it",
	method: "POST",
	path: "/ops/deposits/match",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.deposits:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ line: z.string().check(z.minLength(1), z.maxLength(1_000)) }),
	example: { line: "TRF 7K4MQ2XW9" },
	output: z.object({ deposits: z.array(queuedDeposit) }),
	errors: {},
});
