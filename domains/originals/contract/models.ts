// Shapes that the calls of an instant game share.
import * as z from "zod/mini";
import { amount, instant } from "#platform/contract";
import { clientSeedShape } from "../core/index.ts";
import { originalEvent } from "./events.ts";

const whole = z.int().check(z.minimum(0));

/** Made by the frame for each press of the button; sent again unchanged when no answer came. */
export const pressKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));

export const clientSeed = z.string().check(z.regex(clientSeedShape));

/** A round as the frame shows it. While it is open its win is what cashing out would pay. */
export const originalRound = z.object({
	roundId: z.string(),
	/** The table it is played under: "dice@1". */
	payTable: z.string(),
	mode: z.enum(["real", "demo"]),
	currency: z.string(),
	open: z.boolean(),
	stake: amount,
	win: amount,
	playedAt: instant,
	events: z.array(originalEvent),
});
export type OriginalRound = z.infer<typeof originalRound>;

/** What every act of play answers. */
export const played = z.object({
	round: originalRound,
	/** After it. */
	balance: amount,
	/** True when nothing was played anew. */
	replayed: z.boolean(),
});
export type PlayedOriginal = z.infer<typeof played>;

export const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The seeds of a member in one game. */
export const seeds = z.object({
	/** In use. Its server seed is known by its SHA-256 alone. */
	current: z.object({ serverHash: digest, clientSeed: z.string(), nextNonce: whole }),
	/** The SHA-256 of the server seed that comes into use with the next rotation: fixed before its client seed is chosen. */
	next: z.object({ serverHash: digest }),
	/** Retired, the newest first, twenty at a time: now everybody may know them. */
	past: z.array(
		z.object({
			serverHash: digest,
			serverSeed: digest,
			clientSeed: z.string(),
			/** Nonces 0 to this one, without it, were used. */
			nonces: whole,
			retiredAt: instant,
		}),
	),
	/** Older ones were retired besides these. */
	more: z.boolean(),
});
export type SeedsView = z.infer<typeof seeds>;
