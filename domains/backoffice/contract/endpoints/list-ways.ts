// The ways to pay in and out of the brand, and what it asks of withdrawals.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { payoutTerms, way } from "../way-models.ts";

export const listWays = defineEndpoint({
	name: "list-ways",
	summary: "The ways to pay in and out of the brand with terms and words, and what it asks of withdrawals",
	method: "GET",
	path: "/ops/ways",
	moduleIds: opsModules,
	access: "staff",
	permission: "cashier.methods:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({
		ways: z.array(way),
		payouts: payoutTerms,
		/** What a way may take and speak: the brand's own. */
		range: z.object({ currencies: z.array(z.string()), languages: z.array(z.string()) }),
	}),
	errors: {},
});
