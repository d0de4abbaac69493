// What providers say was paid in, where a person must decide.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { paymentLine, paymentLineId } from "../payment-line-models.ts";

export const listPaymentLines = defineEndpoint({
	name: "list-payment-lines",
	summary: "What providers say was paid in and nobody could credit by itself, the oldest first",
	method: "GET",
	path: "/ops/deposits/lines",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.deposits:read",
	limit: { max: 300, seconds: 60, by: "session" },
	input: z.object({ cursor: z.optional(paymentLineId) }),
	example: { cursor: "1000" },
	output: z.object({ lines: z.array(paymentLine), next: z.nullable(z.string()) }),
	errors: {},
});
