// A first login: a password of one's own in place of the one that was given, and the second factor from now on.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { beginErrors } from "../errors.ts";
import { opened, password, secondFactor, staffBrowser, stepToken } from "../models.ts";

export const staffBegin = defineEndpoint({
	name: "staff-begin",
	summary: "Ends a first login: an own password, the authenticator's first code; answers backup codes, this once",
	method: "POST",
	path: "/ops/session/begin",
	moduleIds: opsModules,
	access: "public",
	sealed: true,
	limit: { max: 20, seconds: 60, by: "address" },
	browserCookie: staffBrowser,
	input: z.object({ stepToken, newPassword: password, code: secondFactor }),
	example: { stepToken: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", newPassword: "tiles5all", code: "123456" },
	output: z.extend(opened, { backupCodes: z.array(z.string()) }),
	errors: beginErrors,
});
