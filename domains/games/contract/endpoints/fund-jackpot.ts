// Puts money of the house into a jackpot's reserve, or asks another person to agree to it.
import * as z from "zod/mini";
import { defineEndpoint, positiveAmount } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { fundJackpotErrors } from "../desk-errors.ts";
import { deskJackpot } from "../jackpot-models.ts";
import { jackpotCode } from "../jackpots.ts";

export const fundJackpot = defineEndpoint({
	name: "fund-jackpot",
	summary:
		"Moves an amount from the house's account to the reserve that the jackpot's seeds come from; a large one when another agrees",
	method: "POST",
	path: "/ops/jackpots/fund",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.jackpots:fund",
	idempotent: true,
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ jackpot: jackpotCode, amount: positiveAmount, reason }),
	example: { jackpot: "harvest-rain", amount: "10", reason: "Asked for by telephone." },
	/** `waits`: with what whoever asks put in within 24 hours it is more than they may do alone. Nothing moves until another agrees. */
	output: z.object({ waits: z.boolean(), jackpot: deskJackpot }),
	errors: fundJackpotErrors,
});
