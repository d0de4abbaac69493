// The call that adds a passkey to the account.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { addPasskeyErrors } from "../errors.ts";
import { encoded, passkeyName } from "../models.ts";

export const addPasskey = defineEndpoint({
	name: "add-passkey",
	summary: "Adds the passkey that a browser made for the challenge of start-passkey.",
	method: "PUT",
	path: "/wps/member/passkey",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 20, seconds: 60, by: "session" },
	input: z.object({
		name: passkeyName,
		/** Of WebAuthn's registration response, in base64url. */
		credential: z.object({ id: encoded, clientDataJSON: encoded, attestationObject: encoded }),
	}),
	example: {
		name: "Minji's phone",
		credential: {
			id: "AAAA",
			clientDataJSON: "AAAA",
			attestationObject: "AAAA",
		},
	},
	output: nothing,
	errors: addPasskeyErrors,
});
