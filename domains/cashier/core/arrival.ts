// What a provider says arrived, against the payment that it names: credited at once when nothing is in question, else it
// lies in an operator's queue. Amounts in minor units. Knows no provider and no clock but the one it is given.
import { type CurrencyCode, err, isCurrencyCode, ok, parseMinor, type Result } from "#platform/kernel";
import type { DepositState } from "./deposit.ts";

/** What becomes of a payment of another amount than was asked for; the method says it, a deposit keeps it. */
export const otherAmountRules = ["credit", "review"] as const;
export type OtherAmountRule = (typeof otherAmountRules)[number];

export type AwaitedPayment = {
	readonly state: DepositState;
	readonly currency: CurrencyCode;
	readonly amount: bigint;
	readonly otherAmount: OtherAmountRule;
};

/** As a provider says it: a decimal string and whatever it calls the currency. */
export type Arrival = { readonly amount: string; readonly currency: string };

/**
 * Why a line of a provider waits for an operator. `unknown`: it names no payment of ours. `unreadable`: no amount.
 * `closed`: its deposit came to its end before, so it is late or a second one. `protected`: a limit or a break keeps it
 * out. `changed`: the same line was told before with other content.
 */
export const lineFaults = ["unknown", "unreadable", "currency", "closed", "amount", "protected", "changed"] as const;
export type LineFault = (typeof lineFaults)[number];

/** What is credited before the fee. Faults in the order they are looked for. */
export function judgeArrival(awaited: AwaitedPayment | undefined, arrival: Arrival): Result<bigint, LineFault> {
	if (awaited === undefined) return err("unknown");
	if (arrival.currency !== awaited.currency) return err("currency");
	const amount = readArrived(arrival);
	if (amount === undefined) return err("unreadable");
	if (awaited.state !== "pending") return err("closed");
	return amount === awaited.amount || awaited.otherAmount === "credit" ? ok(amount) : err("amount");
}

/** Minor units; undefined for what is no amount above zero of a currency of ours. */
export function readArrived({ amount, currency }: Arrival): bigint | undefined {
	if (!isCurrencyCode(currency)) return undefined;
	const read = parseMinor(amount, currency);
	return read.ok && read.value > 0n ? read.value : undefined;
}

const leastPauseSeconds = 10;
const mostPauseSeconds = 1_800;
const afterEndHours = 24;

/** When a payment that nobody told of is asked for again: the older it is, the rarer. Undefined when it is given up. */
export function nextLook(payment: { readonly openedAt: Date; readonly expiresAt: Date }, now: Date): Date | undefined {
	if (now.getTime() > payment.expiresAt.getTime() + afterEndHours * 3_600_000) return undefined;
	const age = (now.getTime() - payment.openedAt.getTime()) / 1_000;
	const pause = Math.min(mostPauseSeconds, Math.max(leastPauseSeconds, age / 4));
	return new Date(now.getTime() + Math.round(pause * 1_000));
}
