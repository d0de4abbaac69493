// The free spins that were given.
import * as z from "zod/mini";
import { cursor, defineEndpoint } from "#platform/contract";
import { listErrors, opsModules } from "#platform/desk/contract";
import { deskFreeSpinsAward } from "../free-spins-models.ts";

export const listFreeSpins = defineEndpoint({
	name: "list-free-spins",
	summary: "The awards of free spins of the brand with what became of them, the newest first",
	method: "GET",
	path: "/ops/free-spins",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.free-spins:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ cursor }),
	example: { cursor: "MQ" },
	output: z.object({ freeSpins: z.array(deskFreeSpinsAward), next: z.nullable(z.string()) }),
	errors: listErrors,
});
