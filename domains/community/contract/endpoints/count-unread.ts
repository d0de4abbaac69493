// How many messages of a member are unread: the badge of the inbox.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";

export const countUnread = defineEndpoint({
	name: "count-unread",
	summary: "How many of my messages are unread",
	method: "GET",
	path: "/wps/relay/CSP_unreadCount",
	moduleIds: ["INBOX3"],
	access: "member",
	whileExcluded: "open",
	input: z.object({}),
	output: z.object({ count: z.int() }),
	errors: {},
});
