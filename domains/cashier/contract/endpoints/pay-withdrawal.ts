// A withdrawal that was paid by hand, with the pictures that show it.
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { withdrawalDeskErrors } from "../desk-errors.ts";
import { payoutProof, proofBytes, queuedWithdrawal } from "../desk-withdrawal-models.ts";

export const payWithdrawal = defineEndpoint({
	name: "pay-withdrawal",
	summary: "Pays an approved withdrawal by hand, as pictures show: PNG or JPEG, at most three of 5 MB each",
	method: "POST",
	path: "/ops/withdrawals/pay",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.withdrawals:pay",
	limit: { max: 30, seconds: 60, by: "session" },
	bodyBytes: proofBytes,
	input: payoutProof,
	example: { reference: "7K4-MQ2-XW9", images: ["iVBORw0KGgo="], remark: "The slip of the bank." },
	output: queuedWithdrawal,
	errors: withdrawalDeskErrors,
});
