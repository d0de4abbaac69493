// The call with which a frame enters the launched game.
import * as z from "zod/mini";
import { openFreeSpins } from "#games/contract";
import { amount, defineEndpoint, nothing } from "#platform/contract";
import { enterErrors } from "../errors.ts";
import { payTableView, slotRound } from "../models.ts";

export const enterSlot = defineEndpoint({
	name: "enter-slot",
	summary: "The launched slot game: its rules and pay table, the coins, the balance and the last round.",
	method: "POST",
	path: "/wps/slots/enter",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 120, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({
		mode: z.enum(["real", "demo"]),
		currency: z.string(),
		balance: amount,
		/** Sizes of one credit, ascending. A spin's stake is coin x cost. */
		coins: z.array(amount),
		defaultCoin: amount,
		payTable: payTableView,
		/** What the member's market lets the game offer besides its spins. */
		features: z.object({ buy: z.boolean(), doubleUp: z.boolean() }),
		/** Spins that the house gave and that can be played here now; what ends first comes first. */
		freeSpins: z.array(openFreeSpins),
		/** The last round of this play, to be shown again after a lost connection. */
		lastRound: z.optional(slotRound),
	}),
	errors: enterErrors,
});
