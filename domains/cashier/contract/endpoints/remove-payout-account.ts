// A member removes an account that pay-outs went to.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { removeAccountErrors } from "../withdrawal-errors.ts";
import { payoutAccountId, typedSecret } from "../withdrawal-models.ts";

export const removePayoutAccount = defineEndpoint({
	name: "remove-payout-account",
	summary: "Removes an account that pay-outs went to; the payment password and a second factor prove the wish",
	method: "POST",
	path: "/wps/member/payout-accounts/remove",
	moduleIds: ["WITHDRAW3"],
	access: "member",
	whileExcluded: "open",
	sealed: true,
	limit: { max: 20, seconds: 60, by: "session" },
	input: z.object({ accountId: payoutAccountId, paymentPassword: typedSecret, proof: z.optional(typedSecret) }),
	example: { accountId: "01890a5d-ac96-774b-bcce-b302099a8057", paymentPassword: "135792" },
	output: nothing,
	errors: removeAccountErrors,
});
