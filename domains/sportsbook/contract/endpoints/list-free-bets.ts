// Free bets of the brand's members, as the desk sees them.
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { listErrors, memberNumber, opsModules } from "#platform/desk/contract";
import { deskFreeBet } from "../desk-models.ts";

export const listFreeBets = defineEndpoint({
	name: "list-free-bets",
	summary: "Free bets that were given to members, with what became of them, the newest first",
	method: "GET",
	path: "/ops/sportsbook/free-bets",
	moduleIds: opsModules,
	access: "staff",
	permission: "sportsbook.free-bets:read",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({ memberId: z.optional(memberNumber), cursor }),
	example: { memberId: "1000001", cursor: "1764000000000_00000000-0000-7000-8000-000000000000" },
	output: z.object({ freeBets: z.array(deskFreeBet), next: z.nullable(z.string()) }),
	errors: listErrors,
});
