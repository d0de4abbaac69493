// One round at the desk.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { deskRoundErrors } from "../desk-errors.ts";
import { deskRound, halt } from "../desk-models.ts";
import { hex } from "../models.ts";

export const readTableRound = defineEndpoint({
	name: "read-table-round",
	summary: "One round: what was bet on it, what it brought, the roads before it, what its shoe is bound to",
	method: "GET",
	path: "/ops/tables/rounds/one",
	moduleIds: opsModules,
	access: "staff",
	permission: "tables.rounds:read",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({ roundId: z.uuid() }),
	example: { roundId: "0190c2f4-0000-7000-8000-000000000000" },
	output: z.object({
		round: deskRound,
		/** Outcomes of the shoe before it as short texts, the oldest first. */
		before: z.array(z.string()),
		/** A studio's shoe is bound to nothing. */
		commit: z.nullable(hex),
		halt,
	}),
	errors: deskRoundErrors,
});
