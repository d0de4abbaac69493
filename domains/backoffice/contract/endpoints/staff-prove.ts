// The second step into the back office: the second factor.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { proveErrors } from "../errors.ts";
import { opened, secondFactor, staffBrowser, stepToken } from "../models.ts";

export const staffProve = defineEndpoint({
	name: "staff-prove",
	summary: "Shows the second factor and opens the session",
	method: "POST",
	path: "/ops/session/prove",
	moduleIds: opsModules,
	access: "public",
	sealed: true,
	limit: { max: 20, seconds: 60, by: "address" },
	browserCookie: staffBrowser,
	input: z.object({ stepToken, code: secondFactor }),
	example: { stepToken: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", code: "123456" },
	output: opened,
	errors: proveErrors,
});
