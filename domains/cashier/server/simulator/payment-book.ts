// What the simulated provider knows of payments in.
import { type MoneyBody, moneyBody, type NewsBody, type OrderBody, orderBody } from "../providers/gateway-words.ts";
import { type Journal, type MoneyBook, openMoneyBook } from "./money-book.ts";

export type PaymentBook = MoneyBook<OrderBody, MoneyBody> & {
	readonly news: (payment: string) => NewsBody | undefined;
};

export function openPaymentBook(journal?: Journal): PaymentBook {
	const book = openMoneyBook(
		{
			prefix: "SIM",
			order: orderBody,
			money: moneyBody,
			keyOf: ({ payment }: OrderBody) => payment,
			numbered: (said: Omit<MoneyBody, "line">, line) => ({ ...said, line }),
		},
		journal,
	);
	return {
		...book,
		news(payment) {
			const end = book.end(payment);
			if (end === undefined) return undefined;
			if (end === "open") return { state: "pending", payment };
			return end === "declined" ? { state: "failed", payment } : { state: "paid", ...end };
		},
	};
}
