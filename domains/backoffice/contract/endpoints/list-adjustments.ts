// Adjustments: those that wait for a second person, or all of them.
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { listErrors, opsModules } from "#platform/desk/contract";
import { adjustment } from "../adjustment-models.ts";
import { memberId } from "../reading-models.ts";

export const listAdjustments = defineEndpoint({
	name: "list-adjustments",
	summary:
		"Adjustments of the brand: what waits, the oldest first; or everything, the newest first, of all members or one",
	method: "GET",
	path: "/ops/adjustments",
	moduleIds: opsModules,
	access: "staff",
	permission: "wallet.adjustments:read",
	limit: { max: 300, seconds: 60, by: "session" },
	input: z.object({
		cursor,
		/** Only what waits for a second person. */
		show: z.enum(["waiting", "all"]),
		memberId: z.optional(memberId),
	}),
	example: { show: "waiting" },
	output: z.object({ adjustments: z.array(adjustment), next: z.nullable(z.string()) }),
	errors: listErrors,
});
