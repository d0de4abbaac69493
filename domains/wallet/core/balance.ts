// What a member's purses add up to. No I/O.
import type { Purse } from "./command.ts";

/** Amounts in minor units of one currency; what is held is part of the balance. */
export type PurseState = { readonly purse: Purse; readonly balance: bigint; readonly held: bigint };

export type BalanceSummary = {
	/** Cash and bonus, with what is held. */
	readonly sum: bigint;
	/** What can be played with or paid out now: cash less what is held of it; never below zero. */
	readonly available: bigint;
	readonly held: bigint;
	/** The part that is bound to conditions: the bonus purse (GLI-19 2.5.3c). */
	readonly restricted: bigint;
};

const summed: ReadonlySet<Purse> = new Set<Purse>(["cash", "bonus"]);

/** A purse whose money is bound to conditions and is therefore shown apart. */
export const isRestricted = (purse: Purse): boolean => purse === "bonus";

/** Points, an agent's float and money that lies at a vendor are not part of the sum. */
export function summarise(purses: readonly PurseState[]): BalanceSummary {
	const counted = purses.filter(({ purse }) => summed.has(purse));
	const free = spendable(purses.find(({ purse }) => purse === "cash"));
	return {
		sum: total(counted.map(({ balance }) => balance)),
		available: free,
		held: total(counted.map(({ held }) => held)),
		restricted: total(counted.filter(({ purse }) => isRestricted(purse)).map(({ balance }) => balance)),
	};
}

/**
 * What can be spent of one purse: the balance less what is held, at least zero; zero without a purse. Of cash it is what can
 * be staked: a bonus is never staked (decision 063). Header, wallet and games all have their figure from here.
 */
export function spendable(state: PurseState | undefined): bigint {
	const free = state === undefined ? 0n : state.balance - state.held;
	return free > 0n ? free : 0n;
}

const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);
