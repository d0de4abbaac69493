// The call that logs a member out elsewhere, or everywhere.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";

export const endSessions = defineEndpoint({
	name: "end-sessions",
	summary: "Ends sessions of the member at once, on every node: one of them, all others, or all.",
	method: "POST",
	path: "/wps/member/sessions/end",
	moduleIds: ["COMM3"],
	access: "member",
	whilePasswordOwed: "open",
	whileExcluded: "open",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({
		/** The id of one session of the member, `others` for all but the one that asks, `all` for that one too. */
		which: z.union([z.enum(["others", "all"]), z.uuid()]),
	}),
	example: { which: "others" },
	output: z.object({
		/** How many ended; zero when there was no such session any more. */
		ended: z.number(),
	}),
	errors: {},
});
