// The call that begins to set an authenticator up.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { startAuthenticatorErrors } from "../errors.ts";
import { carriesSecret, typed } from "../models.ts";

export const startAuthenticator = defineEndpoint({
	name: "start-authenticator",
	summary: "A new secret for an authenticator app, behind the login password; it guards nothing before its first code.",
	method: "POST",
	path: "/wps/member/authenticator/start",
	...carriesSecret,
	input: z.object({ password: typed }),
	example: { password: "tiles4all" },
	output: z.object({
		/** In base 32, for typing. */
		secret: z.string(),
		/** `otpauth://totp/...`, for a QR code. */
		uri: z.string(),
	}),
	errors: startAuthenticatorErrors,
});
