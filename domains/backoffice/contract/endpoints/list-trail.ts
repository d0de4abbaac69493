// The trail of one account: every event at its ways in and every act of an operator (GLI-19 2.8.1, T19).
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { readingErrors } from "../reading-errors.ts";
import { memberId, trailLine } from "../reading-models.ts";

export const listTrail = defineEndpoint({
	name: "list-trail",
	summary: "The trail of an account, the latest first",
	method: "GET",
	path: "/ops/members/trail",
	moduleIds: opsModules,
	access: "staff",
	permission: "members:read",
	limit: { max: 600, seconds: 60, by: "session" },
	input: z.object({ memberId, cursor }),
	example: { memberId: "1" },
	output: z.object({ lines: z.array(trailLine), next: z.nullable(z.string()) }),
	errors: readingErrors,
});
