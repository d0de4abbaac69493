// What a lottery is bet with in a currency: prices, units, series, bounds.
import * as z from "zod/mini";
import { amount, defineEndpoint } from "#platform/contract";
import { lotteryErrors } from "../errors.ts";
import { lotteryGame, whole } from "../models.ts";

export const readLotterySetting = defineEndpoint({
	name: "read-lottery-setting",
	summary: "Prices, units, series and bounds of a lottery, in the currency of the play session",
	method: "GET",
	path: "/lgw/games/setting",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({ gameId: lotteryGame }),
	example: { gameId: "TSFFC" },
	output: z.object({
		currency: z.string(),
		/** Of one bet at the whole unit. */
		price: amount,
		/** What is offered of 1 (the whole price), 2 (a tenth), 3 (a hundredth). */
		unitModes: z.array(whole),
		mostBets: whole,
		mostLines: whole,
		mostMultiple: whole,
		mostChaseRows: whole,
		/** Of a member on one issue. */
		mostStake: amount,
		mostWin: amount,
	}),
	errors: lotteryErrors,
});
