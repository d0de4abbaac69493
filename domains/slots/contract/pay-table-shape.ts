// What a pay table is made of, on the wire and in the database alike.
import * as z from "zod/mini";

export const whole = z.int().check(z.minimum(0));

const steps = z.array(z.object({ count: whole, credits: whole }));
const gives = z.array(z.object({ count: whole, spins: whole }));

export const reelSet = z.object({
	/** Symbol indices a reel, top to bottom, closed to a ring. */
	strips: z.array(z.array(whole)),
	expandWilds: z.boolean(),
	cascades: z.boolean(),
	ladder: z.array(whole),
	/** What hides another symbol, and what it may turn into, each entry equally likely. */
	mystery: z.optional(z.object({ symbol: whole, into: z.array(whole) })),
	/** So many neighbouring reels show the same. */
	joined: z.optional(whole),
	/** The wild that each win of a cascade leaves behind. */
	leaves: z.optional(whole),
	/** The symbol on rows that are closed at first, and how many are open. */
	lids: z.optional(z.object({ symbol: whole, open: whole })),
	/** Tiles that wins lay below them, and what they multiply by. */
	floor: z.optional(z.object({ kind: z.literal("tiles"), worth: z.array(whole) })),
	/** Cells that fill in so many parts, and the wild that a full one holds. */
	fills: z.optional(z.object({ full: whole, wild: whole })),
});

export const freeSpins = z.object({ reels: reelSet, awards: gives, more: gives, limit: whole });

export const pickBonus = z.object({
	kind: z.literal("pick"),
	awards: gives,
	finds: z.array(
		z.discriminatedUnion("kind", [
			z.object({ kind: z.literal("credits"), credits: whole, count: whole }),
			z.object({ kind: z.literal("times"), times: whole, count: whole }),
			z.object({ kind: z.literal("end"), count: whole }),
			z.object({ kind: z.literal("half"), count: whole }),
		]),
	),
	lifts: z.optional(z.array(z.object({ lifts: whole, count: whole }))),
});

/** The fields that both have. */
export const payTableShape = {
	game: z.string(),
	version: whole,
	liveFrom: z.string(),
	grid: z.object({ reels: whole, rows: whole }),
	symbols: z.array(
		z.object({ code: z.string(), role: z.enum(["plain", "wild", "scatter"]), pays: steps, multiplier: whole }),
	),
	award: z.discriminatedUnion("kind", [
		z.object({ kind: z.literal("lines"), lines: z.array(z.array(whole)) }),
		z.object({ kind: z.literal("both-ways"), lines: z.array(z.array(whole)) }),
		z.object({ kind: z.literal("ways") }),
		z.object({ kind: z.literal("clusters"), least: whole }),
		z.object({ kind: z.literal("anywhere"), least: whole }),
	]),
	freeSpins: z.optional(freeSpins),
	doubleUp: z.optional(z.object({ steps: whole, most: whole })),
	bonus: z.optional(
		z.discriminatedUnion("kind", [
			z.object({
				kind: z.literal("held-wilds"),
				wilds: z.enum(["stay", "walk"]),
				reels: reelSet,
				awards: gives,
				limit: whole,
				cap: whole,
			}),
			z.object({
				kind: z.literal("hold"),
				least: whole,
				respins: whole,
				landing: z.object({ of: whole, in: whole }),
				coins: z.array(z.object({ credits: whole, weight: whole })),
				full: whole,
			}),
			z.object({
				kind: z.literal("gather"),
				awards: gives,
				respins: whole,
				limit: whole,
				landing: z.object({ plain: whole, gathers: whole, in: whole }),
				coins: z.array(z.object({ credits: whole, weight: whole })),
				slab: whole,
				gatherer: whole,
				fullTimes: whole,
				cap: whole,
			}),
			z.object({ kind: z.literal("respins"), reels: reelSet }),
			z.object({ kind: z.literal("grow"), reels: reelSet }),
			z.object({ kind: z.literal("rising"), reels: reelSet, awards: gives, most: whole }),
			pickBonus,
		]),
	),
};
