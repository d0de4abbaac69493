// The call with which a frame enters the launched instant game.
import * as z from "zod/mini";
import { amount, defineEndpoint, nothing } from "#platform/contract";
import { enterErrors } from "../errors.ts";
import { originalRound, seeds } from "../models.ts";

export const enterOriginal = defineEndpoint({
	name: "enter-original",
	summary: "The launched instant game: stakes, balance, the seeds in use, and a round that is still open.",
	method: "POST",
	path: "/wps/originals/enter",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 120, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({
		mode: z.enum(["real", "demo"]),
		currency: z.string(),
		balance: amount,
		/** Ascending. */
		stakes: z.array(amount),
		payTable: z.string(),
		seeds,
		/** A round that goes on: it is finished before another begins. */
		openRound: z.optional(originalRound),
	}),
	errors: enterErrors,
});
