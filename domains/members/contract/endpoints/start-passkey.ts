// The call that begins to add a passkey.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { startPasskeyErrors } from "../errors.ts";
import { carriesSecret, typed } from "../models.ts";

const kind = z.literal("public-key");

export const startPasskey = defineEndpoint({
	name: "start-passkey",
	summary: "What a browser needs to make a passkey, behind the login password; the challenge is good once.",
	method: "POST",
	path: "/wps/member/passkey/start",
	...carriesSecret,
	input: z.object({ password: typed }),
	example: { password: "tiles4all" },
	/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
	output: z.object({
		rp: z.object({ id: z.string(), name: z.string() }),
		user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
		challenge: z.string(),
		pubKeyCredParams: z.array(z.object({ type: kind, alg: z.number() })),
		timeout: z.number(),
		excludeCredentials: z.array(z.object({ id: z.string(), type: kind })),
		authenticatorSelection: z.object({
			residentKey: z.literal("required"),
			requireResidentKey: z.boolean(),
			userVerification: z.literal("required"),
		}),
		attestation: z.literal("none"),
	}),
	errors: startPasskeyErrors,
});
