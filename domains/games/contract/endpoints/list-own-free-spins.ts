// The free spins that the house gave a member.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { ownFreeSpins } from "../free-spins.ts";
import { language } from "../models.ts";

export const listOwnFreeSpins = defineEndpoint({
	name: "list-own-free-spins",
	summary: "My free spins from the house: those that stand, and those that ended within thirty days, the newest first",
	method: "GET",
	path: "/wps/relay/GCSGAME_getOwnFreeSpins",
	moduleIds: ["GAMELO3"],
	access: "member",
	// Pages that show them are open to who is excluded, and are told of none.
	whileExcluded: "open",
	limit: { max: 120, seconds: 60, by: "session" },
	input: z.object({ language }),
	example: { language: "EN" },
	output: z.object({ freeSpins: z.array(ownFreeSpins) }),
	errors: {},
});
