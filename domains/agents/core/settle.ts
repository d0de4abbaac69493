// What one agent is paid of one contract for one period. Rounded here, once, down to a whole minor unit; the fraction
// stays and is paid when it has grown to one. What is below zero is carried, never taken from anybody's purse.
import { type Parts, perUnit, wholeOf } from "./parts.ts";

/** How much of a negative period is set against the next: all, this period's own part, half, nothing. */
export const carries = ["all", "previous", "half", "none"] as const;
export type Carry = (typeof carries)[number];

/** What an agent has open in a contract between two periods. */
export type Open = {
	/** Of periods that ended negative; zero or below. */
	readonly carry: Parts;
	/** Not yet a minor unit; zero or above. */
	readonly rest: Parts;
	/** Paid for rounds that were re-settled since; zero or below. No policy forgives it. */
	readonly debt: Parts;
};

export const nothingOpen: Open = { carry: 0n, rest: 0n, debt: 0n };

export type Due = {
	/** Of the period itself. */
	readonly share: Parts;
	/** Of earlier periods that were computed again: the share they should have had less the one they had. */
	readonly correction?: Parts;
};

export type Settled = Open & {
	/** Whole minor units. */
	readonly paid: bigint;
};

export function settle(open: Open, { share, correction = 0n }: Due, policy: Carry): Settled {
	const gained = correction > 0n ? correction : 0n;
	const own = share + gained + open.carry + open.rest;
	const carry = own < 0n ? carried(policy, { own, share }) : 0n;
	const due = (own < 0n ? 0n : own) + open.debt + (correction - gained);
	if (due < 0n) return { paid: 0n, carry, rest: 0n, debt: due };
	return { paid: wholeOf(due), carry, rest: due % perUnit, debt: 0n };
}

/** Half is rounded toward zero, in the agent's favour. */
function carried(policy: Carry, { own, share }: { readonly own: Parts; readonly share: Parts }): Parts {
	switch (policy) {
		case "all":
			return own;
		case "previous":
			return share < 0n ? share : 0n;
		case "half":
			return own / 2n;
		case "none":
			return 0n;
	}
}
