// An agent refuses a deposit that a member directly below asked for out of the float.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { refuseFloatErrors } from "../float-errors.ts";
import { depositId } from "../models.ts";

export const refuseFloatDeposit = defineEndpoint({
	name: "refuse-float-deposit",
	summary: "Refuses a deposit that waits for the agent; the member reads the reason",
	method: "POST",
	path: "/wps/member/float-deposits/refuse",
	moduleIds: ["COMM3"],
	access: "member",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ depositId, reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(140)) }),
	example: { depositId: "01890a5d-ac96-774b-bcce-b302099a8057", reason: "Asked for by telephone." },
	output: z.object({}),
	errors: refuseFloatErrors,
});
