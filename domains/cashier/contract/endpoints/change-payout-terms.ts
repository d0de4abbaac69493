// Sets what the brand asks of withdrawals.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { settingErrors } from "../desk-errors.ts";
import { payoutRule, payoutTerms, stamp, thresholds } from "../payment-method-models.ts";

export const changePayoutTerms = defineEndpoint({
	name: "change-payout-terms",
	summary:
		"Sets what the brand asks of withdrawals, and from which amounts two people decide; refused to whoever saw older ones",
	method: "PUT",
	path: "/ops/payment-methods/withdrawals",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.methods:write",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ stamp, rule: payoutRule, thresholds }),
	example: {
		stamp: "0123456789abcdef0123456789abcdef",
		rule: { loginMinutes: 15, turnoverPercent: 100, confirmMinutes: 60, manyADay: 3, mostOpen: 3 },
		thresholds: [],
	},
	output: payoutTerms,
	errors: settingErrors,
});
