// A member takes back a looser limit that waits.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { keepErrors } from "../errors.ts";
import { limitKind, period, protection } from "../models.ts";

export const keepLimit = defineEndpoint({
	name: "keep-limit",
	summary: "Takes back a looser limit that waits: what holds now goes on",
	method: "POST",
	path: "/wps/member/protection/limit/keep",
	moduleIds: ["PROTECT3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ kind: limitKind, period }),
	example: { kind: "wager", period: "day" },
	output: protection,
	errors: keepErrors,
});
