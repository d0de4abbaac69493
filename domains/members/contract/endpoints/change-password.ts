// The call that changes a password.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { passwordErrors } from "../errors.ts";
import { setsPassword, typed } from "../models.ts";

export const changePassword = defineEndpoint({
	name: "change-password",
	summary: "Changes the member's password and ends the member's other sessions.",
	method: "POST",
	path: "/wps/member/password",
	...setsPassword,
	whilePasswordOwed: "open",
	input: z.object({ oldPassword: typed, newPassword: typed, confirmNewPassword: typed }),
	example: { oldPassword: "tiles4all", newPassword: "tiles5all", confirmNewPassword: "tiles5all" },
	output: nothing,
	errors: passwordErrors,
});
