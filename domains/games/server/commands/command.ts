// A vendor's command as it is worked on: its content's digest, the ledger's keys, and the row that keeps its answer.
import { type Failure, failure } from "#platform/contract";
import { type CurrencyCode, err, type MemberId, ok, type Result } from "#platform/kernel";
import { type CommandKey, commandKey, type PostErrorCode } from "#wallet/api";
import type { CallName, CommandErrorCode, CommandFailure, Moved } from "../api.ts";
import type { TransactionRow } from "./command-store.ts";

/** What every money command says about itself. Amounts in minor units. */
export type Said = {
	readonly kind: "bet" | "win" | "rollback" | "end" | "promo" | "adjust";
	readonly vendor: string;
	readonly memberId: MemberId;
	readonly currency: CurrencyCode;
	readonly transactionId: string;
	readonly amount: bigint;
	readonly gameCode?: string | undefined;
	readonly roundId?: string | undefined;
	readonly reference?: string | undefined;
};

export type RoundSaid = Said & {
	readonly kind: "bet" | "win" | "rollback" | "end";
	readonly gameCode: string;
	readonly roundId: string;
	readonly closes: boolean;
	/** Claimed with it. */
	readonly call?: CallName;
	readonly payTable?: string | undefined;
	readonly events?: readonly unknown[] | undefined;
	/** Why a bet may not be taken; wins and rollbacks are never asked. */
	readonly refusal?: CommandFailure | undefined;
	/** The brand by whose rules a bet is weighed against the member's limits; undefined when none hold. */
	readonly weighedFor?: string | undefined;
	/** A bet that opens a round comes no sooner after the round before it than the market allows. */
	readonly paced?: boolean;
};

/** What a command is answered. */
export type CommandAnswer = Result<Moved, CommandFailure>;

export type CommandLanes = {
	/** Rejects when it is unknown whether it was written: its id answers that. */
	readonly submit: (said: RoundSaid) => Promise<CommandAnswer>;
	readonly close: () => Promise<void>;
};

/** A command's key in the ledger. */
export const ledgerKey = (vendor: string, transactionId: string): CommandKey =>
	commandKey(`vendor:${vendor}`, transactionId);

/** Digest of what a command says: the same id with another content is refused. */
export const contentOf = (said: Said): string =>
	commandKey(
		"content",
		JSON.stringify([
			said.kind,
			said.currency,
			said.amount.toString(),
			said.gameCode ?? "",
			said.roundId ?? "",
			said.reference ?? "",
		]),
	);

/** The answer of a command that came before under this id; undefined when none did. */
export function storedAnswer(
	said: Said,
	stored: Pick<TransactionRow, "kind" | "content" | "balance_after"> | undefined,
): Result<Moved, CommandFailure> | undefined {
	if (stored === undefined) return undefined;
	if (stored.kind === "tombstone") {
		return err(failure(said.kind === "bet" ? "TRANSACTION_ROLLED_BACK" : "DUPLICATE_TRANSACTION"));
	}
	if (stored.content !== contentOf(said)) return err(failure("DUPLICATE_TRANSACTION"));
	return ok(movedOf(said, { balance: BigInt(stored.balance_after), replayed: true }));
}

export const movedOf = (said: Said, moved: { readonly balance: bigint; readonly replayed: boolean }): Moved => ({
	transactionId: said.transactionId,
	currency: said.currency,
	...moved,
});

/** The row that keeps a command and its answer. */
export const transactionRow = (
	said: Said,
	done: { readonly balance: bigint; readonly now: Date },
): Omit<TransactionRow, "rolled_back"> => ({
	member_id: said.memberId,
	vendor: said.vendor,
	transaction_id: said.transactionId,
	kind: said.kind,
	content: contentOf(said),
	currency: said.currency,
	amount: said.amount.toString(),
	vendor_round_id: said.roundId ?? null,
	reference: said.reference ?? null,
	balance_after: done.balance.toString(),
	done_at: done.now,
});

/** What a refusal of the ledger means to a vendor. One that cannot happen here is a bug. */
export function refusalOf(refused: Failure<PostErrorCode>): CommandFailure {
	const codes: Partial<Record<PostErrorCode, CommandErrorCode>> = {
		INSUFFICIENT_FUNDS: "INSUFFICIENT_FUNDS",
		WALLET_NOT_FOUND: "WRONG_CURRENCY",
		INVALID_COMMAND: "INVALID_AMOUNT",
		DUPLICATE_COMMAND: "DUPLICATE_TRANSACTION",
		COMMAND_REVERSED: "TRANSACTION_ROLLED_BACK",
		REFERENCE_NOT_FOUND: "TRANSACTION_NOT_FOUND",
	};
	const code = codes[refused.code];
	if (code === undefined) throw new Error(`the ledger answered ${refused.code} to a vendor's command`);
	return failure(code, refused.value);
}
