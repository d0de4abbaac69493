// What a team played, five minutes of a member at a time.
import * as z from "zod/mini";
import { cursor, defineEndpoint, instant, type OutputOf } from "#platform/contract";
import { reportErrors } from "../errors.ts";
import { accountAsked, daysAsked, memberNumber, pageSize, playSum } from "../models.ts";

export const listTeamPlays = defineEndpoint({
	name: "list-team-plays",
	summary: "What the agent's team played, by member, five minutes and vendor, the latest first",
	method: "GET",
	path: "/wps/agent/team/plays",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({
		...daysAsked,
		account: accountAsked,
		pageSize,
		/** `next` of the page before, of the same list. */
		cursor,
	}),
	example: { from: "2026-11-01", to: "2026-11-24", pageSize: 20 },
	output: z.object({
		currency: z.string(),
		lines: z.array(
			z.extend(playSum, {
				id: z.string(),
				memberId: memberNumber,
				account: z.string(),
				/** The beginning of the five minutes in which the rounds ended. */
				at: instant,
				vendor: z.string(),
				category: z.string(),
				rounds: z.int(),
			}),
		),
		next: z.nullable(z.string()),
	}),
	errors: reportErrors,
});

export type PlayLineShown = OutputOf<typeof listTeamPlays>["lines"][number];
