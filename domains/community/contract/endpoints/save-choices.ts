// Changes what a member has chosen of messages and boards. It holds at once.
import { defineEndpoint } from "#platform/contract";
import { choices } from "./read-choices.ts";

export const saveChoices = defineEndpoint({
	name: "save-choices",
	summary: "Choose whether promotions are told to me, and whether my wins may stand on boards",
	method: "POST",
	path: "/wps/relay/CSP_saveChoices",
	moduleIds: ["INBOX3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 30, seconds: 60, by: "session" },
	input: choices,
	example: { marketing: false, boards: true },
	output: choices,
	errors: {},
});
