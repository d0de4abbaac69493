// The call that lists what happened at the ways into an account.
import * as z from "zod/mini";
import { cursor, defineEndpoint, instant } from "#platform/contract";

export const listAccountEvents = defineEndpoint({
	name: "list-account-events",
	summary: "Logins, refused ones too, logouts and changes of the password, the latest first, page by page.",
	method: "GET",
	path: "/wps/member/logins",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	input: z.object({
		pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
		/** `next` of the page before. */
		cursor,
	}),
	example: { pageSize: 20 },
	output: z.object({
		events: z.array(
			z.object({
				id: z.string(),
				at: instant,
				/** As in the account's significant events: `logged-in`, `login-failed`. */
				kind: z.string(),
				address: z.string(),
			}),
		),
		/** Absent on the last page. */
		next: z.optional(z.string()),
	}),
	errors: { INVALID_CURSOR: { status: 400 } },
});
