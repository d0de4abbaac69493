// A member has read the answers that there are.
import { defineEndpoint, nothing } from "#platform/contract";
import { ownMessages } from "../models.ts";

export const seeOwnMessages = defineEndpoint({
	name: "see-own-messages",
	summary: "The member has read the answers to their messages: none is new any more",
	method: "POST",
	path: "/wps/feedback/seen",
	moduleIds: ["FEEDBACK3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 60, seconds: 60, by: "session" },
	input: nothing,
	output: ownMessages,
	errors: {},
});
