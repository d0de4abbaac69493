// How today goes against yesterday.
import * as z from "zod/mini";
import { defineEndpoint, instant, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { reportDate, todayOfCurrency } from "../report-models.ts";

export const readToday = defineEndpoint({
	name: "read-today",
	summary:
		"Figures of the brand's day that runs, of the day before up to the same time, and of it whole, by currency and hour",
	method: "GET",
	path: "/ops/reports/today",
	moduleIds: opsModules,
	access: "staff",
	permission: "reports:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({
		day: reportDate,
		zone: z.int(),
		/** Up to when both days are compared. */
		at: instant,
		/** The brand's own first. */
		currencies: z.array(todayOfCurrency),
	}),
	errors: {},
});
