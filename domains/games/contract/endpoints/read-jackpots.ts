// Jackpots with their rules, and what was won of them.
import * as z from "zod/mini";
import { amount, defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { deskJackpot, waitingFunding, wonJackpot } from "../jackpot-models.ts";

export const readJackpots = defineEndpoint({
	name: "read-jackpots",
	summary: "The jackpots with their rules and what they hold, and the latest that were won, with what proves them",
	method: "GET",
	path: "/ops/jackpots",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.jackpots:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({
		jackpots: z.array(deskJackpot),
		won: z.array(wonJackpot),
		/** At most thirty, the oldest first. */
		waiting: z.array(waitingFunding),
		/** What whoever looks put in alone within the last 24 hours, in the brand's currency. */
		givenAlone: amount,
		currencies: z.array(z.string()),
	}),
	errors: {},
});
