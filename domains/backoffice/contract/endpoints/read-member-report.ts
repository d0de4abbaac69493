// The report by member.
import * as z from "zod/mini";
import { category } from "#games/contract";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { reportErrors } from "../report-errors.ts";
import { memberOrders, reportCurrency, reportDate, reportFigures, reportHead, reportMember } from "../report-models.ts";

export const readMemberReport = defineEndpoint({
	name: "read-member-report",
	summary: "Money and play of each member over days, by one of the figures, page by page, with the sums of all",
	method: "GET",
	path: "/ops/reports/members",
	moduleIds: opsModules,
	access: "staff",
	permission: "reports.members:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({
		from: z.optional(reportDate),
		to: z.optional(reportDate),
		currency: z.optional(reportCurrency),
		category: z.optional(category),
		order: z.optional(z.enum(memberOrders)),
		ascending: z.optional(z.enum(["yes", "no"])),
		/** From 1. */
		pageNumber: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
	}),
	example: { from: "2026-05-01", to: "2026-05-31", currency: "P", order: "stake" },
	output: z.object({
		...reportHead,
		members: z.array(reportMember),
		/** Of members to whom something happened. */
		count: z.int(),
		pageNumber: z.int(),
		pages: z.int(),
		total: reportFigures,
	}),
	errors: reportErrors,
});
