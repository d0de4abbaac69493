// What the simulated provider knows of pay-outs.
import {
	type PayoutMoneyBody,
	type PayoutNewsBody,
	type PayoutOrderBody,
	payoutMoneyBody,
	payoutOrderBody,
} from "../providers/gateway-words.ts";
import { type Journal, type MoneyBook, openMoneyBook } from "./money-book.ts";

export type PayoutBook = MoneyBook<PayoutOrderBody, PayoutMoneyBody> & {
	readonly news: (payout: string) => PayoutNewsBody | undefined;
};

export const declinedReason = "simulated: the bank declined it";

/** Nobody's name and no whole number of an account lies in its journal: the last signs are all that it tells. */
const withoutPerson = (order: PayoutOrderBody): PayoutOrderBody => ({
	...order,
	holder: "",
	number: order.number.slice(-4),
});

export function openPayoutBook(journal?: Journal): PayoutBook {
	const book = openMoneyBook(
		{
			prefix: "SIMOUT",
			order: payoutOrderBody,
			money: payoutMoneyBody,
			keyOf: ({ payout }: PayoutOrderBody) => payout,
			written: withoutPerson,
			numbered: (said: Omit<PayoutMoneyBody, "line">, line) => ({ ...said, line }),
		},
		journal,
	);
	return {
		...book,
		news(payout) {
			const end = book.end(payout);
			if (end === undefined) return undefined;
			if (end === "open") return { state: "pending", payout };
			return end === "declined" ? { state: "failed", payout, reason: declinedReason } : { state: "paid", ...end };
		},
	};
}
