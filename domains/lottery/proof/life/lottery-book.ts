// What players of the lotteries were shown, noted from answers alone: orders as they were told last, draws as they are published.
import type { DrawProof, OrderView } from "#lottery/contract";
import { kept, type Run } from "../../../../tools/sim/run.ts";

export type KnownOrder = { readonly account: string; readonly order: OrderView };

export type LotteryBook = {
	/** By their ids. */
	readonly orders: Map<string, KnownOrder>;
	/** Draws that orders were on, by game and issue. */
	readonly draws: Map<string, DrawProof>;
	/** What broke a promise, in words. Must stay empty. */
	readonly faults: string[];
};

/** The one of a run. */
export const lotteryBook = kept((_run: Run): LotteryBook => ({ orders: new Map(), draws: new Map(), faults: [] }));

/** Notes an order. What was bet never changes, and what it was told to be decided as stays. */
export function noteOrder(book: LotteryBook, known: KnownOrder): void {
	const { orderId } = known.order;
	const before = book.orders.get(orderId)?.order;
	const same = (one: OrderView) => JSON.stringify([one.numero, one.slip, one.stake]);
	if (before !== undefined && same(before) !== same(known.order))
		book.faults.push(`order ${orderId} of ${known.account} was shown twice, and not alike`);
	if (before !== undefined && before.status !== 2 && before.status !== known.order.status)
		book.faults.push(`order ${orderId} of ${known.account} was told ${before.status} and then ${known.order.status}`);
	book.orders.set(orderId, known);
}

export const isOpen = ({ order }: KnownOrder): boolean => order.status === 2;
