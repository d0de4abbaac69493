// Profit and loss: what a member staked and won in a period, by day, by category and by provider.
import * as z from "zod/mini";
import { day, defineEndpoint, instant } from "#platform/contract";
import { profitErrors } from "../errors.ts";
import { category, language, profitFigures, vassalage } from "../models.ts";

export const getProfit = defineEndpoint({
	name: "get-profit",
	summary: "Profit and loss by day, category and provider",
	method: "GET",
	path: "/wps/relay/GCS_profitLoss",
	moduleIds: ["MEMTRANS3"],
	access: "member",
	whileExcluded: "open",
	input: z.object({
		/** As in the betting record: at most 92 days, at most 366 days back; without them the last 30 days. */
		from: z.optional(instant),
		to: z.optional(instant),
		/** What the caller's time is ahead of UTC, in minutes (Seoul: 540): whose days are meant. */
		offset: z._default(z.coerce.number().check(z.int(), z.minimum(-840), z.maximum(840)), 0),
		language,
	}),
	example: { from: "2026-05-01T00:00:00.000Z", to: "2026-05-31T23:59:59.999Z", offset: 540 },
	output: z.object({
		currency: z.string(),
		/** Up to when rounds are counted; null before the first count. */
		countedAt: z.nullable(instant),
		total: profitFigures,
		/** The newest first; days without play are not there. */
		days: z.array(z.extend(profitFigures, { day })),
		categories: z.array(z.extend(profitFigures, { gameType: category })),
		vendors: z.array(z.extend(profitFigures, { vassalage, vendorName: z.string() })),
	}),
	errors: profitErrors,
});
