// The call that reads whether an authenticator guards the account.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";

export const readAuthenticator = defineEndpoint({
	name: "read-authenticator",
	summary: "Whether an authenticator guards the member's logins, and how many backup codes are left.",
	method: "GET",
	path: "/wps/member/authenticator",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	input: z.object({}),
	output: z.object({ on: z.boolean(), backupCodesLeft: z.number() }),
	errors: {},
});
