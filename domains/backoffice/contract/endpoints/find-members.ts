// Finds members: each way has its index, so that a page costs the same with a thousand and with a million.
import * as z from "zod/mini";
import { cursor, defineEndpoint, instant } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { readingErrors } from "../reading-errors.ts";
import { accountStatus, foundMember } from "../reading-models.ts";

export const findMembers = defineEndpoint({
	name: "find-members",
	summary: "Members by name, nickname, contact, label or id, or by the time of registration and the state",
	method: "GET",
	path: "/ops/members",
	moduleIds: opsModules,
	access: "staff",
	permission: "members:read",
	limit: { max: 600, seconds: 60, by: "session" },
	input: z.object({
		cursor,
		/** Names by their beginning; a number, an address, a label or an id exactly. */
		by: z.optional(z.enum(["account", "nickname", "contact", "label", "id"])),
		text: z.optional(z.string().check(z.maxLength(100))),
		/** Without a text: in this state, registered from, to. */
		status: z.optional(accountStatus),
		from: z.optional(instant),
		to: z.optional(instant),
	}),
	example: { by: "account", text: "minji" },
	output: z.object({ members: z.array(foundMember), next: z.nullable(z.string()) }),
	errors: readingErrors,
});
