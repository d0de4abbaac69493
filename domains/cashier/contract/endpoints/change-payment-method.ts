// Sets a way to pay in or out as a whole.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { changePaymentMethodErrors } from "../desk-errors.ts";
import { flow, paymentMethod, paymentMethodCode, paymentMethodSettings, stamp } from "../payment-method-models.ts";

export const changePaymentMethod = defineEndpoint({
	name: "change-payment-method",
	summary:
		"Sets a way to pay in or out: open or closed, its place, its terms, its words; refused to whoever saw an older one",
	method: "PUT",
	path: "/ops/payment-methods",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.methods:write",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ flow, code: paymentMethodCode, stamp, settings: paymentMethodSettings }),
	example: {
		flow: "in",
		code: "seoul-bank",
		stamp: "0123456789abcdef0123456789abcdef",
		settings: { open: true, order: 10, hours: 24, terms: [], words: [] },
	},
	output: paymentMethod,
	errors: changePaymentMethodErrors,
});
