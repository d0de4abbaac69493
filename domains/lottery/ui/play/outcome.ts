// What a player's bets on one issue brought: the sum of what the server says of each.
import { type CurrencyCode, isCurrencyCode } from "#platform/kernel";
import type { OrderStatus, OrderView } from "../../contract/index.ts";

export type Outcome = {
	readonly issue: string;
	/** Minor units; of bets that were drawn for. */
	readonly stake: bigint;
	readonly returned: bigint;
	/** The issue was not drawn: what was staked went back. */
	readonly void: boolean;
	/** Some are not decided yet. */
	readonly open: boolean;
	readonly orderId: string;
};

const drawnFor: ReadonlySet<OrderStatus> = new Set<OrderStatus>([2, 4, 5, 12, 14, 16]);

/** Amounts by their digits: the orders are of one currency and written alike. */
export function outcomeOf(issue: string, orders: readonly OrderView[]): Outcome {
	const own = orders.filter(({ numero, status }) => numero === issue && drawnFor.has(status));
	const sum = (amounts: readonly string[]): bigint =>
		amounts.reduce((total, amount) => total + BigInt(amount.replace(".", "")), 0n);
	return {
		issue,
		stake: sum(own.map(({ stake }) => stake)),
		returned: sum(own.map(({ returned }) => returned)),
		void: own.length > 0 && own.every(({ status }) => status === 12 || status === 14),
		open: own.some(({ status }) => status === 2),
		orderId: own[0]?.orderId ?? "",
	};
}

export type OrderState = "open" | "won" | "lost" | "void" | "cancelled" | "stopped";

const states: Readonly<Record<OrderStatus, OrderState>> = {
	2: "open",
	4: "won",
	5: "lost",
	6: "stopped",
	8: "cancelled",
	12: "void",
	14: "void",
	16: "void",
};

export const stateOf = ({ status }: Pick<OrderView, "status">): OrderState => states[status];

/** A currency this client knows; throws for another: it is out of date. */
export function knownCurrency(currency: string): CurrencyCode {
	if (!isCurrencyCode(currency)) throw new Error(`unknown currency ${currency}`);
	return currency;
}

type Shown = { readonly reel: object | undefined; readonly balance: string };
type Bought = { readonly orders: readonly Pick<OrderView, "stake">[]; readonly balance: string };

/** While a draw is being shown what it brought is in the purse and not on the page: the page's own balance less the stakes. */
export function balanceAfter({ reel, balance }: Shown, { orders, balance: purse }: Bought): string {
	if (reel === undefined) return purse;
	const minor = (text: string): bigint => BigInt(text.replace(".", ""));
	const decimals = balance.split(".")[1]?.length ?? 0;
	const left = orders.reduce((sum, { stake }) => sum - minor(stake), minor(balance));
	const digits = left.toString().padStart(decimals + 1, "0");
	return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
