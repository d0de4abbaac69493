// What the simulated provider knows of money one way, in or out: orders by the key of whoever ordered them, and the money that
// moved, numbered in the order it moved. Kept in memory, and in a journal where one is given.
import * as z from "zod/mini";
import { readJson, type Shape } from "../providers/gateway-words.ts";

/** Lines of text that only grow. */
export type Journal = { readonly read: () => readonly string[]; readonly append: (line: string) => void };

/** Money as it is told, under the provider's own number. */
type Numbered = { readonly line: string; readonly paidAt: string };

export type MoneyBook<Order, Money extends Numbered> = {
	/** The same key again is the same order. */
	readonly order: (order: Order) => void;
	readonly ordered: (key: string) => Order | undefined;
	/** Money moves, once an order; what it says may differ from what was ordered. One that was declined may move after all. */
	readonly pay: (key: string, money: Omit<Money, "line">) => Money | undefined;
	readonly decline: (key: string) => void;
	/** How an order ended; undefined for one that nobody ordered. */
	readonly end: (key: string) => "open" | "declined" | Money | undefined;
	/** What moved since, from the number after `after` on. */
	readonly statement: (asked: { readonly since: Date; readonly after: number; readonly most: number }) => {
		readonly lines: readonly Money[];
		readonly next: string | null;
	};
};

export type BookKind<Order, Money extends Numbered> = {
	/** What its numbers begin with. */
	readonly prefix: string;
	readonly keyOf: (order: Order) => string;
	/** What of an order is written into the journal; all of it where nothing is said. */
	readonly written?: (order: Order) => Order;
	readonly order: z.ZodMiniType<Order>;
	readonly money: z.ZodMiniType<Money>;
	readonly numbered: (said: Omit<Money, "line">, line: string) => Money;
};

export function openMoneyBook<Order, Money extends Numbered>(
	kind: BookKind<Order, Money>,
	journal?: Journal,
): MoneyBook<Order, Money> {
	const orders = new Map<string, Order>();
	const ends = new Map<string, "declined" | Money>();
	const money: Money[] = [];
	const shapes = {
		ordered: z.object({ kind: z.literal("ordered"), order: kind.order }),
		paid: z.object({ kind: z.literal("paid"), payment: z.string(), money: kind.money }),
		declined: z.object({ kind: z.literal("declined"), payment: z.string() }),
	};
	const enter = {
		order: (made: Order) => void orders.set(kind.keyOf(made), made),
		pay: (key: string, made: Money) => {
			ends.set(key, made);
			money.push(made);
		},
		decline: (key: string) => void ends.set(key, "declined"),
	};
	const write = (made: object): void => journal?.append(JSON.stringify(made));
	const read = <S extends Shape>(shape: S, line: string) => readJson(shape, line);
	for (const line of journal?.read() ?? []) {
		const ordered = read(shapes.ordered, line);
		const paid = read(shapes.paid, line);
		const declined = read(shapes.declined, line);
		if (ordered !== undefined) enter.order(ordered.order);
		if (paid !== undefined) enter.pay(paid.payment, paid.money);
		if (declined !== undefined) enter.decline(declined.payment);
	}
	const isOpen = (key: string): boolean => orders.has(key) && !ends.has(key);
	return {
		order(order) {
			if (orders.has(kind.keyOf(order))) return;
			write({ kind: "ordered", order: kind.written?.(order) ?? order });
			enter.order(order);
		},
		ordered: (key) => orders.get(key),
		pay(key, said) {
			if (!isOpen(key) && ends.get(key) !== "declined") return undefined;
			const made = kind.numbered(said, `${kind.prefix}-${key.slice(0, 8)}-${money.length + 1}`);
			write({ kind: "paid", payment: key, money: made });
			enter.pay(key, made);
			return made;
		},
		decline(key) {
			if (!isOpen(key)) return;
			write({ kind: "declined", payment: key });
			enter.decline(key);
		},
		end: (key) => ends.get(key) ?? (orders.has(key) ? "open" : undefined),
		statement({ since, after, most }) {
			const last = Math.min(money.length, after + most);
			const lines = money.slice(after, last).filter(({ paidAt }) => new Date(paidAt) >= since);
			return { lines, next: last < money.length ? String(last) : null };
		},
	};
}
