// Shapes that the calls of a slot game share.
import * as z from "zod/mini";
import { amount, instant } from "#platform/contract";
import { slotEvent } from "./events.ts";

const whole = z.int().check(z.minimum(0));
const steps = z.array(z.object({ count: whole, credits: whole }));
const gives = z.array(z.object({ count: whole, spins: whole }));

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
	win: amount,
	playedAt: instant,
	events: z.array(slotEvent),
});
export type SlotRound = z.infer<typeof slotRound>;

const reelSet = z.object({
	/** Symbol indices a reel, top to bottom, closed to a ring: only for the turning picture. */
	strips: z.array(z.array(whole)),
	expandWilds: z.boolean(),
	cascades: z.boolean(),
	ladder: z.array(whole),
});

/** A pay table as the frame and the help page show it. */
export const payTableView = z.object({
	/** "dancheong-gate@1" */
	id: z.string(),
	game: z.string(),
	version: whole,
	liveFrom: z.string(),
	grid: z.object({ reels: whole, rows: whole }),
	symbols: z.array(
		z.object({ code: z.string(), role: z.enum(["plain", "wild", "scatter"]), pays: steps, multiplier: whole }),
	),
	award: z.discriminatedUnion("kind", [
		z.object({ kind: z.literal("lines"), lines: z.array(z.array(whole)) }),
		z.object({ kind: z.literal("ways") }),
		z.object({ kind: z.literal("clusters"), least: whole }),
	]),
	/** Credits a spin costs. */
	cost: whole,
	base: reelSet,
	freeSpins: z.optional(z.object({ reels: reelSet, awards: gives, more: gives, limit: whole })),
	/** The most one spin can win, in credits, and its odds: once in so many rounds. */
	topAward: z.object({ credits: whole, oneIn: whole }),
	/** Percent with two decimals, for people: "96.02". */
	rtp: z.string(),
	/** Share of rounds that win anything, in percent: "28.40". */
	hitRate: z.string(),
	volatility: z.enum(["low", "medium", "high"]),
});
export type PayTableView = z.infer<typeof payTableView>;
