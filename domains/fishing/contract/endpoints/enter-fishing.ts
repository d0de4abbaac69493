// What a frame begins with: whose session it is, the rooms by their stakes.
import * as z from "zod/mini";
import { amount, defineEndpoint, nothing } from "#platform/contract";
import { fishingErrors } from "../errors.ts";
import { stakes, whole } from "../models.ts";

export const enterFishing = defineEndpoint({
	name: "enter-fishing",
	summary: "The play session in its fishing game: purse, cannons, rooms by their stakes",
	method: "POST",
	path: "/wps/fishing/enter",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 120, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({
		now: whole,
		mode: z.enum(["real", "demo"]),
		currency: z.string(),
		balance: amount,
		/** Of the fish table. */
		payTable: z.string(),
		/** What a cannon can be set to, in units of a room. */
		bets: z.array(whole),
		classes: z.array(
			z.object({
				stakes,
				/** One bet. */
				unit: amount,
				/** Cannons that are manned in its rooms. */
				taken: whole,
				rooms: whole,
				/** Whoever comes may sit down. */
				open: z.boolean(),
			}),
		),
	}),
	errors: fishingErrors,
});
