// A player's own bets on a round.
import * as z from "zod/mini";
import { amount, defineEndpoint } from "#platform/contract";
import { tableErrors } from "../errors.ts";
import { moment, tableTicket } from "../models.ts";

export const listOwnTableBets = defineEndpoint({
	name: "list-own-table-bets",
	summary: "The player's bets on a round of the table, and the purse",
	method: "GET",
	path: "/wps/tables/own",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 480, seconds: 60, by: "session" },
	input: z.object({ roundId: z.string().check(z.minLength(1), z.maxLength(48)) }),
	example: { roundId: "0190c2f4-0000-7000-8000-000000000000" },
	output: z.object({ now: moment, balance: amount, tickets: z.array(tableTicket) }),
	errors: tableErrors,
});
