// What the simulated provider knows: payments by the key of whoever ordered them, and the money that came, numbered in
// the order it came. Kept in memory, and in a journal where one is given.
import * as z from "zod/mini";
import {
	type MoneyBody,
	moneyBody,
	type NewsBody,
	type OrderBody,
	orderBody,
	readJson,
} from "../providers/gateway-words.ts";

/** Lines of text that only grow. */
export type Journal = { readonly read: () => readonly string[]; readonly append: (line: string) => void };

export type PaymentBook = {
	/** The same key again is the same payment. */
	readonly order: (order: OrderBody) => void;
	readonly ordered: (payment: string) => OrderBody | undefined;
	/** Money comes, once a payment; what it says may differ from what was ordered. */
	readonly pay: (payment: string, money: Omit<MoneyBody, "line">) => MoneyBody | undefined;
	readonly decline: (payment: string) => void;
	readonly news: (payment: string) => NewsBody | undefined;
	/** What was paid since, from the number after `after` on. */
	readonly statement: (asked: { readonly since: Date; readonly after: number; readonly most: number }) => Statement;
};

type Statement = { readonly lines: readonly MoneyBody[]; readonly next: string | null };

const entry = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("ordered"), order: orderBody }),
	z.object({ kind: z.literal("paid"), payment: z.string(), money: moneyBody }),
	z.object({ kind: z.literal("declined"), payment: z.string() }),
]);
type Entry = z.infer<typeof entry>;

export function openPaymentBook(journal?: Journal): PaymentBook {
	const orders = new Map<string, OrderBody>();
	const ends = new Map<string, "declined" | MoneyBody>();
	const money: MoneyBody[] = [];
	const enter = (made: Entry): void => {
		if (made.kind === "ordered") orders.set(made.order.payment, made.order);
		else ends.set(made.payment, made.kind === "paid" ? made.money : "declined");
		if (made.kind === "paid") money.push(made.money);
	};
	const write = (made: Entry): void => {
		journal?.append(JSON.stringify(made));
		enter(made);
	};
	for (const line of journal?.read() ?? []) {
		const made = readJson(entry, line);
		if (made !== undefined) enter(made);
	}
	return {
		order: (order) => {
			if (!orders.has(order.payment)) write({ kind: "ordered", order });
		},
		ordered: (payment) => orders.get(payment),
		pay(payment, said) {
			if (!orders.has(payment) || ends.has(payment)) return undefined;
			const made = { ...said, line: `SIM-${payment.slice(0, 8)}-${money.length + 1}` };
			write({ kind: "paid", payment, money: made });
			return made;
		},
		decline: (payment) => {
			if (orders.has(payment) && !ends.has(payment)) write({ kind: "declined", payment });
		},
		news(payment) {
			const end = ends.get(payment);
			if (end === undefined) return orders.has(payment) ? { state: "pending", payment } : undefined;
			return end === "declined" ? { state: "failed", payment } : { state: "paid", ...end };
		},
		statement({ since, after, most }) {
			const last = Math.min(money.length, after + most);
			const lines = money.slice(after, last).filter(({ paidAt }) => new Date(paidAt) >= since);
			return { lines, next: last < money.length ? String(last) : null };
		},
	};
}
