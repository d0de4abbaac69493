// A member takes a withdrawal back that nobody decided yet, where the market lets them.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { cancelWithdrawalErrors } from "../withdrawal-errors.ts";
import { withdrawal, withdrawalId } from "../withdrawal-models.ts";

export const cancelWithdrawal = defineEndpoint({
	name: "cancel-withdrawal",
	summary: "Takes a withdrawal back that nobody decided yet; not where the market forbids it",
	method: "POST",
	path: "/wps/member/withdrawals/cancel",
	moduleIds: ["WITHDRAW3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ withdrawalId }),
	example: { withdrawalId: "01890a5d-ac96-774b-bcce-b302099a8057" },
	output: withdrawal,
	errors: cancelWithdrawalErrors,
});
