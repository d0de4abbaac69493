// What a member has chosen of messages and boards.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";

export const choices = z.object({
	/** Messages of promotions are welcome. */
	marketing: z.boolean(),
	/** Wins may stand on the winners board, under a masked name. */
	boards: z.boolean(),
});

export const readChoices = defineEndpoint({
	name: "read-choices",
	summary: "What I have chosen of messages and boards",
	method: "GET",
	path: "/wps/relay/CSP_readChoices",
	moduleIds: ["INBOX3"],
	access: "member",
	whileExcluded: "open",
	input: z.object({}),
	output: choices,
	errors: {},
});
