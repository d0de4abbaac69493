// A member takes a break.
import * as z from "zod/mini";
import { defineEndpoint, instant } from "#platform/contract";
import { breakErrors } from "../errors.ts";

export const takeBreak = defineEndpoint({
	name: "take-break",
	summary:
		"Refuses play and login for one of the market's lengths; ends every session; nothing lifts it before its end",
	method: "POST",
	path: "/wps/member/protection/break",
	moduleIds: ["PROTECT3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 10, seconds: 60, by: "session" },
	input: z.object({ hours: z.int().check(z.minimum(1), z.maximum(1008)) }),
	example: { hours: 25 },
	output: z.object({ until: instant }),
	errors: breakErrors,
});
