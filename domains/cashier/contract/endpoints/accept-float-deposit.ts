// An agent accepts a deposit that a member directly below asked for out of the float.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { acceptFloatErrors } from "../float-errors.ts";
import { depositId } from "../models.ts";
import { transfer } from "../transfer-models.ts";

export const acceptFloatDeposit = defineEndpoint({
	name: "accept-float-deposit",
	summary: "Credits a deposit that waits for the agent out of the agent's float, once",
	method: "POST",
	path: "/wps/member/float-deposits/accept",
	moduleIds: ["COMM3"],
	access: "member",
	sealed: true,
	idempotent: true,
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ depositId, paymentPassword: z.string().check(z.minLength(1), z.maxLength(64)) }),
	example: { depositId: "01890a5d-ac96-774b-bcce-b302099a8057", paymentPassword: "135792" },
	output: transfer,
	errors: acceptFloatErrors,
});
