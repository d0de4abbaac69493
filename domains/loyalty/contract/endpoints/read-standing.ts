// Where the member stands on the ladder.
import * as z from "zod/mini";
import { category } from "#games/contract";
import { amount, defineEndpoint, instant } from "#platform/contract";
import { level } from "../models.ts";

export const readStanding = defineEndpoint({
	name: "read-standing",
	summary: "The member's rank, the turnover behind it and the way to the next",
	method: "GET",
	path: "/wps/relay/MCSFE_getClubProgress",
	moduleIds: ["COMM3"],
	access: "member",
	whileExcluded: "open",
	input: z.object({}),
	output: z.object({
		level,
		name: z.string(),
		/** When the rank was reached; null before the first. */
		since: z.nullable(instant),
		/** Of the last 90 days. */
		turnover: amount,
		currency: z.string(),
		/** The same by category, the largest first. */
		categories: z.array(z.object({ category, turnover: amount })),
		/** Null at the top. */
		next: z.nullable(z.object({ level, name: z.string(), missing: amount, /** 0 to 999. */ permille: z.int() })),
	}),
	errors: {},
});
