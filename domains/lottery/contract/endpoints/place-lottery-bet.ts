// The call that bets a cart of slips on an issue, or on several as a chase: all of it or nothing.
import * as z from "zod/mini";
import { amount, defineEndpoint, positiveAmount } from "#platform/contract";
import { bettingErrors } from "../errors.ts";
import { lotteryGame, moment, numero, order, pressKey, prizeModeId } from "../models.ts";

/** The longest cart as text: ten thousand typed lines of five digits, in a body as long as any call's. */
const slipString = z.string().check(z.minLength(1), z.maxLength(60_200), z.regex(/^[0-9~_,;]+$/));

export const placeLotteryBet = defineEndpoint({
	name: "place-lottery-bet",
	summary: "Bets slips on an issue or on a chase of issues. The same key is charged once.",
	method: "POST",
	path: "/lgw/orders/betting",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({
		key: pressKey,
		gameId: lotteryGame,
		/** The issue that the page shows; of a chase its first. */
		currentNumero: numero,
		/** Rows of a chase: the multiple takes each slip's own times so many. Left out for a bet on the one issue. */
		chase: z.optional(
			z
				.array(z.object({ numero, multiple: z.int().check(z.minimum(1), z.maximum(100_000)) }))
				.check(z.minLength(1), z.maxLength(120)),
		),
		/** A hit releases the rest of the chase. */
		winningStop: z._default(z.boolean(), false),
		/** What the page shows as the cost of all of it. */
		betCartAmountSum: positiveAmount,
		/** The mode of the play session. */
		prizeModeId,
		/** numbers~approach~playId~unit~series~multiple, several joined by ";", at most 20. */
		bettingSlipString: slipString,
	}),
	example: {
		key: "press-7f3c21aa",
		gameId: "TSFFC",
		currentNumero: "202511240001",
		betCartAmountSum: "2.00",
		prizeModeId: 1,
		bettingSlipString: "1_2_3~1~21~1~1950~1",
	},
	output: z.object({
		now: moment,
		/** One a slip and issue, issue by issue. */
		orders: z.array(order),
		/** After it. */
		balance: amount,
		/** True when nothing was staked anew. */
		replayed: z.boolean(),
	}),
	errors: bettingErrors,
});
