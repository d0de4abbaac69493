// Adds a way to pay in or out, closed.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { addPaymentMethodErrors } from "../desk-errors.ts";
import {
	addedKinds,
	flow,
	paymentMethod,
	paymentMethodCode,
	paymentMethodKind,
	paymentMethodSettings,
} from "../payment-method-models.ts";

const kindsOf = (direction: "in" | "out"): readonly string[] => addedKinds[direction];

export const addPaymentMethod = defineEndpoint({
	name: "add-payment-method",
	summary: "Adds a way to pay in or out with its terms and words; it is closed until somebody opens it",
	method: "POST",
	path: "/ops/payment-methods/add",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.methods:write",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z
		.object({ flow, code: paymentMethodCode, paymentMethodKind, settings: paymentMethodSettings })
		.check(z.refine(({ flow: direction, paymentMethodKind: kind }) => kindsOf(direction).includes(kind))),
	example: {
		flow: "in",
		code: "seoul-bank",
		paymentMethodKind: "bank-transfer",
		settings: { open: true, order: 10, hours: 24, terms: [], words: [] },
	},
	output: paymentMethod,
	errors: addPaymentMethodErrors,
});
