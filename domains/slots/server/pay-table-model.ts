// What the database keeps of a pay table, parsed: a row that is not exactly a table is never played.
import * as z from "zod/mini";
import { freeSpins, payTableShape, pickBonus, reelSet, whole } from "../contract/pay-table-shape.ts";
import type { GateReport, PayTable } from "../core/index.ts";

export const payTableModel = z.object({
	...payTableShape,
	modes: z.array(
		z.object({
			code: z.string(),
			cost: whole,
			reels: reelSet,
			freeSpins: z.optional(freeSpins),
			bonus: z.optional(pickBonus),
			topAward: z.optional(whole),
			bought: z.optional(z.boolean()),
		}),
	),
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
			deviationHalf: z.optional(z.number()),
			topAward: z.object({
				credits: whole,
				oneIn: whole,
				between: z.optional(z.object({ least: whole, most: whole })),
			}),
			interval: z.optional(z.object({ low: z.string(), high: z.string(), bonuses: whole })),
		}),
	),
}) satisfies z.ZodMiniType<GateReport>;
