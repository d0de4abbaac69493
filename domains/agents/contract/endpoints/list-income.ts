// What an agent's contracts paid, period by period, and how each came about.
import * as z from "zod/mini";
import { amount, cursor, defineEndpoint } from "#platform/contract";
import { reportErrors } from "../errors.ts";
import { bill, billKind, daysAsked, pageSize } from "../models.ts";

export const listIncome = defineEndpoint({
	name: "list-income",
	summary: "The agent's bills whose period ended in some days, the latest first, line by line",
	method: "GET",
	path: "/wps/agent/income",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({
		...daysAsked,
		kind: z.optional(billKind),
		pageSize,
		/** `next` of the page before, of the same list. */
		cursor,
	}),
	example: { from: "2026-11-01", to: "2026-11-24", pageSize: 20 },
	output: z.object({
		currency: z.string(),
		/** Of all these days, by kind. */
		totals: z.array(z.object({ kind: billKind, bills: z.int(), paid: amount })),
		bills: z.array(bill),
		next: z.nullable(z.string()),
	}),
	errors: reportErrors,
});
