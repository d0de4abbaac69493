// The call that bets on the round that a table takes bets on: all of it or nothing.
import * as z from "zod/mini";
import { amount, defineEndpoint, positiveAmount } from "#platform/contract";
import { tableBetErrors } from "../errors.ts";
import { moment, pressKey, tableTicket } from "../models.ts";

export const placeTableBet = defineEndpoint({
	name: "place-table-bet",
	summary:
		"Bets on a round of a table. It counts if it reached the server before bets closed. The same key is charged once.",
	method: "POST",
	path: "/wps/tables/bet",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({
		key: pressKey,
		roundId: z.string().check(z.minLength(1), z.maxLength(48)),
		bets: z
			.array(z.object({ spot: z.string().check(z.regex(/^[a-z0-9-]{1,24}$/)), amount: positiveAmount }))
			.check(z.minLength(1), z.maxLength(160)),
	}),
	example: {
		key: "press-7f3c21aa",
		roundId: "0190c2f4-0000-7000-8000-000000000000",
		bets: [{ spot: "player", amount: "20.00" }],
	},
	output: z.object({
		now: moment,
		ticket: tableTicket,
		/** After it. */
		balance: amount,
		/** True when nothing was staked anew. */
		replayed: z.boolean(),
	}),
	errors: tableBetErrors,
});
