// The call that sets a new password by phone.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { resetPasswordErrors } from "../errors.ts";
import { openedSession, typed } from "../models.ts";

export const resetPassword = defineEndpoint({
	name: "reset-password",
	summary: "Sets a new password by the code of a text message, ends every session of the account and logs in.",
	method: "POST",
	path: "/wps/member/password/verification",
	moduleIds: ["CHNGPASSVERIF3"],
	access: "public",
	sealed: true,
	limit: { max: 20, seconds: 60, by: "address" },
	input: z.object({
		newPassword: typed,
		mobileNum: typed,
		countryDialingCode: z.optional(typed),
		verificationCode: z.optional(typed),
	}),
	example: { newPassword: "tiles5all", mobileNum: "01055512345" },
	output: z.object({ account: z.string(), ...openedSession.shape, device: z.string() }),
	errors: resetPasswordErrors,
});
