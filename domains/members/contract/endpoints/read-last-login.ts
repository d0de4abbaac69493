// The call that reads the login before this one.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { lastLogin } from "../models.ts";

export const readLastLogin = defineEndpoint({
	name: "read-last-login",
	summary: "The member's login before the one that asks: when, by which browser, from where.",
	method: "GET",
	path: "/wps/member/logins/last",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	input: z.object({}),
	/** Empty at the first login. */
	output: z.object({ last: z.optional(lastLogin) }),
	errors: {},
});
