// What share of the limits members have.
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { listErrors, opsModules } from "#platform/desk/contract";
import { memberFactor } from "../desk-models.ts";

export const listMemberFactors = defineEndpoint({
	name: "list-member-factors",
	summary: "Members whose share of the limits of bets is not the usual one, with the reasons, the newest first",
	method: "GET",
	path: "/ops/sportsbook/factors",
	moduleIds: opsModules,
	access: "staff",
	permission: "sportsbook.factors:read",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({ cursor }),
	example: { cursor: "1764000000000_m17" },
	output: z.object({ factors: z.array(memberFactor), next: z.nullable(z.string()) }),
	errors: listErrors,
});
