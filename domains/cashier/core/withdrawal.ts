// A withdrawal and what may become of it: one or two operators decide, it is paid by hand or by a provider, the member
// confirms it, or says that nothing came. Each act holds in certain states and leads to one.
import { err, ok, type Result } from "#platform/kernel";

export const withdrawalStates = [
	"pending",
	"approved",
	"sent",
	"paid",
	"disputed",
	"received",
	"reversed",
	"refused",
	"cancelled",
] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** The states in which nothing has left the balance yet: the amount is held. */
export const heldStates = ["pending", "approved", "sent"] as const satisfies readonly WithdrawalState[];

/** The states in which somebody works on it. */
export const workedStates = [
	"pending",
	"approved",
	"sent",
	"paid",
	"disputed",
] as const satisfies readonly WithdrawalState[];
export type WorkedState = (typeof workedStates)[number];

/** Of these a member may have so many at once: an operator or a provider has them. */
export const isWaiting = (state: WithdrawalState): boolean => ["pending", "approved", "sent"].includes(state);

const ended: readonly WithdrawalState[] = ["received", "reversed", "refused", "cancelled"];

export type OpenWithdrawal = {
	readonly state: WithdrawalState;
	/** How many operators decide, and who did. */
	readonly levels: number;
	readonly approvedBy: readonly string[];
	/** Their names, each at its place. */
	readonly approvedNames: readonly string[];
	/** When it counts as received. */
	readonly confirmBy: Date | undefined;
};

export type WithdrawalAct =
	/** By account, or `name:<name>` where none is known; the name as it is shown. */
	| { readonly kind: "approve"; readonly operator: string; readonly name: string }
	| { readonly kind: "refuse" }
	/** `allowed`: by the market. */
	| { readonly kind: "cancel"; readonly allowed: boolean }
	/** Handed to a provider, which pays it or fails. */
	| { readonly kind: "send" }
	| { readonly kind: "settle" }
	| { readonly kind: "fail" }
	/** What the provider says of it puts it in question: nobody pays it another way until an operator has judged that. */
	| { readonly kind: "question" }
	/** By hand. */
	| { readonly kind: "pay" }
	| { readonly kind: "receive" }
	| { readonly kind: "force"; readonly now: Date }
	| { readonly kind: "dispute" }
	/** Shown again that it was paid. */
	| { readonly kind: "prove" }
	| { readonly kind: "reverse" };

/** In order of precedence. `WITHDRAWAL_CLOSED`: it came to its end. `WITHDRAWAL_NOT_THERE`: it is not in a state for this act. */
export type WithdrawalFault =
	| "WITHDRAWAL_CLOSED"
	| "CANCEL_NOT_ALLOWED"
	| "WITHDRAWAL_DECIDED"
	| "WITHDRAWAL_NOT_THERE"
	| "APPROVED_BEFORE"
	| "NOT_DUE";

const paymentMethods: Readonly<
	Record<WithdrawalAct["kind"], { readonly from: readonly WithdrawalState[]; readonly to: WithdrawalState }>
> = {
	approve: { from: ["pending"], to: "approved" },
	refuse: { from: ["pending", "approved"], to: "refused" },
	cancel: { from: ["pending"], to: "cancelled" },
	send: { from: ["approved"], to: "sent" },
	// From `approved`: a provider that had failed says later that it paid.
	settle: { from: ["sent", "approved"], to: "paid" },
	fail: { from: ["sent"], to: "approved" },
	question: { from: ["sent", "approved"], to: "sent" },
	pay: { from: ["approved"], to: "paid" },
	receive: { from: ["paid"], to: "received" },
	force: { from: ["paid"], to: "received" },
	dispute: { from: ["paid"], to: "disputed" },
	prove: { from: ["disputed"], to: "paid" },
	reverse: { from: ["disputed"], to: "reversed" },
};

/** The state it comes to by an act. The first approval of two leaves it pending. */
export function decideWithdrawal(
	withdrawal: OpenWithdrawal,
	act: WithdrawalAct,
): Result<WithdrawalState, WithdrawalFault> {
	const { state, levels, approvedBy, confirmBy } = withdrawal;
	const { from, to } = paymentMethods[act.kind];
	if (ended.includes(state)) return err("WITHDRAWAL_CLOSED");
	if (act.kind === "cancel" && !act.allowed) return err("CANCEL_NOT_ALLOWED");
	if (act.kind === "cancel" && (state !== "pending" || approvedBy.length > 0)) return err("WITHDRAWAL_DECIDED");
	if (!from.includes(state)) return err("WITHDRAWAL_NOT_THERE");
	if (act.kind === "force" && (confirmBy === undefined || act.now < confirmBy)) return err("NOT_DUE");
	if (act.kind !== "approve") return ok(to);
	if (hasApproved(withdrawal, act)) return err("APPROVED_BEFORE");
	return ok(approvedBy.length + 1 < levels ? "pending" : to);
}

/** An account tells people apart. Where one of two is known by name alone, the same name is taken for the same person. */
function hasApproved(
	{ approvedBy, approvedNames }: OpenWithdrawal,
	{ operator, name }: { readonly operator: string; readonly name: string },
): boolean {
	const byName = (who: string): boolean => who.startsWith("name:");
	return approvedBy.some(
		(who, place) => who === operator || ((byName(who) || byName(operator)) && approvedNames[place] === name),
	);
}

/** How many operators decide on so much. */
export const levelsFor = (amount: bigint, secondAbove: bigint): 1 | 2 => (amount > secondAbove ? 2 : 1);

/** A second request for the same amount to the same account so soon after the first is a slip: two tabs, a page sent twice. */
export const repeatSeconds = 60;

/** What stands before a withdrawal that no password takes away. */
export type Standing = {
	/** The market asks for a document first. */
	readonly unproven: boolean;
	/** Minor units that deposits still ask to be wagered. */
	readonly missing: bigint;
	/** How many wait for an operator, and how many may. */
	readonly open: number;
	readonly mostOpen: number;
};

/** How much of the balance that is free can be asked for now, in minor units. */
export const withdrawable = (available: bigint, { unproven, missing, open, mostOpen }: Standing): bigint =>
	unproven || missing > 0n || open >= mostOpen ? 0n : available;

/** Whether a login is fresh enough to ask for money (GLI-19 A.3.6). */
export function isFresh(loggedInAt: Date | undefined, at: { readonly now: Date; readonly minutes: number }): boolean {
	return loggedInAt !== undefined && at.now.getTime() - loggedInAt.getTime() <= at.minutes * 60_000;
}
