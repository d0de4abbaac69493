// Takes back what is left of free spins.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { memberNumber, opsModules, reason } from "#platform/desk/contract";
import { withdrawFreeSpinsErrors } from "../desk-errors.ts";
import { deskFreeSpinsAward, freeSpinsId } from "../free-spins-models.ts";

export const withdrawFreeSpins = defineEndpoint({
	name: "withdraw-free-spins",
	summary: "Takes back the free spins that nobody played, of one member or of all, with a reason; what was won stays",
	method: "POST",
	path: "/ops/free-spins/withdraw",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.free-spins:write",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({ freeSpinsId, memberId: z.optional(memberNumber), reason }),
	example: { freeSpinsId: "1", reason: "Asked for by telephone." },
	output: deskFreeSpinsAward,
	errors: withdrawFreeSpinsErrors,
});
