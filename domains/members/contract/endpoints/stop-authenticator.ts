// The call that turns an authenticator off.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { authenticatorProofErrors } from "../errors.ts";
import { typed } from "../models.ts";

export const stopAuthenticator = defineEndpoint({
	name: "stop-authenticator",
	summary: "Turns the authenticator off and forgets its secret, for a code of the app or a backup code.",
	method: "POST",
	path: "/wps/member/authenticator/off",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	sealed: true,
	limit: { max: 20, seconds: 60, by: "session" },
	input: z.object({ proof: typed }),
	example: { proof: "123456" },
	output: nothing,
	errors: authenticatorProofErrors,
});
