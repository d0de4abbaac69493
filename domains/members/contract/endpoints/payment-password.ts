// The calls of the payment password, which a pay-out asks for.
import * as z from "zod/mini";
import { fieldRule } from "#brand/contract";
import { defineEndpoint, nothing } from "#platform/contract";
import { wishProofs } from "../../core/index.ts";
import { paymentCodeErrors } from "../errors.ts";
import { sentCode, setsPassword, typed } from "../models.ts";
import { paymentPasswordErrors } from "../payment-errors.ts";

export const readPaymentPassword = defineEndpoint({
	name: "read-payment-password",
	summary: "Whether the member has a payment password, and what one must be.",
	method: "GET",
	path: "/wps/member/password/payment",
	moduleIds: ["PASS3"],
	access: "member",
	whileExcluded: "open",
	input: z.object({}),
	output: z.object({
		set: z.boolean(),
		rule: z.pick(fieldRule, { patternId: true, minLength: true, maxLength: true }),
		/** What is asked for besides the login password; absent where the member has nothing of it. */
		proof: z.optional(z.object({ way: z.enum(wishProofs), masked: z.string() })),
	}),
	errors: {},
});

export const setPaymentPassword = defineEndpoint({
	name: "set-payment-password",
	summary:
		"Sets the member's payment password, or changes it: the login password and, where there is one, a second factor prove the wish.",
	method: "PUT",
	path: "/wps/member/password/payment",
	...setsPassword,
	input: z.object({ password: typed, paymentPassword: typed, confirmPaymentPassword: typed, proof: z.optional(typed) }),
	example: { password: "tiles4all", paymentPassword: "135792", confirmPaymentPassword: "135792" },
	output: nothing,
	errors: paymentPasswordErrors,
});

export const sendPaymentCode = defineEndpoint({
	name: "send-payment-code",
	summary: "Sends the code that setting the payment password asks for to the member's proven address or number.",
	method: "POST",
	path: "/wps/member/password/payment/code",
	moduleIds: ["PASS3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 20, seconds: 60, by: "session" },
	input: z.object({}),
	output: sentCode,
	errors: paymentCodeErrors,
});
