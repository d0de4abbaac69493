// What past draws were like. They do not predict.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { lotteryErrors } from "../errors.ts";
import { draw, lotteryGame, whole } from "../models.ts";

const digitTrend = z.object({ digit: whole, shown: whole, missing: whole, longest: whole });

export const readTrends = defineEndpoint({
	name: "read-trends",
	summary: "Missing, hot and cold digits of a lottery, by place and anywhere",
	method: "GET",
	path: "/lgw/draw/hot_gap_info",
	moduleIds: ["GAMELO3"],
	access: "public",
	input: z.object({ gameId: lotteryGame, span: z._default(z.enum(["30", "50", "100", "today", "2days"]), "30") }),
	example: { gameId: "TSFFC", span: "30" },
	output: z.object({
		/** The newest first; only those that were drawn. */
		draws: z.array(draw),
		/** Of each place, the first place first, by digit. */
		places: z.array(z.array(digitTrend)),
		anywhere: z.array(digitTrend),
		hot: z.array(whole),
		cold: z.array(whole),
	}),
	errors: lotteryErrors,
});
