// The call that logs a member in.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { loginErrors } from "../errors.ts";
import { captchaId, humanAnswer, loggedIn, thirdPartyProof, typed } from "../models.ts";

export const logIn = defineEndpoint({
	name: "log-in",
	summary:
		"Opens a session for a user name and a password; after failures a captcha is asked for, from a new network a second proof.",
	method: "POST",
	path: "/wps/session/login",
	moduleIds: ["COMM3"],
	access: "public",
	sealed: true,
	limit: { max: 30, seconds: 60, by: "address" },
	input: z.object({
		username: typed,
		password: typed,
		captcha: z.optional(typed),
		captchaId: z.optional(captchaId),
		/** Where the brand asks whether a person is there: what `begin-human-check` asked for the place `login`. */
		humanVerification: humanAnswer,
		/** With `type` sms: the number comes as `username`, the code as `password`, which is empty where a third party proves the number. */
		countryDialingCode: z.optional(typed),
		...thirdPartyProof,
		type: z._default(z.enum(["username", "sms"]), "username"),
		/** What an earlier login from this browser answered as `device`: such a browser is not locked out by strangers. */
		device: z.optional(z.string().check(z.maxLength(64))),
	}),
	example: { username: "minji1990", password: "tiles4all" },
	output: loggedIn,
	errors: loginErrors,
});
