// What staff and operators did (GLI-19 2.8.8), of every domain in one list.
import * as z from "zod/mini";
import { cursor, defineEndpoint, instant } from "#platform/contract";
import { listErrors, opsModules } from "#platform/desk/contract";
import { act } from "../models.ts";

export const listActs = defineEndpoint({
	name: "list-acts",
	summary: "The trail of what staff and operators did, the newest first",
	method: "GET",
	path: "/ops/acts",
	moduleIds: opsModules,
	access: "staff",
	permission: "audit:read",
	limit: { max: 600, seconds: 60, by: "session" },
	input: z.object({
		cursor,
		/** Only what one person did, by the name in the trail. */
		operator: z.optional(z.string().check(z.maxLength(100))),
		/** Only one domain's. */
		source: z.optional(z.string().check(z.regex(/^[a-z]{1,20}$/))),
		/** Only what was done from then on. */
		from: z.optional(instant),
		/** Only what was done before. */
		until: z.optional(instant),
	}),
	example: { source: "cashier", from: "2026-05-01T00:00:00.000Z", until: "2026-05-31T23:59:59.999Z" },
	output: z.object({ acts: z.array(act), next: z.nullable(z.string()) }),
	errors: listErrors,
});
