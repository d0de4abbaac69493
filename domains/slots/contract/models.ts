// Shapes that the calls of a slot game share.
import * as z from "zod/mini";
import { amount, instant } from "#platform/contract";
import { slotEvent } from "./events.ts";
import { freeSpins, payTableShape, pickBonus, reelSet, whole } from "./pay-table-shape.ts";

/** A finished round as the frame shows it, live or again. Events are in credits; one credit is one `coin`. */
export const slotRound = z.object({
	roundId: z.string(),
	/** The table it was played under: "dancheong-gate@1". */
	payTable: z.string(),
	mode: z.enum(["real", "demo"]),
	currency: z.string(),
	/** The size of one credit. */
	coin: amount,
	stake: amount,
	/** What the house staked, in a spin that was an award of free spins: the stake is zero then. */
	freeStake: z.optional(amount),
	win: amount,
	playedAt: instant,
	events: z.array(slotEvent),
});
export type SlotRound = z.infer<typeof slotRound>;

/**
 * The most one spin can win, in credits, and its odds: once in so many rounds. `between`: where play met it, the odds with
 * 99 % confidence; `most` 0 is never.
 */
const topAward = z.object({
	credits: whole,
	oneIn: whole,
	between: z.optional(z.object({ least: whole, most: whole })),
});

/** A pay table as the frame and the help page show it. */
export const payTableView = z.object({
	/** "dancheong-gate@1" */
	id: z.string(),
	...payTableShape,
	/** Credits a spin costs. */
	cost: whole,
	/**
	 * The ways to bet, the ordinary one first. They cost the same and differ in their free spins; a spin names the one
	 * that the player chose. Absent where there is no choice.
	 */
	modes: z.optional(
		z.array(
			z.object({
				code: z.string(),
				freeSpins: z.optional(freeSpins),
				bonus: z.optional(pickBonus),
				rtp: z.string(),
				topAward,
			}),
		),
	),
	/** The bonus for its own price, where the market allows it: a spin names its code. */
	buy: z.optional(z.object({ code: z.string(), cost: whole, rtp: z.string(), topAward })),
	/** Where the return was proven by play: its 99 % interval in percent, and by how many bonuses. */
	interval: z.optional(z.object({ low: z.string(), high: z.string(), bonuses: whole })),
	/** The strips only for the turning picture. */
	base: reelSet,
	topAward,
	/** Percent with two decimals, for people: "96.02". */
	rtp: z.string(),
	/** Share of rounds that win anything, in percent: "28.40". */
	hitRate: z.string(),
	volatility: z.enum(["low", "medium", "high"]),
});
export type PayTableView = z.infer<typeof payTableView>;
