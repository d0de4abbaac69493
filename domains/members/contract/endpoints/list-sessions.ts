// The call that lists where a member is logged in.
import * as z from "zod/mini";
import { defineEndpoint, instant } from "#platform/contract";

/** No member holds more at once: the oldest beyond them are not listed, and end with all the others. */
export const mostSessions = 50;

export const listSessions = defineEndpoint({
	name: "list-sessions",
	summary: "Where the member is logged in: the session that asks, then the others, the latest activity first.",
	method: "GET",
	path: "/wps/member/sessions",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	input: z.object({}),
	output: z.object({
		sessions: z.array(
			z.object({
				id: z.string(),
				startedAt: instant,
				lastSeenAt: instant,
				address: z.string(),
				/** `Firefox`, `Chrome`; empty when the browser does not say. */
				browser: z.string(),
				/** `Windows`, `Android`; empty when the browser does not say. */
				system: z.string(),
				/** The session that asks. */
				current: z.boolean(),
			}),
		),
	}),
	errors: {},
});
