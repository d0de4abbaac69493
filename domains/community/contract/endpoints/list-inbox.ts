// A member's inbox, the newest first.
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { inboxMessage } from "../models.ts";

export const listInbox = defineEndpoint({
	name: "list-inbox",
	summary: "My messages, the newest first, twenty a page",
	method: "GET",
	path: "/wps/relay/CSP_listInbox",
	moduleIds: ["INBOX3"],
	access: "member",
	whileExcluded: "open",
	input: z.object({ cursor }),
	example: { cursor: "1764000000000-o7" },
	output: z.object({ messages: z.array(inboxMessage), next: z.nullable(z.string()), unread: z.int() }),
	errors: {
		/** The cursor is of another list. */
		INVALID_CURSOR: { status: 400 },
	},
});
