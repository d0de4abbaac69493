// The member's points.
import * as z from "zod/mini";
import { amount, defineEndpoint } from "#platform/contract";

export const getPointBalance = defineEndpoint({
	name: "get-point-balance",
	summary: "The member's points",
	method: "GET",
	path: "/wps/relay/MCS2_getPointBalance",
	moduleIds: ["PTSYS3"],
	access: "member",
	whileExcluded: "open",
	input: z.object({}),
	output: z.object({
		/** What can be spent now. */
		points: amount,
		/** What was given for exchanges that an operator has not decided yet. */
		applying: amount,
		currency: z.string(),
	}),
	errors: {},
});
