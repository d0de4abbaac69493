// A member confirms that money came: of one withdrawal, or of all that were paid.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { confirmWithdrawalErrors } from "../withdrawal-errors.ts";
import { withdrawalId } from "../withdrawal-models.ts";

export const confirmWithdrawal = defineEndpoint({
	name: "confirm-withdrawal",
	summary: "Confirms that a withdrawal was received; without an id, all that were paid",
	method: "POST",
	path: "/wps/member/withdrawals/received",
	moduleIds: ["WITHDRAW3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ withdrawalId: z.optional(withdrawalId) }),
	example: { withdrawalId: "01890a5d-ac96-774b-bcce-b302099a8057" },
	/** How many were confirmed. */
	output: z.object({ confirmed: z.int() }),
	errors: confirmWithdrawalErrors,
});
