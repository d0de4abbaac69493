// The call that logs a member in by a passkey.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { passkeyLoginErrors } from "../errors.ts";
import { encoded, loggedIn } from "../models.ts";

export const logInByPasskey = defineEndpoint({
	name: "log-in-by-passkey",
	summary: "Opens a session for the answer of a passkey to the challenge of start-passkey-login.",
	method: "POST",
	path: "/wps/session/login/passkey",
	moduleIds: ["COMM3"],
	access: "public",
	sealed: true,
	limit: { max: 30, seconds: 60, by: "address" },
	input: z.object({
		/** Of WebAuthn's authentication response, in base64url. */
		credential: z.object({
			id: encoded,
			clientDataJSON: encoded,
			authenticatorData: encoded,
			signature: encoded,
		}),
		/** As with the login. */
		device: z.optional(z.string().check(z.maxLength(64))),
	}),
	example: {
		credential: {
			id: "AAAA",
			clientDataJSON: "AAAA",
			authenticatorData: "AAAA",
			signature: "AAAA",
		},
	},
	/** `account`: nobody typed a name. */
	output: z.object({ ...loggedIn.shape, account: z.string() }),
	errors: passkeyLoginErrors,
});
