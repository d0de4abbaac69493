// What a provider says that it paid out, against the withdrawal that it names: it counts as paid when nothing is in question,
// else it lies with an operator. Knows no provider and no clock.
import { type CurrencyCode, err, ok, type Result } from "#platform/kernel";
import { readArrived } from "./arrival.ts";
import { heldStates, type WithdrawalState } from "./withdrawal.ts";

/** How a pay-out stands: handed over and not answered, in a provider's hands, in question, or at its end. */
export const payoutStates = ["opening", "accepted", "review", "paid", "failed"] as const;
export type PayoutState = (typeof payoutStates)[number];

/** Those that a provider is asked for. */
export const askedPayoutStates: readonly PayoutState[] = ["opening", "accepted"];

/**
 * Why a line of a provider waits for an operator. `unknown`: it names no pay-out of ours. `unreadable`: no amount. `account`:
 * it went to another number. `closed`: the withdrawal was paid another way or came to its end, so this was paid besides.
 * `changed`: the same line was told before with other content.
 */
export const payoutFaults = ["unknown", "currency", "unreadable", "amount", "account", "closed", "changed"] as const;
export type PayoutFault = (typeof payoutFaults)[number];

export type AwaitedPayout = {
	readonly state: WithdrawalState;
	readonly currency: CurrencyCode;
	/** What was to arrive, in minor units. */
	readonly amount: bigint;
	/** The last signs of the number it was to go to. */
	readonly account: string;
};

/** As a provider says it: a decimal string, whatever it calls the currency, the last signs of a number. */
export type PaidOut = { readonly amount: string; readonly currency: string; readonly account: string };

/** In the order in which they are looked for. */
export function judgePayout(awaited: AwaitedPayout | undefined, paid: PaidOut): Result<undefined, PayoutFault> {
	if (awaited === undefined) return err("unknown");
	if (paid.currency !== awaited.currency) return err("currency");
	const amount = readArrived(paid);
	if (amount === undefined) return err("unreadable");
	if (!isOpen(awaited.state)) return err("closed");
	if (amount !== awaited.amount) return err("amount");
	return paid.account === awaited.account ? ok(undefined) : err("account");
}

/** It was decided, and nothing has left the balance yet. */
const isOpen = (state: WithdrawalState): boolean => state !== "pending" && heldStates.some((held) => held === state);

/** The key of a withdrawal's pay-out at a provider: its own id, and of one that is handed over again after a failure its place. */
export const payoutKeyOf = (id: string, attempt: number): string => (attempt === 1 ? id : `${id}.${attempt}`);

const keyShape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.([1-9][0-9]{0,3}))?$/;

/** Undefined for what is no key of ours. */
export function readPayoutKey(key: string): { readonly id: string; readonly attempt: number } | undefined {
	const [, id, place = "1"] = keyShape.exec(key) ?? [];
	return id === undefined || key !== payoutKeyOf(id, Number(place)) ? undefined : { id, attempt: Number(place) };
}
