// The call that takes a seat at a table of blackjack, or gives it up.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { seatErrors } from "../errors.ts";
import { seatNumber } from "../models.ts";

export const takeTableSeat = defineEndpoint({
	name: "take-table-seat",
	summary:
		"Takes a free seat at the session's table, or leaves the one that is held. Two rounds without a bet free it.",
	method: "POST",
	path: "/wps/tables/seat",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({
		/** Null leaves. */
		seat: z.nullable(seatNumber),
	}),
	example: { seat: 3 },
	output: z.object({ held: z.nullable(seatNumber) }),
	errors: seatErrors,
});
