// What a frame begins with: whose session it is, and the table as it stands.
import * as z from "zod/mini";
import { amount, defineEndpoint, nothing } from "#platform/contract";
import { tableErrors } from "../errors.ts";
import { limits, moment, seatNumber, tableSeen, tableTicket } from "../models.ts";

export const enterTable = defineEndpoint({
	name: "enter-table",
	summary: "The play session at its table: purse, limits, the table as it stands, own bets on its round",
	method: "POST",
	path: "/wps/tables/enter",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 240, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({
		now: moment,
		mode: z.enum(["real", "demo"]),
		currency: z.string(),
		balance: amount,
		limits,
		/** What players of the currency would call one: the least chip. */
		unit: amount,
		table: tableSeen,
		/** What the dealer says, by language of the site, where the desk wrote something. */
		says: z.record(z.string(), z.string()),
		own: z.array(tableTicket),
		/** Good roads may be named: some markets forbid it. */
		namesRoads: z.boolean(),
		/** Of blackjack: the seat that the session holds. */
		held: z.optional(seatNumber),
	}),
	errors: tableErrors,
});
