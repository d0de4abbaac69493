// What a team paid in, was paid and was given, posting by posting.
import * as z from "zod/mini";
import { amount, cursor, defineEndpoint, instant, type OutputOf } from "#platform/contract";
import { reportErrors } from "../errors.ts";
import { accountAsked, daysAsked, memberNumber, moneyKind, pageSize } from "../models.ts";

export const listTeamMoney = defineEndpoint({
	name: "list-team-money",
	summary: "Postings of the agent's team that are no play, the latest first",
	method: "GET",
	path: "/wps/agent/team/money",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({
		...daysAsked,
		/** `transactions`: deposits, withdrawals and what was given. `changes`: transfers and corrections, too. */
		scope: z._default(z.enum(["transactions", "changes"]), "transactions"),
		account: accountAsked,
		pageSize,
		/** `next` of the page before, of the same list. */
		cursor,
	}),
	example: { from: "2026-11-01", to: "2026-11-24", scope: "changes", pageSize: 20 },
	output: z.object({
		currency: z.string(),
		lines: z.array(
			z.object({
				id: z.string(),
				memberId: memberNumber,
				account: z.string(),
				at: instant,
				kind: moneyKind,
				/** Signed: negative is money that left the member. */
				amount,
				balanceAfter: amount,
			}),
		),
		next: z.nullable(z.string()),
	}),
	errors: reportErrors,
});

export type MoneyLineShown = OutputOf<typeof listTeamMoney>["lines"][number];
