// The one state machine of every round: what a vendor's command does to it. Knows amounts and ids, no storage, no time.
// Idempotency comes first: a transaction that is already in the round is answered from there, whatever its state.
import type { Result } from "#platform/kernel";
import { err, ok } from "#platform/kernel";

/** `void` was complete and lost a settlement or all its wagers; `resettled` was void and is settled again. */
export type RoundStatus = "open" | "complete" | "cancelled" | "void" | "resettled";

export type RoundTransaction = {
	/** The vendor's id. */
	readonly id: string;
	readonly kind: "bet" | "win";
	/** Minor units; a win may be zero. */
	readonly amount: bigint;
	readonly rolledBack: boolean;
};

export type Round = {
	readonly status: RoundStatus;
	readonly transactions: readonly RoundTransaction[];
};

export type RoundCommand =
	| { readonly kind: "bet"; readonly id: string; readonly amount: bigint; readonly closes: boolean }
	| {
			readonly kind: "win";
			readonly id: string;
			readonly amount: bigint;
			readonly closes: boolean;
			readonly reference?: string | undefined;
	  }
	| { readonly kind: "rollback"; readonly reference: string }
	| { readonly kind: "end" };

/** `delta` is what the member's balance moves by; zero means that nothing is posted. */
export type RoundStep = { readonly round: Round; readonly delta: bigint };

export type RoundRefusal =
	| "INVALID_AMOUNT"
	| "TRANSACTION_NOT_FOUND"
	| "TRANSACTION_ROLLED_BACK"
	| "ROUND_NOT_FOUND"
	| "ROUND_CLOSED";

/** What the round becomes and how the balance moves. `round` is undefined before its first bet. */
export function decideRound(round: Round | undefined, command: RoundCommand): Result<RoundStep, RoundRefusal> {
	switch (command.kind) {
		case "bet":
			return decideBet(round, command);
		case "win":
			return decideWin(round, command);
		case "rollback":
			return decideRollback(round, command.reference);
		case "end":
			return decideEnd(round);
	}
}

function decideBet(
	round: Round | undefined,
	bet: Extract<RoundCommand, { kind: "bet" }>,
): Result<RoundStep, RoundRefusal> {
	if (bet.amount <= 0n) return err("INVALID_AMOUNT");
	if (round !== undefined && round.status !== "open") return err("ROUND_CLOSED");
	const placed: RoundTransaction = { id: bet.id, kind: "bet", amount: bet.amount, rolledBack: false };
	const transactions = [...(round?.transactions ?? []), placed];
	return ok({ round: { status: bet.closes ? "complete" : "open", transactions }, delta: -bet.amount });
}

function decideWin(
	round: Round | undefined,
	win: Extract<RoundCommand, { kind: "win" }>,
): Result<RoundStep, RoundRefusal> {
	if (win.amount < 0n) return err("INVALID_AMOUNT");
	if (round === undefined) return err("TRANSACTION_NOT_FOUND");
	const answered = round.transactions.filter(
		(one) => one.kind === "bet" && (win.reference === undefined || one.id === win.reference),
	);
	if (answered.length === 0) return err("TRANSACTION_NOT_FOUND");
	if (answered.every((bet) => bet.rolledBack)) return err("TRANSACTION_ROLLED_BACK");
	if (round.status !== "open" && round.status !== "void") return err("ROUND_CLOSED");
	const paid: RoundTransaction = { id: win.id, kind: "win", amount: win.amount, rolledBack: false };
	return ok({
		round: { status: statusAfterWin(round.status, win), transactions: [...round.transactions, paid] },
		delta: win.amount,
	});
}

/** A win of zero says that the round is lost, so it closes it; a void round that is settled again is closed at once. */
function statusAfterWin(status: "open" | "void", win: { amount: bigint; closes: boolean }): RoundStatus {
	if (status === "void") return "resettled";
	return win.closes || win.amount === 0n ? "complete" : "open";
}

function decideRollback(round: Round | undefined, reference: string): Result<RoundStep, RoundRefusal> {
	const target = round?.transactions.find((one) => one.id === reference);
	if (round === undefined || target === undefined) return err("TRANSACTION_NOT_FOUND");
	if (target.rolledBack) return ok({ round, delta: 0n });
	if (target.kind === "bet" && liveOf(round, "win").some((win) => win.amount > 0n)) return err("ROUND_CLOSED");
	const transactions = round.transactions.map((one) => (one === target ? { ...one, rolledBack: true } : one));
	const next = { status: round.status, transactions };
	return ok({
		round: { ...next, status: statusAfterRollback(next, target.kind) },
		delta: target.kind === "bet" ? target.amount : -target.amount,
	});
}

function statusAfterRollback(round: Round, undone: "bet" | "win"): RoundStatus {
	if (round.status === "cancelled") return "cancelled";
	if (round.status !== "open") return undone === "win" || liveOf(round, "bet").length === 0 ? "void" : round.status;
	return liveOf(round, "bet").length === 0 ? "cancelled" : "open";
}

function decideEnd(round: Round | undefined): Result<RoundStep, RoundRefusal> {
	if (round === undefined) return err("ROUND_NOT_FOUND");
	if (round.status !== "open") return ok({ round, delta: 0n });
	return ok({ round: { ...round, status: "complete" }, delta: 0n });
}

/** The round's bets or wins that stand. */
export function liveOf(round: Round, kind: "bet" | "win"): readonly RoundTransaction[] {
	return round.transactions.filter((one) => one.kind === kind && !one.rolledBack);
}

/** Stake and win of a round: the sums of what stands, in minor units. */
export function totalsOf(round: Round): { readonly stake: bigint; readonly win: bigint } {
	const sum = (kind: "bet" | "win") => liveOf(round, kind).reduce((total, one) => total + one.amount, 0n);
	return { stake: sum("bet"), win: sum("win") };
}

/** What is done with a round that was left open: finished with what was won so far, or all wagers given back. */
export type InterruptionPolicy = "complete" | "refund";

/**
 * The commands that resolve an open round (GLI-19 4.15, 4.16, A.6.4). A round that has paid is never refunded:
 * its outcome is known. A round that is not open needs nothing.
 */
export function resolveInterrupted(round: Round, policy: InterruptionPolicy): readonly RoundCommand[] {
	if (round.status !== "open") return [];
	const paid = liveOf(round, "win").some((win) => win.amount > 0n);
	if (policy === "complete" || paid) return [{ kind: "end" }];
	return liveOf(round, "bet").map((bet) => ({ kind: "rollback", reference: bet.id }));
}
