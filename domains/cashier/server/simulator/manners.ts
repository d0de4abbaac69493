// How a simulated payment may go, good and bad: what really comes, and what is told of it, when and how often. Pure.
import type { MoneyBody, NewsBody, OrderBody } from "../providers/gateway-words.ts";
import type { Telling } from "./telling.ts";

type Manner = {
	/** What comes; undefined when nothing does. */
	readonly money: (order: OrderBody, paidAt: string) => Omit<MoneyBody, "line"> | undefined;
	readonly tell: (told: {
		readonly order: OrderBody;
		readonly money: MoneyBody | undefined;
		readonly paidAt: string;
	}) => readonly Telling<NewsBody>[];
};

const asOrdered: Manner["money"] = ({ payment, amount, currency }, paidAt) => ({ payment, amount, currency, paidAt });
const nothing: Manner["money"] = () => undefined;

const tellAt =
	(...times: readonly number[]): Manner["tell"] =>
	({ money }) =>
		money === undefined ? [] : times.map((after) => ({ after, news: { state: "paid", ...money } }));

/** A payment that the house never ordered. */
export const strangePayment = "00000000-0000-4000-8000-000000000000";
export const lateMilliseconds = 30_000;

const inDollars: Manner["money"] = ({ payment, amount }, paidAt) => ({ payment, amount, currency: "USD", paidAt });
const half: Manner["money"] = ({ payment, currency, amount }, paidAt) => ({
	payment,
	currency,
	paidAt,
	...halfOf({ amount }),
});

export const manners = {
	/** Paid, and told at once. */
	plain: { money: asOrdered, tell: tellAt(0) },
	late: { money: asOrdered, tell: tellAt(lateMilliseconds) },
	/** Told three times, twice of them at once. */
	double: { money: asOrdered, tell: tellAt(0, 0, 400) },
	/** What was true before comes after what is true now. */
	"out-of-order": {
		money: asOrdered,
		tell: (told) => [
			...tellAt(0)(told),
			{ after: 200, news: { state: "pending", payment: told.order.payment } },
			{ after: 400, news: { state: "failed", payment: told.order.payment } },
		],
	},
	/** Nobody tells; only who asks is told. */
	silent: { money: asOrdered, tell: () => [] },
	"other-amount": { money: half, tell: tellAt(0) },
	"other-currency": { money: inDollars, tell: tellAt(0) },
	/** The money names a payment that nobody ordered. */
	unknown: {
		money: ({ amount, currency }, paidAt) => ({ payment: strangePayment, amount, currency, paidAt }),
		tell: tellAt(0),
	},
	/** Nothing is paid; somebody else says that it is. */
	forged: {
		money: nothing,
		tell: ({ order: { payment, amount, currency }, paidAt }) => [
			{ after: 0, forged: true, news: { state: "paid", line: `FORGED-${payment}`, payment, amount, currency, paidAt } },
		],
	},
	declined: { money: nothing, tell: ({ order: { payment } }) => [{ after: 0, news: { state: "failed", payment } }] },
} as const satisfies Readonly<Record<string, Manner>>;

export type MannerName = keyof typeof manners;
export const isManner = (name: string): name is MannerName => Object.hasOwn(manners, name);

/** Half, in a decimal string with as many decimals. */
export function halfOf({ amount }: { readonly amount: string }): { readonly amount: string } {
	const decimals = amount.split(".")[1]?.length ?? 0;
	const minor = BigInt(amount.replace(".", "")) / 2n;
	const text = String(minor).padStart(decimals + 1, "0");
	const whole = text.slice(0, text.length - decimals);
	return { amount: decimals === 0 ? whole : `${whole}.${text.slice(-decimals)}` };
}
