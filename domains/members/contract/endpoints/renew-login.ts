// The call that makes a login fresh again where somebody stands, for acts that ask for a fresh one.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { renewLoginErrors } from "../errors.ts";
import { typed } from "../models.ts";

export const renewLogin = defineEndpoint({
	name: "renew-login",
	summary:
		"Makes the login fresh again by the password and, where one is on, the authenticator; the session stays as it is.",
	method: "POST",
	path: "/wps/session/renewal",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	sealed: true,
	limit: { max: 10, seconds: 60, by: "session" },
	input: z.object({
		password: typed,
		/** The code of the app, or a backup code. */
		proof: z.optional(typed),
	}),
	example: { password: "tiles4all" },
	output: nothing,
	errors: renewLoginErrors,
});
