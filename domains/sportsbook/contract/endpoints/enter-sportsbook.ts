// What a frame begins with: whose session it is, and what is taken.
import * as z from "zod/mini";
import { amount, defineEndpoint, nothing } from "#platform/contract";
import { bookErrors } from "../errors.ts";
import { moment, sport, whole } from "../models.ts";

export const enterSportsbook = defineEndpoint({
	name: "enter-sportsbook",
	summary: "The play session in the sportsbook: purse, sports, limits",
	method: "POST",
	path: "/wps/sportsbook/enter",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 240, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({
		now: moment,
		mode: z.enum(["real", "demo"]),
		currency: z.string(),
		balance: amount,
		sports: z.array(sport),
		leastStake: amount,
		mostPaid: amount,
		/** How long a bet in play waits, in milliseconds. */
		delay: whole,
	}),
	errors: bookErrors,
});
