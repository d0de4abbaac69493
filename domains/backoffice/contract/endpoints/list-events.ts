// Significant events (GLI-19 2.8.8, T25) of every domain in one list.
import * as z from "zod/mini";
import { cursor, defineEndpoint, instant } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { eventSources } from "../acts.ts";
import { readingErrors } from "../reading-errors.ts";
import { memberId, significantEvent } from "../reading-models.ts";

export const listEvents = defineEndpoint({
	name: "list-events",
	summary: "Significant events of the house, the newest first",
	method: "GET",
	path: "/ops/events",
	moduleIds: opsModules,
	access: "staff",
	permission: "events:read",
	limit: { max: 600, seconds: 60, by: "session" },
	input: z.object({
		cursor,
		source: z.optional(z.enum(eventSources)),
		memberId: z.optional(memberId),
		from: z.optional(instant),
		to: z.optional(instant),
	}),
	example: { source: "ledger" },
	/** A page may be shorter than others although more follows: events of other brands are left out. */
	output: z.object({ events: z.array(significantEvent), next: z.nullable(z.string()) }),
	errors: readingErrors,
});
