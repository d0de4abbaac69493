// A player's own bets, the newest first, with what is offered for those that are open.
import * as z from "zod/mini";
import { amount, defineEndpoint } from "#platform/contract";
import { bookErrors } from "../errors.ts";
import { moment, sportsBet } from "../models.ts";

export const listOwnSportsBets = defineEndpoint({
	name: "list-own-sports-bets",
	summary: "Own bets in the sportsbook, open or settled, the newest fifty",
	method: "GET",
	path: "/wps/sportsbook/bets",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({ state: z._default(z.enum(["open", "settled"]), "open") }),
	example: { state: "open" },
	output: z.object({ now: moment, balance: amount, bets: z.array(sportsBet) }),
	errors: bookErrors,
});
