// The call that opens a guest's session.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { freePlayErrors } from "../errors.ts";
import { openedSession } from "../models.ts";

export const startFreePlay = defineEndpoint({
	name: "start-free-play",
	summary: "Opens a guest's session: an account of type 4 without a wallet.",
	method: "POST",
	path: "/wps/session/login/freeplay",
	moduleIds: ["FREEPLAY3"],
	access: "public",
	gateway: 3,
	limit: { max: 10, seconds: 60, by: "address" },
	input: z.object({
		os: z.string().check(z.maxLength(40)),
		platform: z.literal("W"),
	}),
	example: { os: "", platform: "W" },
	output: openedSession,
	errors: freePlayErrors,
});
