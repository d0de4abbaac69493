// Sells a bet, or a part of it, back to the house before it is decided.
import * as z from "zod/mini";
import { amount, defineEndpoint } from "#platform/contract";
import { cashOutErrors } from "../errors.ts";
import { moment, sportsBet, whole } from "../models.ts";

export const cashOutSportsBet = defineEndpoint({
	name: "cash-out-sports-bet",
	summary: "Pays a bet out in whole or in part at its present worth, if that is at least what was shown",
	method: "POST",
	path: "/wps/sportsbook/cash-out",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({
		betId: z.string().check(z.maxLength(64)),
		/** Of the whole bet, in hundredths. */
		part: z.int().check(z.minimum(1), z.maximum(100)),
		/** What the page shows for that part; less is not paid. */
		atLeast: amount,
		/** Of the bet, as the page shows it: the same press again changes nothing. */
		version: whole,
	}),
	example: { betId: "00000000-0000-7000-8000-000000000000", part: 100, atLeast: "5.00", version: 0 },
	output: z.object({ now: moment, bet: sportsBet, paid: amount, balance: amount }),
	errors: cashOutErrors,
});
