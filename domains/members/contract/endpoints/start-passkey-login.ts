// The call that begins a login by passkey.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";

export const startPasskeyLogin = defineEndpoint({
	name: "start-passkey-login",
	summary: "What a browser needs to ask for a passkey: a challenge that holds five minutes and is good once.",
	method: "POST",
	path: "/wps/session/login/passkey/start",
	moduleIds: ["COMM3"],
	access: "public",
	limit: { max: 30, seconds: 60, by: "address" },
	input: z.object({}),
	/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
	output: z.object({
		challenge: z.string(),
		rpId: z.string(),
		timeout: z.number(),
		userVerification: z.literal("required"),
	}),
	errors: {},
});
