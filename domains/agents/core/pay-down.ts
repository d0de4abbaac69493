// Who pays when contracts are between agents: the company bills the first level, every agent pays those below it, out of
// the bill it has just received and then out of its float. What is short it owes.
import { amountOf, type Team } from "./team.ts";

export type Bills = {
	/** What each is to receive from whoever stands above it, in whole minor units; who is not among them, nothing. */
	readonly bills: ReadonlyMap<string, bigint>;
	/** What each has at hand besides. */
	readonly floats: ReadonlyMap<string, bigint>;
};

export type Payment = {
	readonly agent: string;
	/** Of its own bill. */
	readonly received: bigint;
	/** Of that, what is left after those below it were paid. */
	readonly kept: bigint;
	/** Taken from its float for them. */
	readonly fromFloat: bigint;
	/** What it still owes, by whom it owes it to. */
	readonly owes: ReadonlyMap<string, bigint>;
};

/** From the top down, those beside one another in the order of the tree. */
export function payDown({ agents, below }: Team, { bills, floats }: Bills): readonly Payment[] {
	const received = new Map<string, bigint>();
	return agents.map(({ id, upline }) => {
		if (upline === undefined) received.set(id, amountOf(bills, id));
		const mine = amountOf(received, id);
		const purse = { bill: mine, float: amountOf(floats, id) };
		const owes = new Map<string, bigint>();
		for (const child of below.get(id) ?? []) {
			const bill = amountOf(bills, child.id);
			const paid = payFrom(purse, bill);
			received.set(child.id, paid);
			if (paid < bill) owes.set(child.id, bill - paid);
		}
		return { agent: id, received: mine, kept: purse.bill, fromFloat: amountOf(floats, id) - purse.float, owes };
	});
}

/** Takes what is there, of the bill first; answers how much it was. */
function payFrom(purse: { bill: bigint; float: bigint }, asked: bigint): bigint {
	const ofBill = upTo(asked, purse.bill);
	const ofFloat = upTo(asked - ofBill, purse.float);
	purse.bill -= ofBill;
	purse.float -= ofFloat;
	return ofBill + ofFloat;
}

/** So much of what is asked as is there. */
export const upTo = (asked: bigint, there: bigint): bigint => (asked <= there ? asked : there);
