// The call of a forgotten password by e-mail.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { mailPasswordErrors } from "../errors.ts";
import { humanAnswer, sentCode, typed } from "../models.ts";

export const mailPassword = defineEndpoint({
	name: "mail-password",
	summary: "Sends a password for one login to the address of the account; the old one stays until that is used.",
	method: "POST",
	path: "/wps/member/password/email",
	moduleIds: ["COMM3"],
	access: "public",
	form: true,
	limit: { max: 20, seconds: 60, by: "address" },
	input: z.object({ username: typed, email: typed, humanVerification: humanAnswer }),
	example: { username: "minji1990", email: "minji@mail.example" },
	output: sentCode,
	errors: mailPasswordErrors,
});
