// The call that stakes on an instant game: a whole round, or the beginning of one that goes on step by step.
import * as z from "zod/mini";
import { defineEndpoint, positiveAmount } from "#platform/contract";
import { choice } from "../choice.ts";
import { betErrors } from "../errors.ts";
import { played, pressKey } from "../models.ts";

export const betOriginal = defineEndpoint({
	name: "bet-original",
	summary: "Stakes and plays. The same key gets the same round again and is charged once.",
	method: "POST",
	path: "/wps/originals/bet",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 1200, seconds: 60, by: "session" },
	input: z.object({
		key: pressKey,
		/** One of those that `enter-original` named. */
		stake: positiveAmount,
		picked: choice,
	}),
	example: { key: "press-7f3c21aa", stake: "2.00", picked: { game: "dice", side: "under", winning: 5000 } },
	output: played,
	errors: betErrors,
});
