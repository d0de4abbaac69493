// The pots that run with what they hold, and the latest that were won with what proves them (G24 [4.13]).
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { jackpot, jackpotHit } from "../jackpots.ts";
import { language } from "../models.ts";

export const listJackpots = defineEndpoint({
	name: "list-jackpots",
	summary: "Jackpots, what they hold now, and what was won",
	method: "GET",
	path: "/wps/relay/GCSGAME_getJackpots",
	moduleIds: ["GAMELO3"],
	access: "public",
	input: z.object({ language }),
	example: { language: "EN" },
	output: z.object({ pots: z.array(jackpot), hits: z.array(jackpotHit) }),
	errors: {},
});
