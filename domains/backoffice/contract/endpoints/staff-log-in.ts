// The first step into the back office: name and password.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { logInErrors } from "../errors.ts";
import { password, staffBrowser, stepToken, username } from "../models.ts";

export const staffLogIn = defineEndpoint({
	name: "staff-log-in",
	summary: "Shows a name and a password of the back office; answers what comes next, never a session",
	method: "POST",
	path: "/ops/session/login",
	moduleIds: opsModules,
	access: "public",
	sealed: true,
	limit: { max: 20, seconds: 60, by: "address" },
	browserCookie: staffBrowser,
	input: z.object({
		username,
		password,
		/** The answer to what STAFF_PROOF_REQUIRED carries. */
		humanVerification: z.optional(z.string().check(z.maxLength(4_096))),
	}),
	example: { username: "harin.park", password: "tiles4all" },
	output: z.discriminatedUnion("next", [
		/** The authenticator's code, or a backup code. */
		z.object({ next: z.literal("code"), stepToken }),
		/** A first login: a password of one's own, and an authenticator made of this. */
		z.object({ next: z.literal("begin"), stepToken, secret: z.string(), address: z.string() }),
	]),
	errors: logInErrors,
});
