// What a member wrote to the operator, and what was answered.
import { defineEndpoint, nothing } from "#platform/contract";
import { ownMessages } from "../models.ts";

export const listOwnMessages = defineEndpoint({
	name: "list-own-messages",
	summary: "What the member wrote to the operator, the newest first, with the answers and how many are not read yet",
	method: "GET",
	path: "/wps/feedback/own",
	moduleIds: ["FEEDBACK3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 120, seconds: 60, by: "session" },
	input: nothing,
	output: ownMessages,
	errors: {},
});
