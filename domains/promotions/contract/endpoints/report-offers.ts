// What promotions brought and cost within days.
import * as z from "zod/mini";
import { day, defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { code, kind } from "../models.ts";

const line = z.object({
	id: code,
	kind,
	title: z.string(),
	/** Members who began to take part, and rewards that were taken, within these days. */
	joined: z.int(),
	claimed: z.int(),
	/** What was taken, and what of that day lies to be taken. */
	cost: z.string(),
	lying: z.string(),
	/** What those who take part staked within these days, and what of it the house kept less what it gave them. */
	turnover: z.string(),
	net: z.string(),
});
export type OfferReport = z.infer<typeof line>;

export const reportOffers = defineEndpoint({
	name: "report-offers",
	summary: "Of each promotion who joined, what was claimed, what it cost, and what those who take part staked",
	method: "GET",
	path: "/ops/offers/report",
	moduleIds: opsModules,
	access: "staff",
	permission: "promotions.offers:read",
	limit: { max: 60, seconds: 60, by: "session" },
	/** Days of the brand, both included. */
	input: z.object({ from: day, to: day }),
	example: { from: "2026-11-01", to: "2026-11-30" },
	output: z.object({ currency: z.string(), offers: z.array(line) }),
	errors: {},
});
