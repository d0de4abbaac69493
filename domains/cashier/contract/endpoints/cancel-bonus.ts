// A member gives the bonus that runs up, without a withdrawal.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { cancelBonusErrors } from "../errors.ts";
import { depositId } from "../models.ts";

export const cancelBonus = defineEndpoint({
	name: "cancel-bonus",
	summary: "Gives up the bonus that came with a deposit; the member's own money stays as it is",
	method: "POST",
	path: "/wps/member/bonus/cancel",
	moduleIds: ["DEPOSIT3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ depositId }),
	example: { depositId: "01890a5d-ac96-774b-bcce-b302099a8057" },
	output: z.object({ forfeited: z.string(), remains: z.string(), currency: z.string() }),
	errors: cancelBonusErrors,
});
