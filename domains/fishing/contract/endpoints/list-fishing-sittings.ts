// The call that shows an angler's sittings: from taking a cannon to leaving it, what was fired and won.
import * as z from "zod/mini";
import { amount, defineEndpoint, instant, nothing } from "#platform/contract";
import { fishingErrors } from "../errors.ts";
import { stakes, whole } from "../models.ts";

export const listFishingSittings = defineEndpoint({
	name: "list-fishing-sittings",
	summary: "The player's latest twenty sittings in this game with shots, stakes and wins",
	method: "POST",
	path: "/wps/fishing/sittings",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 120, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({
		/** The newest first. */
		sittings: z.array(
			z.object({
				sittingId: z.uuid(),
				stakes,
				currency: z.string(),
				satAt: instant,
				/** Null while it lasts. */
				leftAt: z.nullable(instant),
				volleys: whole,
				shots: whole,
				staked: amount,
				won: amount,
			}),
		),
	}),
	errors: fishingErrors,
});
