// What agents owe one another of bills, paid when there is something to pay with: out of their floats, and what comes down
// to somebody who owes goes on to those below it before anything of it is kept.
import { upTo } from "./pay-down.ts";
import { amountOf } from "./team.ts";

export type Owed = {
	readonly id: string;
	readonly payer: string;
	readonly agent: string;
	/** Minor units. */
	readonly left: bigint;
};

export type OwedPayment = { readonly id: string; readonly amount: bigint };

export type OwedPaid = {
	readonly payments: readonly OwedPayment[];
	/** Taken of each float. */
	readonly fromFloat: ReadonlyMap<string, bigint>;
	/** What stays with each in the end. */
	readonly kept: ReadonlyMap<string, bigint>;
};

/** The oldest first; debts are in that order. */
export function payOwed(debts: readonly Owed[], floats: ReadonlyMap<string, bigint>): OwedPaid {
	const left = new Map(debts.map(({ id, left }) => [id, left]));
	const paid = new Map<string, bigint>();
	const fromFloat = new Map<string, bigint>();
	const kept = new Map<string, bigint>();
	const add = (to: Map<string, bigint>, id: string, amount: bigint) => to.set(id, amountOf(to, id) + amount);
	/** Answers what is over. */
	const pay = (payer: string, purse: bigint): bigint => {
		let rest = purse;
		for (const { id, agent } of debts.filter((debt) => debt.payer === payer)) {
			const open = amountOf(left, id);
			const amount = upTo(open, rest);
			if (amount === 0n) continue;
			left.set(id, open - amount);
			add(paid, id, amount);
			rest -= amount;
			const stays = pay(agent, amount);
			if (stays > 0n) add(kept, agent, stays);
		}
		return rest;
	};
	for (const payer of new Set(debts.map((debt) => debt.payer))) {
		const float = amountOf(floats, payer);
		const used = float - pay(payer, float);
		if (used > 0n) add(fromFloat, payer, used);
	}
	return { payments: [...paid].map(([id, amount]) => ({ id, amount })), fromFloat, kept };
}
