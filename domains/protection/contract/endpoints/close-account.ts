// A member closes the account for good.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { closureErrors } from "../errors.ts";
import { typedPassword } from "../models.ts";

export const closeAccount = defineEndpoint({
	name: "close-account",
	summary: "Closes the account and ends every session; the balance stays the member's",
	method: "POST",
	path: "/wps/member/protection/closure",
	moduleIds: ["PROTECT3"],
	access: "member",
	whileExcluded: "open",
	sealed: true,
	limit: { max: 10, seconds: 60, by: "session" },
	input: z.object({ password: typedPassword }),
	example: { password: "tiles4all" },
	output: z.object({}),
	errors: closureErrors,
});
