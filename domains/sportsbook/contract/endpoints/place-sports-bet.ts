// The call that bets on one or several outcomes: all of it at the prices agreed to, or nothing.
import * as z from "zod/mini";
import { amount, defineEndpoint, positiveAmount } from "#platform/contract";
import { betErrors } from "../errors.ts";
import { eventId, marketKey, moment, outcomeCode, pressKey, pricedPart, sportsBet, whole } from "../models.ts";

export const placeSportsBet = defineEndpoint({
	name: "place-sports-bet",
	summary:
		"Bets a single, a combo or a system. In play it waits and is refused if the match changed. The same key is charged once.",
	method: "POST",
	path: "/wps/sportsbook/bet",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({
		key: pressKey,
		legs: z
			.array(
				z.object({
					eventId,
					market: marketKey,
					outcome: outcomeCode,
					/** More of the same match that must come, too: then `odds` are those of all together. */
					with: z.optional(z.array(pricedPart).check(z.minLength(1), z.maxLength(5))),
					/** As the page shows them. */
					odds: whole,
					/** Of the event, as the page shows it. */
					version: whole,
				}),
			)
			.check(z.minLength(1), z.maxLength(12)),
		/** How many legs each line takes. */
		sizes: z.array(z.int().check(z.minimum(1), z.maximum(12))).check(z.minLength(1), z.maxLength(12)),
		/** On each line. */
		line: positiveAmount,
		/** Staked with this: all of its amount on one line, and what is won is the profit alone. */
		freeBet: z.optional(z.uuid()),
		/** Which other price is taken: none, a higher one, any. The better is the one that is paid. */
		accept: z._default(z.enum(["none", "higher", "any"]), "higher"),
	}),
	example: {
		key: "press-7f3c21aa",
		legs: [{ eventId: "TPL-1", market: "1", outcome: "home", odds: 216, version: 0 }],
		sizes: [1],
		line: "5.00",
	},
	output: z.object({ now: moment, bet: sportsBet, balance: amount, replayed: z.boolean() }),
	errors: betErrors,
});
