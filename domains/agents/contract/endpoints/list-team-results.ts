// What members of a team won and lost: each itself, and with all below it.
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { reportErrors } from "../errors.ts";
import { accountAsked, daysAsked, memberNumber, pageSize, resultSum } from "../models.ts";

export const listTeamResults = defineEndpoint({
	name: "list-team-results",
	summary: "Profit and loss of who stands directly below the agent or one of its team",
	method: "GET",
	path: "/wps/agent/team/results",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({
		...daysAsked,
		/** Below whom; the agent itself when it is not given. */
		of: z.optional(memberNumber),
		account: accountAsked,
		pageSize,
		/** `next` of the page before, of the same list. */
		cursor,
	}),
	example: { from: "2026-11-01", to: "2026-11-24", pageSize: 20 },
	output: z.object({
		currency: z.string(),
		path: z.array(z.object({ memberId: memberNumber, account: z.string() })),
		/** Of all below the one whose list it is; of a list by name, of nobody but the one. */
		total: resultSum,
		members: z.array(
			z.object({
				memberId: memberNumber,
				account: z.string(),
				agent: z.boolean(),
				own: resultSum,
				/** Of all below it; a player has none. */
				team: resultSum,
			}),
		),
		next: z.nullable(z.string()),
	}),
	errors: reportErrors,
});
