// The call that reads who is logged in.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { accountType, runningExclusion } from "../models.ts";

export const readMember = defineEndpoint({
	name: "read-member",
	summary: "The member of the session: names, type, labels.",
	method: "GET",
	path: "/wps/member/info",
	moduleIds: ["COMM3"],
	access: "session",
	whileExcluded: "open",
	input: z.object({}),
	output: z.object({
		id: z.string(),
		nickname: z.string(),
		account: z.string(),
		/** 4 is a guest; 1, 2, 41 and 42 are agents; 0 is a player. */
		type: accountType,
		/** Whether the member may hand funds up to the agent above. */
		toUpline: z.boolean(),
		clubLabel: z.object({ labelName: z.string(), rankLevel: z.number() }),
		memberLabel: z.array(z.string()),
		merchant: z.string(),
		currency: z.string(),
		/** Absent where nothing excludes the member. */
		excluded: z.optional(runningExclusion),
	}),
	errors: {},
});
