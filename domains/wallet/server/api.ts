// What higher domains may ask of the ledger. Types and the key of a command; the wiring is in module.ts.
import type { Failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { CurrencyCode, MemberId, Result } from "#platform/kernel";
import type { holdErrors, postErrors } from "../contract/errors.ts";
import type { CommandKey, HouseAccount, PostCommand, PostingKind, Purse, WalletName } from "../core/command.ts";

export type {
	CommandKey,
	CommandKind,
	HouseAccount,
	PostCommand,
	PostingKind,
	Purse,
	WalletName,
} from "../core/command.ts";
export { walletAdjusted } from "./adjust.ts";
export { commandKey } from "./command-key.ts";
export { migrations } from "./migrations.ts";
export { type PostStatus, postFailure } from "./post-status.ts";

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
	/** Not zero. A debit may take the balance below zero. */
	readonly delta: bigint;
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

export type WalletApi = {
	/** Opens a purse; one that stands is left as it is. */
	readonly open: (tx: Tx, wallet: WalletName) => Promise<void>;

	/** Posts through the lanes, together with what came at the same time. Durable when it resolves; the member hears the new balance. */
	readonly post: (command: PostCommand) => Promise<Result<Posted, PostFailure>>;
	/** The same for commands that stand or fall together, in order. One result each. */
	readonly postTogether: (commands: readonly PostCommand[]) => Promise<readonly Result<Posted, PostFailure>[]>;
	/** Posts in the caller's transaction, for slow paths. A transaction that touches several wallets uses `postAllIn`, once. */
	readonly postIn: (tx: Tx, command: PostCommand) => Promise<Result<Posted, PostFailure>>;
	/** Each inner list stands or falls together; one result a command, in the same shape. */
	readonly postAllIn: (
		tx: Tx,
		groups: readonly (readonly PostCommand[])[],
	) => Promise<readonly (readonly Result<Posted, PostFailure>[])[]>;

	readonly balance: (memberId: MemberId, currency: CurrencyCode) => Promise<Balance>;
	readonly balanceIn: (tx: Tx, memberId: MemberId, currency: CurrencyCode) => Promise<Balance>;
	/** The posting of a key, as long as postings are kept. */
	readonly find: (memberId: MemberId, key: CommandKey) => Promise<PostingLine | undefined>;
	/** Pushes a purse's balance to the member, after a commit made outside `post`. */
	readonly announce: (wallet: WalletName, state: { readonly balance: bigint; readonly held: bigint }) => void;

	/** Corrects a balance and logs a significant event; the only posting that may leave a balance below zero. */
	readonly adjust: (tx: Tx, adjustment: Adjustment) => Promise<Result<Posted, PostFailure>>;
	/** From one wallet to another through the clearing account: both legs or none. */
	readonly move: (tx: Tx, movement: Movement) => Promise<Result<Posted, PostFailure>>;

	readonly placeHold: (tx: Tx, hold: HoldRequest) => Promise<Result<HoldState, HoldFailure>>;
	/** Turns what is held into a posting. The same call again answers the same. */
	readonly captureHold: (tx: Tx, capture: HoldCapture) => Promise<Result<Posted, HoldFailure>>;
	readonly releaseHold: (tx: Tx, hold: HoldKey) => Promise<Result<HoldState, HoldFailure>>;

	/** Balance of a house account: the roll-up and what came since. Positive: the house holds it. */
	readonly houseBalance: (account: HouseAccount, currency: CurrencyCode) => Promise<bigint>;
	/** Every check of the ledger with the number of rows that break it; all must be zero. Reads everything: not for a hot path. */
	readonly audit: () => Promise<readonly AuditFinding[]>;
};
