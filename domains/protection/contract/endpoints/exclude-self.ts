// A member excludes themself.
import * as z from "zod/mini";
import { defineEndpoint, instant } from "#platform/contract";
import { exclusionErrors } from "../errors.ts";
import { typedPassword } from "../models.ts";

export const excludeSelf = defineEndpoint({
	name: "exclude-self",
	summary:
		"Refuses play, login and a new registration for one of the market's lengths; nothing lifts it before its end",
	method: "POST",
	path: "/wps/member/protection/exclusion",
	moduleIds: ["PROTECT3"],
	access: "member",
	whileExcluded: "open",
	sealed: true,
	limit: { max: 10, seconds: 60, by: "session" },
	input: z.object({ months: z.int().check(z.minimum(1), z.maximum(120)), password: typedPassword }),
	example: { months: 7, password: "tiles4all" },
	output: z.object({ until: instant }),
	errors: exclusionErrors,
});
