// The call that brings the second proof of a login.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { proofWays } from "../../core/index.ts";
import { proveLoginErrors } from "../errors.ts";
import { loggedIn, proofToken, typed } from "../models.ts";

export const proveLogin = defineEndpoint({
	name: "prove-login",
	summary: "Opens the session of a login that asked for a second proof, by one of the ways it named.",
	method: "POST",
	path: "/wps/session/login/proof",
	moduleIds: ["COMM3"],
	access: "public",
	sealed: true,
	limit: { max: 30, seconds: 60, by: "address" },
	input: z.object({
		proofToken,
		way: z.enum(proofWays),
		/** The code that was sent, or the name. */
		proof: typed,
		/** As with the login. */
		device: z.optional(z.string().check(z.maxLength(64))),
	}),
	example: { proofToken: "1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", way: "phone", proof: "123456" },
	output: loggedIn,
	errors: proveLoginErrors,
});
