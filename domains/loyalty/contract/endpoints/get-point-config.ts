// How points are earned and what they become.
import * as z from "zod/mini";
import { category } from "#games/contract";
import { amount, defineEndpoint } from "#platform/contract";

export const getPointConfig = defineEndpoint({
	name: "get-point-config",
	summary: "The rates at which points are earned, and the terms of conversion",
	method: "GET",
	path: "/wps/relay/MCS2_getPointConfig",
	moduleIds: ["PTSYS3"],
	access: "member",
	input: z.object({}),
	output: z.object({
		/** Points for 100 units of stake, of two decimals: "1.20". Categories that earn none are left out. */
		rates: z.array(z.object({ category, rate: z.string() })),
		/** What the member's rank makes of it, in per cent. */
		rankPercent: z.int(),
		/** Each whole `step` of points becomes `cash`. */
		step: amount,
		cash: amount,
		smallest: amount,
		largest: amount,
		currency: z.string(),
		/** How many of an item can be asked for at once. */
		mostAtOnce: z.int(),
	}),
	errors: {},
});
