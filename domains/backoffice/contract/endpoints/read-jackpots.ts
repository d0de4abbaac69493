// Jackpots with their rules, and what was won of them.
import * as z from "zod/mini";
import { defineEndpoint, nothing } from "#platform/contract";
import { deskJackpot, wonJackpot } from "../jackpot-models.ts";
import { opsModules } from "../models.ts";

export const readJackpots = defineEndpoint({
	name: "read-jackpots",
	summary: "The jackpots with their rules and what they hold, and the latest that were won, with what proves them",
	method: "GET",
	path: "/ops/jackpots",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.jackpots:read",
	limit: { max: 120, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({ jackpots: z.array(deskJackpot), won: z.array(wonJackpot), currencies: z.array(z.string()) }),
	errors: {},
});
