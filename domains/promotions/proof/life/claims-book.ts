// What members were told of their claims, noted from answers alone.
import { kept, type Run } from "../../../../tools/sim/run.ts";

export type KnownClaim = {
	readonly account: string;
	/** The promotion, the turn and the step. */
	readonly id: string;
	readonly turn: string;
	readonly step: number;
	/** A decimal string. */
	readonly amount: string;
};

export type ClaimsBook = {
	/** By account, promotion, turn and step. */
	readonly claims: Map<string, KnownClaim>;
	refused: number;
	/** What broke a promise, in words. Must stay empty. */
	readonly faults: string[];
};

/** The one of a run. */
export const claimsBook = kept((_run: Run): ClaimsBook => ({ claims: new Map(), refused: 0, faults: [] }));

/** What was told once stays what it is. */
export function noteClaim(book: ClaimsBook, claim: KnownClaim): void {
	const name = [claim.account, claim.id, claim.turn, claim.step].join(" ");
	const before = book.claims.get(name);
	if (before !== undefined && before.amount !== claim.amount)
		book.faults.push(`${name} brought ${before.amount}, and then ${claim.amount}`);
	book.claims.set(name, claim);
}
