// The call that changes a password.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { passwordErrors } from "../errors.ts";
import { typed } from "../models.ts";

export const changePassword = defineEndpoint({
	name: "change-password",
	summary: "Changes the member's password and ends the member's other sessions.",
	method: "POST",
	path: "/wps/member/password",
	moduleIds: ["PASS3"],
	access: "member",
	sealed: true,
	limit: { max: 10, seconds: 60, by: "session" },
	input: z.object({ oldPassword: typed, newPassword: typed, confirmNewPassword: typed }),
	output: nothing,
	errors: passwordErrors,
});
