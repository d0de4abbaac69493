// A day on which a game draws nothing, such as a holiday; its draw may come on another. A day without a draw may have one, too.
import * as z from "zod/mini";
import { day, defineEndpoint } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { freeDayErrors } from "../desk-errors.ts";
import { lotteryGame } from "../models.ts";

export const setFreeDay = defineEndpoint({
	name: "set-free-day",
	summary:
		"Frees a day of a lottery that draws on set days, moves its draw to another, or has it draw on that day again; a day that is moved to itself has an extra draw",
	method: "POST",
	path: "/ops/lottery/schedules/day",
	moduleIds: opsModules,
	access: "staff",
	permission: "lottery.terms:edit",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ game: lotteryGame, day, free: z.boolean(), movedTo: z.optional(day), reason }),
	example: { game: "THGOV", day: "2027-05-01", free: true, movedTo: "2027-05-02", reason: "Labour day." },
	output: z.object({}),
	errors: freeDayErrors,
});
