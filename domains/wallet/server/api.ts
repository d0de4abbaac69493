// What higher domains may ask of the ledger. Types and the key of a command; the wiring is in module.ts.
import type { Tx } from "#platform/db";
import type { CurrencyCode, MemberId, ReadSignificant, Result } from "#platform/kernel";
import type { CommandKey, HouseAccount, PostCommand, WalletName } from "../core/command.ts";
import type { Explainer } from "./explain-lines.ts";
import type { EntriesQuery, Entry } from "./explore-entries.ts";
import type { Transfer, TransferAsked } from "./explore-transfer.ts";
import type {
	Adjustment,
	AuditFinding,
	Balance,
	HoldCapture,
	HoldFailure,
	HoldKey,
	HoldRequest,
	HoldState,
	Movement,
	Posted,
	PostFailure,
	PostingLine,
} from "./ledger-calls.ts";
import type { HoldPosition, OpenHold } from "./open-holds.ts";
import type { DayFlow, FlowsAsked } from "./play-flows.ts";
import type { HeldSum, TrialBalance } from "./trial-balance.ts";

export type { CommandKey, HouseAccount, PostCommand, PostingKind, Purse, WalletName } from "../core/command.ts";
export { walletAdjusted } from "./adjust.ts";
export { asCommandKey, commandKey } from "./command-key.ts";
export type { Explainer, LineAbout } from "./explain-lines.ts";
export type { EntriesQuery, Entry, LedgerAccount } from "./explore-entries.ts";
export type { Balance, PostErrorCode, Posted, PostFailure, PostingLine, PurseBalance } from "./ledger-calls.ts";
export { type Holder, holdersIn, lyingIn } from "./purses-at.ts";

/** What an operator reads of the ledger. No call reads more than its page, whatever the ledger holds. */
type LedgerExplorer = {
	/** Entries of a member's purses or of a house account, newest first. */
	readonly entries: (query: EntriesQuery) => Promise<readonly Entry[]>;
	/** An entry with all that belongs to it; undefined for a key that the member never posted. */
	readonly transfer: (asked: TransferAsked) => Promise<Transfer | undefined>;
	/** Every account as it stood at the end of a day in UTC ("2026-01-31"); each currency adds up to 0n. */
	readonly trialBalance: (day: string) => Promise<TrialBalance>;
	readonly heldSums: () => Promise<readonly HeldSum[]>;
	/** Holds that are open now, the oldest first. */
	readonly openHolds: (page: {
		readonly after?: HoldPosition | undefined;
		readonly limit: number;
	}) => Promise<readonly OpenHold[]>;
	/** Adjustments and negative balances (GLI-19 2.8.8), newest first; of every brand, since the ledger knows none. */
	readonly significant: ReadSignificant;
};

export type WalletApi = {
	/** Opens a purse; one that stands is left as it is. */
	readonly open: (tx: Tx, wallet: WalletName) => Promise<void>;
	/** The same for many, in one statement. */
	readonly openAll: (tx: Tx, wallets: readonly WalletName[]) => Promise<void>;

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
	/** One answer for each question, in their order. */
	readonly balancesIn: (
		tx: Tx,
		asked: readonly Pick<WalletName, "memberId" | "currency">[],
	) => Promise<readonly Balance[]>;
	/** The posting of a key, as long as postings are kept. */
	readonly find: (memberId: MemberId, key: CommandKey) => Promise<PostingLine | undefined>;
	readonly findIn: (tx: Tx, memberId: MemberId, key: CommandKey) => Promise<PostingLine | undefined>;
	/** What members staked, won and paid in after a mark, day by day; at most a batch of members at once. */
	readonly playFlows: (tx: Tx, asked: readonly FlowsAsked[]) => Promise<readonly DayFlow[]>;
	/** Pushes a purse's balance to the member, after a commit made outside `post`. */
	readonly announce: (wallet: WalletName, state: { readonly balance: bigint; readonly held: bigint }) => void;

	/** Lets a domain say what its lines of a member's statement are about. Called once, when the domain is wired. */
	readonly explain: (explainer: Explainer) => void;

	/** Corrects a balance and logs a significant event; the only posting that may leave a balance below zero, unless it has to be covered. */
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
	readonly explorer: LedgerExplorer;
};
