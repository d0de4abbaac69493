// What each lottery took and paid on a day of draws.
import * as z from "zod/mini";
import { defineEndpoint, instant } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { gameReportLine } from "../desk-models.ts";

export const listGameReport = defineEndpoint({
	name: "list-game-report",
	summary: "Draws, tickets, stakes and payouts by lottery and currency, of draws within a day",
	method: "GET",
	path: "/ops/lottery/report",
	moduleIds: opsModules,
	access: "staff",
	permission: "lottery.draws:read",
	limit: { max: 60, seconds: 60, by: "session" },
	/** Of the 24 hours of draws from here on; without it those that have just been. */
	input: z.object({ from: z.optional(instant) }),
	example: { from: "2026-11-22T00:00:00.000Z" },
	output: z.object({ from: instant, to: instant, lines: z.array(gameReportLine) }),
	errors: {},
});
