// A member asks for a withdrawal: the amount is held from then on.
import * as z from "zod/mini";
import { defineEndpoint, positiveAmount } from "#platform/contract";
import { methodCode } from "../models.ts";
import { requestWithdrawalErrors } from "../withdrawal-errors.ts";
import { payoutAccountId, typedSecret, withdrawal } from "../withdrawal-models.ts";

export const requestWithdrawal = defineEndpoint({
	name: "request-withdrawal",
	summary: "Asks for a withdrawal to an account of one's own; the amount is held until it is decided",
	method: "POST",
	path: "/wps/member/withdrawals",
	moduleIds: ["WITHDRAW3"],
	access: "member",
	whileExcluded: "open",
	sealed: true,
	idempotent: true,
	limit: { max: 20, seconds: 60, by: "session" },
	input: z.object({
		accountId: payoutAccountId,
		method: methodCode,
		amount: positiveAmount,
		paymentPassword: typedSecret,
		/** A bonus that runs may be given up for it. */
		giveUpBonus: z._default(z.boolean(), false),
	}),
	example: {
		accountId: "01890a5d-ac96-774b-bcce-b302099a8057",
		method: "mosaic-payout",
		amount: "10",
		paymentPassword: "135792",
	},
	output: withdrawal,
	errors: requestWithdrawalErrors,
});
