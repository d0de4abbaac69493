// Sets what share of the limits a member has.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { memberNumber, opsModules, reason } from "#platform/desk/contract";
import { memberFactor } from "../desk-models.ts";

export const setMemberFactor = defineEndpoint({
	name: "set-member-factor",
	summary: "Sets a member's share of the limits of bets, in hundredths, with a reason",
	method: "POST",
	path: "/ops/sportsbook/factors/set",
	moduleIds: opsModules,
	access: "staff",
	permission: "sportsbook.factors:write",
	idempotent: true,
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ memberId: memberNumber, factor: z.int().check(z.minimum(1), z.maximum(1_000)), reason }),
	example: { memberId: "1000001", factor: 50, reason: "Bets on late prices." },
	output: memberFactor,
	errors: {},
});
