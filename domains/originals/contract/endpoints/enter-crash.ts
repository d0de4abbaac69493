// The call with which a frame comes to the table of crash, and with which it looks again after a lost connection.
import * as z from "zod/mini";
import { amount, defineEndpoint } from "#platform/contract";
import { crashBet, crashChain, crashPast, crashRound, crashTable } from "../crash/models.ts";
import { enterErrors } from "../errors.ts";
import { pressKey } from "../models.ts";

export const enterCrash = defineEndpoint({
	name: "enter-crash",
	summary:
		"Crash as it stands: the round, the player's bet, who else bets, past rounds. While somebody asks, rounds go on.",
	method: "POST",
	path: "/wps/originals/crash/enter",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({
		/** Of a bet before, whose end was not seen. */
		key: z.optional(pressKey),
	}),
	example: { key: "press-7f3c21aa" },
	output: z.object({
		mode: z.enum(["real", "demo"]),
		currency: z.string(),
		balance: amount,
		/** Ascending. */
		stakes: z.array(amount),
		payTable: z.string(),
		/** The server's clock, in milliseconds since 1970. */
		now: z.int(),
		/** Undefined until the first round after a quiet time is opened. */
		round: z.optional(crashRound),
		/** The player's bet in that round. */
		bet: z.optional(crashBet),
		/** The bet that was asked for, where it was on an earlier round and is decided. */
		missed: z.optional(crashBet),
		table: crashTable,
		/** The newest first. */
		past: z.array(crashPast),
		chain: z.optional(crashChain),
	}),
	errors: enterErrors,
});
