// Says from which worth on the rest of a bet is cashed out by itself, or that it is not any more.
import * as z from "zod/mini";
import { defineEndpoint, positiveAmount } from "#platform/contract";
import { autoCashOutErrors } from "../errors.ts";
import { moment, sportsBet } from "../models.ts";

export const setAutoCashOut = defineEndpoint({
	name: "set-auto-cash-out",
	summary:
		"Cashes the rest of a bet out by itself as soon as it is worth this much; without an amount it stops doing so",
	method: "POST",
	path: "/wps/sportsbook/cash-out/auto",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ betId: z.string().check(z.maxLength(64)), from: z.optional(positiveAmount) }),
	example: { betId: "00000000-0000-7000-8000-000000000000", from: "25.00" },
	output: z.object({ now: moment, bet: sportsBet }),
	errors: autoCashOutErrors,
});
