// The draws of the lotteries, as operators look through them.
import * as z from "zod/mini";
import { cursor, defineEndpoint, instant } from "#platform/contract";
import { listErrors, opsModules } from "#platform/desk/contract";
import { deskDraw, waitingDrawVoid } from "../desk-models.ts";
import { lotteryGame } from "../models.ts";

export const listDeskDraws = defineEndpoint({
	name: "list-desk-draws",
	summary: "Draws by game, date and state, the latest first; without a state those that have begun",
	method: "GET",
	path: "/ops/lottery/draws",
	moduleIds: opsModules,
	access: "staff",
	permission: "lottery.draws:read",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({
		game: z.optional(lotteryGame),
		state: z.optional(z.enum(["coming", "drawn", "void"])),
		/** Bounds of the draw. */
		from: z.optional(instant),
		to: z.optional(instant),
		cursor,
	}),
	example: { game: "TSFFC", state: "drawn" },
	output: z.object({
		draws: z.array(deskDraw),
		/** On the first page: what waits for a second person. */
		waiting: z.array(waitingDrawVoid),
		next: z.nullable(z.string()),
	}),
	errors: listErrors,
});
