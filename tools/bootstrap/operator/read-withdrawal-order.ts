// The part of `npm run cashier` that is about withdrawals, as it was typed. Does nothing.
import type { WorkedState } from "#cashier/core";
import { err, ok, type Result } from "#platform/kernel";

export type WithdrawalsListing = {
	readonly kind: "withdrawals";
	readonly state: WorkedState;
	readonly most: number;
};

export type WithdrawalAct = { readonly kind: "withdrawal"; readonly reference: string } & (
	| { readonly decision: "show" | "approve" }
	| { readonly decision: "refuse" | "reverse"; readonly why: string }
	| { readonly decision: "pay" | "prove"; readonly pictures: readonly string[] }
);

const longestReason = 200;

/** A sentence that a member reads. */
export function readReason(typed: string): Result<string, string> {
	const why = typed.trim();
	if (why !== "" && why.length <= longestReason) return ok(why);
	return err(`The reason is a sentence of at most ${longestReason} characters.`);
}

const mostPictures = 3;

/** Undefined for what is no such order. */
export function readWithdrawalAct([decision, reference = "", ...more]: readonly string[]):
	| Result<WithdrawalAct, string>
	| undefined {
	const kind = "withdrawal";
	const [first = ""] = more;
	if (reference === "") return undefined;
	if (decision === "show" || decision === "approve") {
		return more.length === 0 ? ok({ kind, decision, reference }) : undefined;
	}
	if (decision === "refuse" || decision === "reverse") {
		if (more.length !== 1) return undefined;
		const why = readReason(first);
		return why.ok ? ok({ kind, decision, reference, why: why.value }) : why;
	}
	if (decision !== "pay" && decision !== "prove") return undefined;
	if (more.length < 1 || more.length > mostPictures)
		return err(`One to ${mostPictures} pictures show that it was paid.`);
	return ok({ kind, decision, reference, pictures: more });
}
