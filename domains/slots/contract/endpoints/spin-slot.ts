// The call that plays one whole round: stake, chance, win, record.
import * as z from "zod/mini";
import { freeSpinsCount, freeSpinsId } from "#games/contract";
import { amount, defineEndpoint, positiveAmount } from "#platform/contract";
import { spinErrors } from "../errors.ts";
import { slotRound } from "../models.ts";

export const spinSlot = defineEndpoint({
	name: "spin-slot",
	summary: "Plays a round. The same key gets the same round again and is charged once.",
	method: "POST",
	path: "/wps/slots/spin",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 1200, seconds: 60, by: "session" },
	input: z.object({
		/** The size of one credit, one of those that `enter-slot` named. */
		coin: positiveAmount,
		/** The way to bet that the player chose, where the pay table offers several; its first when left out. */
		mode: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))),
		/** Of the free spins that the house gave: the stake is the house's then, and coin and way to bet have to make it. */
		award: z.optional(freeSpinsId),
		/** Made by the frame for each press of the button; sent again unchanged when no answer came. */
		key: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
	}),
	example: { coin: "0.02", key: "press-7f3c21aa" },
	output: z.object({
		round: slotRound,
		/** After the round. */
		balance: amount,
		/** True when the key was known and nothing was played anew. */
		replayed: z.boolean(),
		/** What is left of the free spins, where it was one of them. */
		award: z.optional(freeSpinsCount),
	}),
	errors: spinErrors,
});
