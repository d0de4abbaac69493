// Marks messages as read: those that are named, or all there are.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { messageName } from "../models.ts";

export const readMessages = defineEndpoint({
	name: "read-messages",
	summary: "Mark my messages as read; without names all of them",
	method: "POST",
	path: "/wps/relay/CSP_readMessages",
	moduleIds: ["INBOX3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ ids: z.optional(z.array(messageName).check(z.minLength(1), z.maxLength(50))) }),
	example: { ids: ["o1"] },
	output: z.object({ unread: z.int() }),
	errors: {},
});
