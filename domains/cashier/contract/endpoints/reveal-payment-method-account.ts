// Where the transfers of a way in go, in full. Each look is written down.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { paymentMethodErrors } from "../desk-errors.ts";
import { paymentMethodCode } from "../payment-method-models.ts";

export const revealPaymentMethodAccount = defineEndpoint({
	name: "reveal-payment-method-account",
	summary: "The holder and the whole number of the account that transfers of a way in go to; each look is written down",
	method: "POST",
	path: "/ops/payment-methods/reveal",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.methods:account",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ code: paymentMethodCode }),
	example: { code: "seoul-bank" },
	output: z.object({ holder: z.string(), number: z.string() }),
	errors: paymentMethodErrors,
});
