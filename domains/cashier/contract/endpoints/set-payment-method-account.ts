// Says where the transfers of a way in go.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { paymentMethodAccountErrors } from "../desk-errors.ts";
import { paymentMethod, paymentMethodAccount, paymentMethodCode, stamp } from "../payment-method-models.ts";

export const setPaymentMethodAccount = defineEndpoint({
	name: "set-payment-method-account",
	summary:
		"Says where transfers of a way in go, for deposits that are opened from now on; refused to whoever saw an older one",
	method: "PUT",
	path: "/ops/payment-methods/account",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.methods:account",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ code: paymentMethodCode, stamp, account: paymentMethodAccount }),
	example: {
		code: "seoul-bank",
		stamp: "0123456789abcdef0123456789abcdef",
		account: { holder: "Tessera", number: "0017-2204-889" },
	},
	output: paymentMethod,
	errors: paymentMethodAccountErrors,
});
