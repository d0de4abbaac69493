// The call that turns an authenticator on.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { confirmAuthenticatorErrors } from "../errors.ts";
import { backupCodes, typed } from "../models.ts";

export const confirmAuthenticator = defineEndpoint({
	name: "confirm-authenticator",
	summary: "Turns the authenticator on that was begun, by its first code; answers the backup codes, this once.",
	method: "PUT",
	path: "/wps/member/authenticator",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	sealed: true,
	limit: { max: 20, seconds: 60, by: "session" },
	input: z.object({ code: typed }),
	example: { code: "123456" },
	output: backupCodes,
	errors: confirmAuthenticatorErrors,
});
