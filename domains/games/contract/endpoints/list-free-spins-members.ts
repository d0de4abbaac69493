// Whom free spins were given to.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { freeSpinsMembersErrors } from "../desk-errors.ts";
import { freeSpinsId, freeSpinsMember } from "../free-spins-models.ts";

export const listFreeSpinsMembers = defineEndpoint({
	name: "list-free-spins-members",
	summary: "Everybody an award of free spins was given to, at most two hundred: what is left, what was won",
	method: "GET",
	path: "/ops/free-spins/members",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.free-spins:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ freeSpinsId }),
	example: { freeSpinsId: "1" },
	output: z.object({ members: z.array(freeSpinsMember) }),
	errors: freeSpinsMembersErrors,
});
