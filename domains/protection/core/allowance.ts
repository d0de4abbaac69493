// Whether a stake or a deposit fits into the limits that hold. A loss is what was staked less what was won; before a
// round its whole stake counts as lost. Amounts in minor units.
import { err, ok, type Result } from "#platform/kernel";
import type { LimitKind } from "./limits.ts";
import type { Period } from "./periods.ts";

/** What was played and paid in since a period began. */
export type Flow = { readonly staked: bigint; readonly won: bigint; readonly deposited: bigint };
export const noFlow: Flow = { staked: 0n, won: 0n, deposited: 0n };

export type Flows = Readonly<Record<Period, Flow>>;

/** A limit that holds, and how much of it is used. A loss below zero is a win. */
export type Allowance = {
	readonly kind: LimitKind;
	readonly period: Period;
	readonly limit: bigint;
	readonly used: bigint;
};

/** How much of a limit of money a flow uses. */
export function usedOf(kind: Exclude<LimitKind, "time">, flow: Flow): bigint {
	if (kind === "deposit") return flow.deposited;
	return kind === "wager" ? flow.staked : flow.staked - flow.won;
}

/** What is left; never below zero. */
export const leftOf = ({ limit, used }: Pick<Allowance, "limit" | "used">): bigint =>
	used >= limit ? 0n : limit - used;

/** Refuses with the limit that has least left. Time is no matter of one stake and is judged elsewhere. */
export function decideStake(allowances: readonly Allowance[], stake: bigint): Result<undefined, Allowance> {
	return judge(
		allowances.filter(({ kind }) => kind === "loss" || kind === "wager"),
		stake,
	);
}

/** Refuses with the limit that has least left. Deposits count gross (RTS 12B): what is taken out gives nothing back. */
export function decideDeposit(allowances: readonly Allowance[], amount: bigint): Result<undefined, Allowance> {
	return judge(
		allowances.filter(({ kind }) => kind === "deposit"),
		amount,
	);
}

function judge(allowances: readonly Allowance[], amount: bigint): Result<undefined, Allowance> {
	const broken = allowances.filter(({ limit, used }) => used + amount > limit);
	const [least] = broken.toSorted((one, other) => (leftOf(one) < leftOf(other) ? -1 : 1));
	return least === undefined ? ok(undefined) : err(least);
}
