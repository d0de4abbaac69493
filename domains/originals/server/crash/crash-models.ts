// What the rows of crash's room hold, as it is read again.
import * as z from "zod/mini";
import type { CrashState, CrashTableEvent } from "../../core/index.ts";

const whole = z.int().check(z.minimum(0));

const end = z.object({ point: whole, seed: z.string(), at: z.int(), interrupted: z.boolean() });

const round = z.object({
	roundId: z.string(),
	chain: z.string(),
	number: whole,
	hash: z.string(),
	salt: z.string(),
	openedAt: z.int(),
	fliesAt: z.int(),
	beatAt: z.int(),
	phase: z.enum(["running", "over", "done"]),
	end: z.nullable(end),
});

const stake = z.object({
	betId: z.string(),
	owner: z.string(),
	key: z.string(),
	name: z.nullable(z.string()),
	currency: z.string(),
	stake: z.string().check(z.regex(/^[1-9][0-9]*$/)),
	weight: whole,
	target: whole,
});

const bet = z.object({
	...stake.shape,
	taken: whole,
	ended: z.nullable(z.enum(["lost", "cashed-out", "returned"])),
});

export const crashState: z.ZodMiniType<CrashState> = z.object({ round: z.nullable(round), bets: z.array(bet) });

export const crashTableEvent: z.ZodMiniType<CrashTableEvent> = z.discriminatedUnion("type", [
	z.object({ type: z.literal("opened"), round }),
	z.object({ type: z.literal("staked"), stake }),
	z.object({ type: z.literal("beat"), at: z.int() }),
	z.object({ type: z.literal("took"), bets: z.array(z.object({ betId: z.string(), taken: whole })) }),
	z.object({ type: z.literal("over"), end }),
	z.object({ type: z.literal("decided"), returned: z.boolean() }),
]);
