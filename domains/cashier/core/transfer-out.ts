// What lies at a vendor and is brought home by an operator's word: what became of one member's part of it, and when it is tried
// again. Amounts in minor units. Pure.

export const transferOutStates = ["running", "done", "stopped"] as const;
export type TransferOutState = (typeof transferOutStates)[number];

/**
 * Why something is there still. `ROUND_RUNS`: the round may need it. `UNDER_WAY`: the vendor was asked and has not said.
 * `VENDOR_REFUSED`: it said no. `VENDOR_HOLDS`: it does not answer, or says that less lies there. `HELD`: something else holds it.
 */
export const stayReasons = ["ROUND_RUNS", "UNDER_WAY", "VENDOR_REFUSED", "VENDOR_HOLDS", "HELD"] as const;
export type StayReason = (typeof stayReasons)[number];

/** After it was tried. */
export type TransferOutFacts = {
	/** What lies there now, and what came home in all. */
	readonly balance: bigint;
	readonly brought: bigint;
	readonly inPlay: boolean;
	/** Some transfer of the member from there is under way. */
	readonly underWay: boolean;
	/** The vendor refused what was asked of it this time. */
	readonly refused: boolean;
	/** It keeps books of its own. */
	readonly far: boolean;
};

export type TransferOutOutcome =
	| { readonly state: "home" | "empty" }
	| { readonly state: "waiting"; readonly why: StayReason };

export function transferOutOutcome(facts: TransferOutFacts): TransferOutOutcome {
	if (facts.balance <= 0n) return { state: facts.brought > 0n ? "home" : "empty" };
	return { state: "waiting", why: stayReason(facts) };
}

function stayReason({ inPlay, underWay, refused, far }: TransferOutFacts): StayReason {
	if (inPlay) return "ROUND_RUNS";
	if (underWay) return "UNDER_WAY";
	if (refused) return "VENDOR_REFUSED";
	return far ? "VENDOR_HOLDS" : "HELD";
}

const minute = 60_000;
const rarest = 60;

/** After a minute, two, four and so on, an hour at most. */
export const nextTry = (tries: number, now: Date): Date =>
	new Date(now.getTime() + Math.min(2 ** Math.min(tries, 10), rarest) * minute);
