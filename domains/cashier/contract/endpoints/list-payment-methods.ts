// The ways to pay in and out of the brand, and what it asks of withdrawals.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { paymentMethod, payoutTerms } from "../payment-method-models.ts";

export const listPaymentMethods = defineEndpoint({
	name: "list-payment-methods",
	summary: "The ways to pay in and out of the brand with terms and words, and what it asks of withdrawals",
	method: "GET",
	path: "/ops/payment-methods",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.methods:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({
		paymentMethods: z.array(paymentMethod),
		payouts: payoutTerms,
		/** What a way may take and speak: the brand's own. */
		range: z.object({ currencies: z.array(z.string()), languages: z.array(z.string()) }),
	}),
	errors: {},
});
