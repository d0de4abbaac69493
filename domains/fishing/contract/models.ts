// What crosses the wire of a fishing room.
import * as z from "zod/mini";
import { amount } from "#platform/contract";

export const whole = z.int().check(z.minimum(0));
export const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/));
export const clientSeed = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

export const wave = z.object({ n: whole, kind: z.enum(["calm", "boss"]), seed: whole, at: whole });

export const contact = z.object({ shot: whole, fish: whole, bet: z.int().check(z.minimum(1)), at: whole });

const found = {
	species: z.string(),
	/** All that the kill paid, in bets. */
	times: whole,
	died: z.array(whole),
	/** What a wheel stopped at. */
	wheel: z.optional(whole),
	/** Of a weapon's budget what was paid as coins. */
	coins: z.optional(whole),
	/** Free bullets that were fired. */
	bullets: z.optional(whole),
};

export const kill = z.object({ k: whole, place: whole, fish: whole, bet: whole, ...found });

export const shot = z.object({
	...contact.shape,
	nonce: whole,
	killed: z.boolean(),
	...found,
	/** Of a weapon that went off: who was near, in the order in which they are drawn. */
	near: z.optional(z.array(whole)),
	/** The species of those, so that a shot is checked by itself. */
	nearSpecies: z.optional(z.array(z.string())),
});

export const seeds = z.object({
	current: z.object({ serverHash: digest, clientSeed, nextNonce: whole }),
	/** What comes next, fixed before the client seed is chosen. */
	next: z.object({ serverHash: digest }),
	/** The newest first. */
	past: z.array(z.object({ serverHash: digest, serverSeed: digest, clientSeed, nonces: whole })),
});
export type SeedsView = z.infer<typeof seeds>;

export const stakes = z.enum(["shore", "reef", "deep"]);

/** What a seat alone sees of itself. */
export const mine = z.object({
	place: whole,
	sitting: z.string(),
	balance: amount,
	/** Since it sat down. */
	staked: amount,
	won: amount,
	/** Shots that were drawn under the seeds in use. */
	nonce: whole,
	/** The last shot of this seat that was heard of. */
	lastShot: z.int(),
	serverHash: digest,
	/** Why the last volley was not taken; gone with the next shot. */
	stop: z.nullable(z.string()),
	idle: z.boolean(),
});
