// Who stands directly below an agent, or below one of its team.
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { teamListErrors } from "../errors.ts";
import { memberNumber, teamMember } from "../models.ts";

export const listTeam = defineEndpoint({
	name: "list-team",
	summary: "Who stands directly below the agent or one of its team, the latest registered first",
	method: "GET",
	path: "/wps/agent/team/members",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({
		/** Below whom; the agent itself when it is not given. */
		of: z.optional(memberNumber),
		/** The one member of that user name, however deep; then `of` says nothing. */
		account: z.optional(z.string().check(z.minLength(1), z.maxLength(256))),
		pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
		/** `next` of the page before, of the same list. */
		cursor,
	}),
	example: { of: "100006", pageSize: 20 },
	output: z.object({
		/** From the agent's own down to the one whose list it is; empty where the list is the agent's own. */
		path: z.array(z.object({ memberId: memberNumber, account: z.string() })),
		members: z.array(teamMember),
		next: z.nullable(z.string()),
	}),
	errors: teamListErrors,
});
