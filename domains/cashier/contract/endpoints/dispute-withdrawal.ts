// A member says that nothing came of a withdrawal that was paid, and shows it.
import * as z from "zod/mini";
import { defineEndpoint, sentImage } from "#platform/contract";
import { mostProofs } from "../models.ts";
import { disputeWithdrawalErrors } from "../withdrawal-errors.ts";
import { longestRemark, withdrawal, withdrawalId } from "../withdrawal-models.ts";

export const disputeWithdrawal = defineEndpoint({
	name: "dispute-withdrawal",
	summary:
		"Says that a withdrawal was not received, with pictures, PNG or JPEG, at most three of 5 MB each, and a remark of at most 140 characters",
	method: "POST",
	path: "/wps/member/withdrawals/not-received",
	moduleIds: ["WITHDRAW3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 10, seconds: 600, by: "session" },
	bodyBytes: 22_020_096,
	input: z.object({
		withdrawalId,
		remark: z.string().check(z.trim(), z.maxLength(longestRemark)),
		images: z.array(sentImage).check(z.minLength(1), z.maxLength(mostProofs)),
	}),
	example: {
		withdrawalId: "01890a5d-ac96-774b-bcce-b302099a8057",
		remark: "The slip of the bank.",
		images: ["iVBORw0KGgo="],
	},
	output: withdrawal,
	errors: disputeWithdrawalErrors,
});
