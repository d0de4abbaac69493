// The second person's word on free spins.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { decision, opsModules } from "#platform/desk/contract";
import { decideFreeSpinsErrors } from "../desk-errors.ts";
import { deskFreeSpinsAward, freeSpinsId } from "../free-spins-models.ts";

export const decideFreeSpins = defineEndpoint({
	name: "decide-free-spins",
	summary: "Agrees to free spins that another asked for, which sets their stakes aside, or refuses them with a reason",
	method: "POST",
	path: "/ops/free-spins/decide",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.free-spins:decide",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ freeSpinsId, decision }),
	example: { freeSpinsId: "1", decision: { kind: "refuse", why: "No transfer came." } },
	output: deskFreeSpinsAward,
	errors: decideFreeSpinsErrors,
});
