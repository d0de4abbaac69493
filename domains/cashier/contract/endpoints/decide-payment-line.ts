// The word on money that a provider told of: it is credited to a deposit, or it went back.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { reference } from "../deposit-queue-models.ts";
import { operatorErrors } from "../errors.ts";
import { paymentLineId } from "../payment-line-models.ts";

export const decidePaymentLine = defineEndpoint({
	name: "decide-payment-line",
	summary:
		"Credits what a provider says was paid, to the deposit that it names or to another one, or says that it went back; once",
	method: "POST",
	path: "/ops/deposits/lines/decide",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.deposits:decide",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({
		paymentLineId,
		decision: z.discriminatedUnion("kind", [
			z.object({ kind: z.literal("credit"), reference: z.optional(reference) }),
			z.object({ kind: z.literal("return"), why: reason }),
		]),
	}),
	example: { paymentLineId: "999999", decision: { kind: "return", why: "Sent back to the card." } },
	output: nothing,
	errors: operatorErrors,
});
