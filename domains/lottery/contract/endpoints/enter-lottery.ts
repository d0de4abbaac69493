// What a frame begins with: whose session it is, and the game as it stands.
import * as z from "zod/mini";
import { amount, defineEndpoint, nothing } from "#platform/contract";
import { lotteryErrors } from "../errors.ts";
import { lotterySeen, moment, prizeMode, prizeModeId, whole } from "../models.ts";

export const enterLottery = defineEndpoint({
	name: "enter-lottery",
	summary: "The play session in its lottery: mode, purse, prize group, the present issue",
	method: "POST",
	path: "/wps/lottery/enter",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 240, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({
		now: moment,
		mode: z.enum(["real", "demo"]),
		prizeMode,
		/** As `place-lottery-bet` wants it. */
		prizeModeId,
		currency: z.string(),
		balance: amount,
		/** The member's prize group; 0 where odds are fixed. */
		group: whole,
		/** Of one bet at the whole unit. */
		price: amount,
		unitModes: z.array(whole),
		/** Of a member on one issue. */
		mostStake: amount,
		mostWin: amount,
		/** Of a member on one issue, by plays that take less. */
		playLimits: z.array(z.object({ playId: whole, mostStake: amount })),
		game: lotterySeen,
	}),
	errors: lotteryErrors,
});
