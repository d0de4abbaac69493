// Crash as a room: what everybody sees of the table and the round, and what is sent to it by the calls. Nobody acts in it from a
// connection.
import * as z from "zod/mini";
import { defineRoom } from "#platform/contract";
import type { CrashCommand } from "../../core/index.ts";
import { crashBet, crashRound, crashTable as table } from "./models.ts";

/** The one table that everybody sits at. */
export const crashTable = "table";

const seen = z.object({
	/** Undefined until the first round is opened. */
	round: z.optional(crashRound),
	table,
	/** The bet of the seat that looks. */
	bet: z.optional(crashBet),
});
export type CrashSeen = z.infer<typeof seen>;

const whole = z.int().check(z.minimum(0));

const stake = z.object({
	betId: z.uuid(),
	owner: z.string(),
	key: z.string(),
	name: z.nullable(z.string()),
	currency: z.string(),
	stake: z.string(),
	weight: whole,
	target: whole,
});

const command: z.ZodMiniType<CrashCommand> = z.discriminatedUnion("type", [
	z.object({ type: z.literal("stake"), roundId: z.uuid(), stake }),
	z.object({ type: z.literal("cash-out"), betId: z.uuid() }),
]);

export const crashRoom = defineRoom({ name: "crash", seen, command });
