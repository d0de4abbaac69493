// Shows again that a withdrawal was paid, to the member who says that nothing came.
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { withdrawalDeskErrors } from "../desk-errors.ts";
import { payoutProof, proofBytes, queuedWithdrawal } from "../desk-withdrawal-models.ts";

export const answerDispute = defineEndpoint({
	name: "answer-dispute",
	summary: "Answers a member who says that nothing came, with pictures as of a pay-out; the member is asked anew",
	method: "POST",
	path: "/ops/withdrawals/answer",
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
