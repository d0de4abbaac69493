// The trial balance as of the end of a day, and what is held now.
import * as z from "zod/mini";
import { day, defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { trialLine } from "../reading-models.ts";

export const readTrialBalance = defineEndpoint({
	name: "read-trial-balance",
	summary: "Every account as it stood at the end of a day (UTC); each currency adds up to nothing",
	method: "GET",
	path: "/ops/ledger/trial-balance",
	moduleIds: opsModules,
	access: "staff",
	permission: "wallet.ledger:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ day: z.optional(day) }),
	example: { day: "2026-05-31" },
	output: z.object({
		day: z.string(),
		lines: z.array(trialLine),
		/** Of each currency. */
		sums: z.array(z.object({ currency: z.string(), amount: z.string() })),
		held: z.array(
			z.object({ currency: z.string(), purse: z.string(), purpose: z.string(), amount: z.string(), holds: z.string() }),
		),
	}),
	errors: {},
});
