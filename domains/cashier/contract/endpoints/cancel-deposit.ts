// A member takes a deposit back before it is confirmed.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { ownDepositErrors } from "../errors.ts";
import { deposit, depositId } from "../models.ts";

export const cancelDeposit = defineEndpoint({
	name: "cancel-deposit",
	summary: "Cancels a deposit that waits; one that came to its end stays as it is",
	method: "POST",
	path: "/wps/member/deposits/cancel",
	moduleIds: ["DEPOSIT3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ depositId }),
	example: { depositId: "01890a5d-ac96-774b-bcce-b302099a8057" },
	output: deposit,
	errors: ownDepositErrors,
});
