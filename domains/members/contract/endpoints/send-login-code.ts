// The call that sends the code of a login's second proof.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { sendLoginCodeErrors } from "../errors.ts";
import { contactKind, proofToken, sentCode } from "../models.ts";

export const sendLoginCode = defineEndpoint({
	name: "send-login-code",
	summary: "Sends a code to the member's proven number or address, for a login that asked for a second proof.",
	method: "POST",
	path: "/wps/session/login/code",
	moduleIds: ["COMM3"],
	access: "public",
	limit: { max: 20, seconds: 60, by: "address" },
	input: z.object({ proofToken, way: contactKind }),
	example: { proofToken: "1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", way: "phone" },
	output: sentCode,
	says: "CODE_SENT",
	errors: sendLoginCodeErrors,
});
