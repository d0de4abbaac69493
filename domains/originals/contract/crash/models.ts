// Shapes of crash on the wire: the round everybody is in, who bets on it, and the player's own bet.
import * as z from "zod/mini";
import { amount } from "#platform/contract";

const whole = z.int().check(z.minimum(0));
const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Moments are the server's, in milliseconds since 1970. Multipliers are in hundredths of the stake. */
export const crashRound = z.object({
	roundId: z.uuid(),
	/** Its place in the chain: the nonce of its draw. */
	number: whole,
	/** SHA-256 of its server seed, which is the server seed of the round before it. */
	hash: digest,
	/** Public, the same for the whole chain: the client seed of its draw. */
	salt: digest,
	/** Until then bets are taken. */
	closesAt: whole,
	fliesAt: whole,
	/** Only once the flight is over: where it ended, from which seed, when; whether a fault of ours cut it short. */
	end: z.optional(z.object({ point: whole, seed: digest, at: whole, interrupted: z.boolean() })),
});
export type CrashRound = z.infer<typeof crashRound>;

/** The chain that rounds are drawn from. */
export const crashChain = z.object({
	/** Published before its first round: every seed leads to it when it is hashed as often as its number says. */
	end: digest,
	salt: digest,
	/** The round of drand's quicknet that the salt is the randomness of; null where the house drew it. */
	saltRound: z.nullable(whole),
	length: whole,
});

/** Who bets on the round: the greatest stakes, by levels of their currency; names are masked. */
export const crashTable = z.object({
	players: whole,
	/** Of all, one sum a currency. */
	sums: z.array(z.object({ currency: z.string(), stake: amount })),
	bets: z.array(
		z.object({
			betId: z.uuid(),
			name: z.string(),
			currency: z.string(),
			stake: amount,
			/** In hundredths; 0 as long as nothing is taken. */
			taken: whole,
		}),
	),
});
export type CrashTable = z.infer<typeof crashTable>;

/** A player's own bet. */
export const crashBet = z.object({
	betId: z.uuid(),
	roundId: z.uuid(),
	stake: amount,
	/** In hundredths; 0 where none is set. */
	target: whole,
	state: z.enum(["staked", "taken", "lost", "returned"]),
	/** In hundredths. */
	taken: whole,
	win: amount,
});
export type CrashBet = z.infer<typeof crashBet>;

/** What an act of play answers. */
export const crashPlayed = z.object({
	bet: crashBet,
	/** After it; a win that is being paid is counted already. */
	balance: amount,
	now: whole,
});
export type CrashPlayed = z.infer<typeof crashPlayed>;

/** A round that is over. */
export const crashPast = z.object({ number: whole, point: whole, seed: digest, salt: digest, chainEnd: digest });
export type CrashPast = z.infer<typeof crashPast>;
