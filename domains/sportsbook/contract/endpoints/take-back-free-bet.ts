// Takes a free bet back that nobody has staked.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { takeBackFreeBetErrors } from "../desk-errors.ts";
import { deskFreeBet } from "../desk-models.ts";

export const takeBackFreeBet = defineEndpoint({
	name: "take-back-free-bet",
	summary: "Takes a free bet back that is not staked, with a reason; its stake is the house's again",
	method: "POST",
	path: "/ops/sportsbook/free-bets/take-back",
	moduleIds: opsModules,
	access: "staff",
	permission: "sportsbook.free-bets:write",
	idempotent: true,
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ id: z.uuid(), reason }),
	example: { id: "00000000-0000-7000-8000-000000000000", reason: "Given to the wrong member." },
	output: deskFreeBet,
	errors: takeBackFreeBetErrors,
});
