// How a simulated pay-out may go, good and bad: what is really paid, and what is told of it, when and how often. Pure.
import type { PayoutMoneyBody, PayoutNewsBody, PayoutOrderBody } from "../providers/gateway-words.ts";
import { halfOf, lateMilliseconds, strangePayment } from "./manners.ts";
import { declinedReason } from "./payout-book.ts";
import type { Telling } from "./telling.ts";

type Paid = Omit<PayoutMoneyBody, "line">;
type Told = {
	readonly order: PayoutOrderBody;
	/** What was paid; undefined when nothing was. */
	readonly money: PayoutMoneyBody | undefined;
	readonly paidAt: string;
};

type Manner = {
	/** The bank says no: at first, where something is paid all the same. */
	readonly declined?: true;
	readonly money: (asOrdered: Paid) => Paid | undefined;
	readonly tell: (told: Told) => readonly Telling<PayoutNewsBody>[];
};

const same: Manner["money"] = (asOrdered) => asOrdered;
const nothing: Manner["money"] = () => undefined;

const tellAt =
	(...times: readonly number[]): Manner["tell"] =>
	({ money }) =>
		money === undefined ? [] : times.map((after) => ({ after, news: { state: "paid", ...money } }));

const failedAt =
	(after: number): Manner["tell"] =>
	({ order: { payout } }) => [{ after, news: { state: "failed", payout, reason: declinedReason } }];

export const payoutManners = {
	/** Paid, and told at once. */
	plain: { money: same, tell: tellAt(0) },
	late: { money: same, tell: tellAt(lateMilliseconds) },
	/** Told three times, twice of them at once. */
	double: { money: same, tell: tellAt(0, 0, 400) },
	/** What was true before comes after what is true now. */
	"out-of-order": {
		money: same,
		tell: (told) => [
			...tellAt(0)(told),
			{ after: 200, news: { state: "pending", payout: told.order.payout } },
			...failedAt(400)(told),
		],
	},
	/** Nobody tells; only who asks is told. */
	silent: { money: same, tell: () => [] },
	"other-amount": { money: (paid) => ({ ...paid, ...halfOf(paid) }), tell: tellAt(0) },
	"other-currency": { money: (paid) => ({ ...paid, currency: "USD" }), tell: tellAt(0) },
	"other-account": { money: (paid) => ({ ...paid, account: "0000" }), tell: tellAt(0) },
	/** What was paid names a pay-out that nobody ordered. */
	unknown: { money: (paid) => ({ ...paid, payout: strangePayment }), tell: tellAt(0) },
	/** Nothing is paid; somebody else says that it is. */
	forged: {
		money: nothing,
		tell: ({ order: { payout, amount, currency, number }, paidAt }) => {
			const money = { line: `FORGED-${payout}`, payout, amount, currency, account: lastOf(number), paidAt };
			return [{ after: 0, forged: true, news: { state: "paid", ...money } }];
		},
	},
	declined: { declined: true, money: nothing, tell: failedAt(0) },
	/** Declined and told so; then it was paid after all. */
	"late-success": { declined: true, money: same, tell: (told) => [...failedAt(0)(told), ...tellAt(300)(told)] },
} as const satisfies Readonly<Record<string, Manner>>;

export type PayoutMannerName = keyof typeof payoutManners;
export const payoutMannerNames = Object.keys(payoutManners).filter(isPayoutManner);

function isPayoutManner(name: string): name is PayoutMannerName {
	return Object.hasOwn(payoutManners, name);
}

/** What is paid when all is well. */
export const asOrdered = ({ payout, amount, currency, number }: PayoutOrderBody, paidAt: string): Paid => ({
	payout,
	amount,
	currency,
	account: lastOf(number),
	paidAt,
});

const lastOf = (number: string): string => number.slice(-4);

/** In the demo the last two digits of an amount choose, as at the test desks of real gateways: .13 is declined. */
const byDigits: Readonly<Record<string, PayoutMannerName>> = {
	"11": "late",
	"12": "double",
	"13": "declined",
	"14": "silent",
	"15": "other-amount",
	"16": "other-account",
	"17": "late-success",
	"18": "unknown",
};

export const mannerOf = ({ amount }: PayoutOrderBody): PayoutMannerName => byDigits[amount.slice(-2)] ?? "plain";
