// What the database keeps of a pay table, parsed: a row that is not exactly a table is never played.
import * as z from "zod/mini";
import type { GateReport, PayTable } from "../core/index.ts";

const whole = z.int().check(z.minimum(0));
const steps = z.array(z.object({ count: whole, credits: whole }));
const gives = z.array(z.object({ count: whole, spins: whole }));

const reels = z.object({
	strips: z.array(z.array(whole)),
	expandWilds: z.boolean(),
	cascades: z.boolean(),
	ladder: z.array(whole),
});

export const payTableModel = z.object({
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
	modes: z.array(z.object({ code: z.string(), cost: whole, reels })),
	freeSpins: z.optional(z.object({ reels, awards: gives, more: gives, limit: whole })),
	topAward: whole,
	coins: z.array(whole),
}) satisfies z.ZodMiniType<PayTable>;

export const gateReportModel = z.object({
	payTable: z.string(),
	modes: z.array(
		z.object({
			mode: z.string(),
			exactReturn: z.string(),
			rtp: z.string(),
			hitRate: z.string(),
			standardDeviation: z.number(),
			topAward: z.object({ credits: whole, oneIn: whole }),
		}),
	),
}) satisfies z.ZodMiniType<GateReport>;
