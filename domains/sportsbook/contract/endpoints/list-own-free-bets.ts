// Free bets that the player can stake now.
import * as z from "zod/mini";
import { amount, defineEndpoint, nothing } from "#platform/contract";
import { expiredErrors } from "../errors.ts";
import { moment, whole } from "../models.ts";

export const listOwnFreeBets = defineEndpoint({
	name: "list-own-free-bets",
	summary: "Free bets that can be staked now, what ends first at the top",
	method: "GET",
	path: "/wps/sportsbook/free-bets",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 240, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({
		now: moment,
		freeBets: z.array(
			z.object({
				id: z.string(),
				amount,
				/** Of the whole bet, in hundredths. */
				leastOdds: whole,
				endsAt: moment,
			}),
		),
	}),
	errors: expiredErrors,
});
