// The shapes of jackpots at the desk: rules with a version, what they hold, what was won.

import * as z from "zod/mini";
import { amount, instant } from "#platform/contract";
import { approvalId, typedAmount } from "#platform/desk/contract";
import { jackpotCode, jackpotKind } from "./jackpots.ts";
import { gameId } from "./models.ts";

export const currencyCode = z.string().check(z.regex(/^[A-Z]{1,8}$/));

export const jackpotSettings = z.object({
	/** Names by language, lower case; English always among them. */
	names: z
		.record(z.string().check(z.regex(/^[a-z]{2}$/)), z.string().check(z.trim(), z.minLength(1), z.maxLength(60)))
		.check(z.refine((names) => names.en !== undefined && Object.keys(names).length <= 20)),
	/** Parts per million of each stake. */
	ratePpm: z.int().check(z.minimum(1), z.maximum(200_000)),
	/** What a cycle begins with, and the most it grows to (of a progressive one by how much on average). Decimal strings. */
	seed: typedAmount,
	most: typedAmount,
	/** Games whose stakes feed it, by row or by a tag; all where neither is said. */
	games: z.array(gameId).check(z.maxLength(200)),
	tag: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(30))),
	paused: z.boolean(),
});
export type JackpotSettings = z.infer<typeof jackpotSettings>;

export const deskJackpot = z.object({
	code: jackpotCode,
	kind: jackpotKind,
	currency: z.string(),
	/** Counts up with each edit; an edit names it. */
	version: z.int(),
	...jackpotSettings.shape,
	/** What it holds now, the seed among it, and what later seeds come from. */
	amount,
	cycleSeed: amount,
	reserve: amount,
});
export type DeskJackpot = z.infer<typeof deskJackpot>;

export const fundingId = approvalId;

/** Money for a reserve that waits for a second person. */
export const waitingFunding = z.object({
	fundingId,
	/** The jackpot's. */
	code: z.string(),
	currency: z.string(),
	amount,
	reason: z.string(),
	askedBy: z.string(),
	askedAt: instant,
	lapsesAt: instant,
	/** Whoever looks asked for it, and so does not agree to it. */
	own: z.boolean(),
});
export type WaitingFunding = z.infer<typeof waitingFunding>;

export const wonJackpot = z.object({
	code: z.string(),
	cycle: z.int(),
	currency: z.string(),
	amount,
	seed: amount,
	memberId: z.string(),
	gameId: z.string(),
	roundId: z.string(),
	/** The point it was hit at, in minor units above the seed, the salt, and the digest that was told before. */
	hitUnits: z.string(),
	salt: z.string(),
	digest: z.string(),
	at: instant,
});
export type WonJackpot = z.infer<typeof wonJackpot>;
