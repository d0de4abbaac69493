// The report by day.
import * as z from "zod/mini";
import { category } from "#games/contract";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { reportErrors } from "../report-errors.ts";
import { reportCurrency, reportDate, reportDay, reportFigures, reportHead } from "../report-models.ts";

export const readDayReport = defineEndpoint({
	name: "read-day-report",
	summary: "Money and play of the brand day by day, the latest first, with their sums; at most 93 days",
	method: "GET",
	path: "/ops/reports/days",
	moduleIds: opsModules,
	access: "staff",
	permission: "reports:read",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({
		from: z.optional(reportDate),
		to: z.optional(reportDate),
		/** The brand's own where nothing is said. */
		currency: z.optional(reportCurrency),
		/** Narrows what was played; what moved is of no category. */
		category: z.optional(category),
	}),
	example: { from: "2026-05-01", to: "2026-05-31", currency: "P" },
	output: z.object({
		...reportHead,
		days: z.array(reportDay),
		/** `activeMembers`: each member once, on however many days. */
		total: z.object({ ...reportFigures.shape, newMembers: z.int(), activeMembers: z.int() }),
	}),
	errors: reportErrors,
});
