// What games returned against what they should (T27 [2.9], A.6.2).
import * as z from "zod/mini";
import { defineEndpoint, instant } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { returnLine } from "../catalogue-models.ts";
import { returnsErrors } from "../desk-errors.ts";

export const listReturns = defineEndpoint({
	name: "list-returns",
	summary:
		"Turnover, win, actual and theoretical return of each game over a period, with the bound that chance explains",
	method: "GET",
	path: "/ops/games/returns",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.returns:read",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({
		/** The last thirty days where nothing is said; at most 400 days. */
		from: z.optional(instant),
		to: z.optional(instant),
	}),
	example: { from: "2026-05-01T00:00:00.000Z", to: "2026-05-31T23:59:59.999Z" },
	output: z.object({
		/** Of the report: whose, over what, made when. */
		operator: z.string(),
		from: instant,
		to: instant,
		at: instant,
		lines: z.array(returnLine),
	}),
	errors: returnsErrors,
});
