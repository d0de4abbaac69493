// Jackpots as they cross the wire, and what is pushed of them.
import * as z from "zod/mini";
import { amount, defineLiveEvent, instant } from "#platform/contract";
import { jackpotKinds } from "../core/index.ts";

export const jackpotCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));

export const jackpotKind = z.enum(jackpotKinds);

export const jackpot = z.object({
	code: z.string(),
	name: z.string(),
	kind: jackpotKind,
	currency: z.string(),
	/** What it holds now: never more than it would pay. */
	amount,
	/** The most it can grow to; of must-hit-by alone. */
	hitBy: z.optional(amount),
	cycle: z.int(),
	/** SHA-256 of "code:cycle:hit units:salt": tells the hit point before it is hit, and shows it afterwards. */
	digest: z.string(),
	/** Games whose stakes feed it and may win it; all where none is named. */
	gameIds: z.array(z.string()),
});
export type Jackpot = z.infer<typeof jackpot>;

export const jackpotHit = z.object({
	code: z.string(),
	name: z.string(),
	cycle: z.int(),
	currency: z.string(),
	amount,
	seed: amount,
	/** Whole minor units above the seed. */
	hitUnits: z.string(),
	salt: z.string(),
	digest: z.string(),
	/** Masked. */
	account: z.string(),
	gameId: z.string(),
	roundId: z.string(),
	at: instant,
});

export type JackpotHit = z.infer<typeof jackpotHit>;

/** What pots that run hold now. Comes every few seconds while any grows. */
export const jackpotsEvent = defineLiveEvent({
	name: "jackpots",
	payload: z.object({ pots: z.array(z.object({ code: z.string(), amount })) }),
});
