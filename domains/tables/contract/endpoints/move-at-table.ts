// The call by which whoever holds a seat of blackjack takes their turn, and anybody with a bet on a seat insures it.
import * as z from "zod/mini";
import { amount, defineEndpoint } from "#platform/contract";
import { moveErrors } from "../errors.ts";
import { moment, pressKey, seatNumber, tableTicket, whole } from "../models.ts";

export const moveAtTable = defineEndpoint({
	name: "move-at-table",
	summary:
		"Hits, stands, doubles, splits or insures at a seat. A second stake is taken once by its key; where the turn was over it comes back with the round.",
	method: "POST",
	path: "/wps/tables/move",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({
		key: pressKey,
		roundId: z.string().check(z.minLength(1), z.maxLength(48)),
		/** As the table tells it: a move that is sent again names the same. */
		turn: whole.check(z.maximum(200)),
		seat: seatNumber,
		move: z.enum(["hit", "stand", "double", "split", "insure"]),
	}),
	example: {
		key: "press-7f3c21ab",
		roundId: "0190c2f4-0000-7000-8000-000000000000",
		turn: 0,
		seat: 3,
		move: "hit",
	},
	output: z.object({
		now: moment,
		/** What was staked for it. */
		ticket: z.nullable(tableTicket),
		balance: amount,
	}),
	errors: moveErrors,
});
