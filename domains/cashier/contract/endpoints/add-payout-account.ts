// A member adds an account to be paid to, in their own name.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { payoutKinds } from "../../core/index.ts";
import { addAccountErrors } from "../withdrawal-errors.ts";
import { payoutAccount, typedSecret } from "../withdrawal-models.ts";

export const addPayoutAccount = defineEndpoint({
	name: "add-payout-account",
	summary: "Adds an account of the member's own to be paid to; the payment password and a second factor prove the wish",
	method: "POST",
	path: "/wps/member/payout-accounts",
	moduleIds: ["WITHDRAW3"],
	access: "member",
	whileExcluded: "open",
	sealed: true,
	limit: { max: 20, seconds: 60, by: "session" },
	input: z.object({
		kind: z.enum(payoutKinds),
		holder: z.string().check(z.trim(), z.minLength(1), z.maxLength(256)),
		bank: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
		accountNumber: z.string().check(z.minLength(1), z.maxLength(60)),
		paymentPassword: typedSecret,
		proof: z.optional(typedSecret),
	}),
	example: {
		kind: "bank-account",
		holder: "Kim Minji",
		bank: "Mosaic Bank",
		accountNumber: "110-234-567890",
		paymentPassword: "135792",
	},
	output: payoutAccount,
	errors: addAccountErrors,
});
