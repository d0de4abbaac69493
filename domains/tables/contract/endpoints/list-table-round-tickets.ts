// Members' tickets on one round.
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { listErrors, opsModules } from "#platform/desk/contract";
import { deskRoundErrors } from "../desk-errors.ts";
import { deskTableTicket } from "../desk-models.ts";

export const listTableRoundTickets = defineEndpoint({
	name: "list-table-round-tickets",
	summary: "Members' tickets on a round, by member, fifty at once",
	method: "GET",
	path: "/ops/tables/rounds/tickets",
	moduleIds: opsModules,
	access: "staff",
	permission: "tables.rounds:read",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({ roundId: z.uuid(), cursor }),
	example: { roundId: "0190c2f4-0000-7000-8000-000000000000" },
	output: z.object({ tickets: z.array(deskTableTicket), next: z.nullable(z.string()) }),
	errors: { ...deskRoundErrors, ...listErrors },
});
