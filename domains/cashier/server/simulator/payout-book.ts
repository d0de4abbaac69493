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

export function openPayoutBook(journal?: Journal): PayoutBook {
	const book = openMoneyBook(
		{
			...{ prefix: "SIMOUT", order: payoutOrderBody, money: payoutMoneyBody },
			keyOf: ({ payout }: PayoutOrderBody) => payout,
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
