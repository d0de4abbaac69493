// What goes into the ledger's calls and what comes back. Types only.
import type { Failure } from "#platform/contract";
import type { CurrencyCode, MemberId } from "#platform/kernel";
import type { holdErrors, postErrors } from "../contract/errors.ts";
import type { CommandKey, HouseAccount, PostingKind, Purse, WalletName } from "../core/command.ts";

/** What a command did; of a replay, what it did the first time. Amounts in minor units. */
export type Posted = {
	readonly replayed: boolean;
	/** The balance this command left, and what is held of it now. */
	readonly balance: bigint;
	readonly held: bigint;
	/** Position in the wallet's chain, from 1. */
	readonly version: bigint;
	/** What moved: of a rollback, what it gave back; 0n when there was nothing to give back. */
	readonly delta: bigint;
	readonly postedAt: Date;
};

export type PostErrorCode = keyof typeof postErrors;
/** INSUFFICIENT_FUNDS carries `{ balance, available }` as decimal strings. */
export type PostFailure = Failure<PostErrorCode>;
export type HoldFailure = Failure<keyof typeof holdErrors>;

export type PurseBalance = {
	readonly purse: Purse;
	/** Minor units, with what is held. */
	readonly balance: bigint;
	readonly held: bigint;
};

export type Balance = {
	readonly currency: CurrencyCode;
	/** Sum of what can be played with: the cash purse less what is held. */
	readonly available: bigint;
	readonly purses: readonly PurseBalance[];
};

/** One line of the ledger. */
export type PostingLine = WalletName & {
	readonly key: CommandKey;
	readonly version: bigint;
	readonly postedAt: Date;
	readonly kind: PostingKind;
	readonly delta: bigint;
	readonly balanceAfter: bigint;
	readonly counter: HouseAccount;
	readonly reference: CommandKey | undefined;
	readonly group: string | undefined;
};

export type Adjustment = WalletName & {
	readonly key: CommandKey;
	/** Not zero. A debit may take the balance below zero, unless it has to be covered. */
	readonly delta: bigint;
	/** A debit takes no more than is available: nothing that is held, nothing below zero (INSUFFICIENT_FUNDS). */
	readonly covered?: boolean;
	readonly counter: HouseAccount;
	/** For the auditor: why, 3 to 500 characters, and who. */
	readonly reason: string;
	readonly actor: string;
};

export type Movement = {
	readonly key: CommandKey;
	readonly from: WalletName;
	readonly to: WalletName;
	/** Positive. */
	readonly amount: bigint;
	/** The clearing account that it passes, where it is not that of all movements. */
	readonly counter?: HouseAccount | undefined;
};

export type HoldRequest = WalletName & {
	readonly key: CommandKey;
	/** Positive; at most what is available. */
	readonly amount: bigint;
	/** What it is for, as `withdrawal` or `sports-ticket`. */
	readonly purpose: string;
	readonly expiresAt: Date;
};

export type HoldCapture = {
	readonly memberId: MemberId;
	/** Of the hold; the posting's key is its own. */
	readonly hold: CommandKey;
	readonly key: CommandKey;
	readonly kind: "withdraw" | "bet" | "transfer-out";
	readonly counter: HouseAccount;
	readonly group?: string;
};

export type HoldKey = { readonly memberId: MemberId; readonly key: CommandKey };
export type HoldState = PurseBalance & { readonly replayed: boolean };

export type AuditFinding = { readonly check: string; readonly violations: bigint };
