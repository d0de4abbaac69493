// What each species returned against what it should, over days of one's choice.
import * as z from "zod/mini";
import { defineEndpoint, instant } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { fishReturnsErrors } from "../desk-errors.ts";
import { speciesReturn } from "../desk-models.ts";

export const listFishReturns = defineEndpoint({
	name: "list-fish-returns",
	summary: "Contacts, stake and prize of each species over a period, how far its return strays, alarms that stand",
	method: "GET",
	path: "/ops/fishing/returns",
	moduleIds: opsModules,
	access: "staff",
	permission: "fishing.returns:read",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({
		/** Whole days of UTC; the last thirty where nothing is said; at most 400. */
		from: z.optional(instant),
		to: z.optional(instant),
	}),
	example: { from: "2026-05-01T00:00:00.000Z", to: "2026-05-31T23:59:59.999Z" },
	output: z.object({ from: instant, to: instant, lines: z.array(speciesReturn) }),
	errors: fishReturnsErrors,
});
