// A member sets a limit, changes it or gives it up.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { limitErrors } from "../errors.ts";
import { limitAmount, limitKind, period, protection } from "../models.ts";

export const setLimit = defineEndpoint({
	name: "set-limit",
	summary: "Sets a limit: a stricter one holds at once, a looser one or none after the market's wait",
	method: "POST",
	path: "/wps/member/protection/limit",
	moduleIds: ["PROTECT3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ kind: limitKind, period, amount: z.nullable(limitAmount) }),
	example: { kind: "wager", period: "day", amount: "10" },
	output: protection,
	errors: limitErrors,
});
