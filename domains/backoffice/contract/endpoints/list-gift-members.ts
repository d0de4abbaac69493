// Whom free spins were given to.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { giftId, giftMember, giftMembersErrors } from "../gift-models.ts";

export const listGiftMembers = defineEndpoint({
	name: "list-gift-members",
	summary: "Everybody an award of free spins was given to, at most two hundred: what is left, what was won",
	method: "GET",
	path: "/ops/free-spins/members",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.gifts:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ giftId }),
	example: { giftId: "1" },
	output: z.object({ members: z.array(giftMember) }),
	errors: giftMembersErrors,
});
