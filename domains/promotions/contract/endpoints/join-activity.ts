// The call with which a member opts in to a promotion.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { joinErrors } from "../errors.ts";
import { code, state } from "../models.ts";

export const joinActivity = defineEndpoint({
	name: "join-activity",
	summary: "Opts in to a promotion; whoever joined keeps the version they joined",
	method: "POST",
	path: "/wps/relay/MCSFE_joinActivity",
	moduleIds: ["REWCEN3"],
	access: "member",
	idempotent: true,
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ id: code }),
	example: { id: "first-spins" },
	output: z.object({ state }),
	errors: joinErrors,
});
