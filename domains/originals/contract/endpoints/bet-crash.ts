// The call that stakes on the coming flight.
import * as z from "zod/mini";
import { defineEndpoint, positiveAmount } from "#platform/contract";
import { crashPlayed } from "../crash/models.ts";
import { crashBetErrors } from "../errors.ts";
import { pressKey } from "../models.ts";

export const betCrash = defineEndpoint({
	name: "bet-crash",
	summary:
		"Stakes on a round while its bets are open, once a player. The same key gets the same bet and is charged once.",
	method: "POST",
	path: "/wps/originals/crash/bet",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({
		key: pressKey,
		roundId: z.uuid(),
		/** One of those that `enter-crash` named. */
		stake: positiveAmount,
		/** Taken by itself at this multiplier, in hundredths; 0 for by hand alone. */
		target: z.int().check(z.minimum(0), z.maximum(1_000_000)),
	}),
	example: { key: "press-7f3c21aa", roundId: "01890a5d-ac96-774b-bcce-b302099a8057", stake: "2.00", target: 200 },
	output: crashPlayed,
	errors: crashBetErrors,
});
