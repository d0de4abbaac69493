// Makes a jackpot, or a new version of one.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules } from "#platform/desk/contract";
import { savedVersion } from "../catalogue-models.ts";
import { saveJackpotErrors } from "../desk-errors.ts";
import { currencyCode, deskJackpot, jackpotSettings } from "../jackpot-models.ts";
import { jackpotCode, jackpotKind } from "../jackpots.ts";

export const saveJackpot = defineEndpoint({
	name: "save-jackpot",
	summary: "Makes a jackpot, or a new version of its rules, paused or running",
	method: "POST",
	path: "/ops/jackpots/save",
	moduleIds: opsModules,
	access: "staff",
	permission: "games.jackpots:write",
	limit: { max: 60, seconds: 60, by: "session" },
	input: z.object({
		jackpot: jackpotCode,
		/** Of one that stands, as it was looked at. */
		was: z.optional(savedVersion),
		/** Of a new one; they never change. */
		kind: jackpotKind,
		currency: currencyCode,
		settings: jackpotSettings,
	}),
	example: {
		jackpot: "harvest-rain",
		kind: "mystery",
		currency: "P",
		settings: { names: { en: "Words" }, ratePpm: 1, seed: "0", most: "100", games: [], tag: null, paused: true },
	},
	output: deskJackpot,
	errors: saveJackpotErrors,
});
