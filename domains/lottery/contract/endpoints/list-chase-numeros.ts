// The coming issues that can be bet on: those that are committed.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { lotteryErrors } from "../errors.ts";
import { issue, lotteryGame, moment } from "../models.ts";

export const listChaseNumeros = defineEndpoint({
	name: "list-chase-numeros",
	summary: "Issues that a chase may bet on, the next first",
	method: "GET",
	path: "/lgw/numeros/chase",
	moduleIds: ["GAMELO3"],
	access: "public",
	input: z.object({
		gameId: lotteryGame,
		count: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(120)), 120),
	}),
	example: { gameId: "TSFFC", count: 20 },
	output: z.object({ now: moment, issues: z.array(issue) }),
	errors: lotteryErrors,
});
