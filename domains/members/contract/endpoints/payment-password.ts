// The calls of the payment password, which a pay-out asks for.
import * as z from "zod/mini";
import { fieldRule } from "#brand/contract";
import { defineEndpoint, nothing } from "#platform/contract";
import { paymentPasswordErrors } from "../errors.ts";
import { typed } from "../models.ts";

export const readPaymentPassword = defineEndpoint({
	name: "read-payment-password",
	summary: "Whether the member has a payment password, and what one must be.",
	method: "GET",
	path: "/wps/member/password/payment",
	moduleIds: ["PASS3"],
	access: "member",
	input: z.object({}),
	output: z.object({
		set: z.boolean(),
		rule: z.pick(fieldRule, { patternId: true, minLength: true, maxLength: true }),
	}),
	errors: {},
});

export const setPaymentPassword = defineEndpoint({
	name: "set-payment-password",
	summary: "Sets the member's payment password, or changes it: the login password proves the wish.",
	method: "PUT",
	path: "/wps/member/password/payment",
	moduleIds: ["PASS3"],
	access: "member",
	sealed: true,
	limit: { max: 10, seconds: 60, by: "session" },
	input: z.object({ password: typed, paymentPassword: typed, confirmPaymentPassword: typed }),
	output: nothing,
	errors: paymentPasswordErrors,
});
