// The server's face of the games for the studios above and for vendors' adapters: the eight wallet commands, whole rounds in
// one durable write, the catalogue's registration. Types; module.ts makes it.
import type { Failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { MaybePromise, PlayTicket } from "#platform/http";
import type { Follower, Span } from "#platform/jobs";
import type { CurrencyCode, MemberId, ReadSignificant, Result } from "#platform/kernel";
import type { FreeSpinsCount, FreeSpinsErrorCode, OpenFreeSpinsAward, PlayErrorCode } from "../contract/index.ts";
import type { Category } from "../core/index.ts";
import type { GameListing, VendorListing } from "./catalogue/listing.ts";
import type { Chips } from "./chips/chips-api.ts";
import type { FarMember, FarOrder, FarWord } from "./dialects/far-wallet.ts";
import type { PlayedRound, PlayRound } from "./rounds/whole-round.ts";
import type { Tickets } from "./tickets/tickets-api.ts";

export type { PlayedRound, PlayRound } from "./rounds/whole-round.ts";

/** A vendor that keeps members' money in a purse of its own. */
export type VendorPurse = {
	readonly code: string;
	/** In the language that was asked for. */
	readonly name: string;
	readonly enabled: boolean;
	/** It keeps books of its own: what goes there or comes home is asked of it. */
	readonly far: boolean;
};

export type PlayFailure = Failure<PlayErrorCode>;

/** A spin that the house gave; `stake` is what the house pays. */
export type FreeSpinsRound = PlayRound & { readonly freeSpinsId: string };
export type PlayedFreeSpinsAward = PlayedRound & { readonly award: FreeSpinsCount };
export type FreeSpinsFailure = Failure<PlayErrorCode | FreeSpinsErrorCode>;

/** A refusal of a wallet command: the failures of playing, and those that only a vendor's dialect can meet. */
export type CommandErrorCode =
	| PlayErrorCode
	| "INVALID_TOKEN"
	| "UNKNOWN_MEMBER"
	| "GAME_NOT_FOUND"
	| "TRANSACTION_NOT_FOUND"
	| "TRANSACTION_ROLLED_BACK"
	| "ROUND_NOT_FOUND"
	| "ROUND_CLOSED"
	| "INVALID_AMOUNT"
	| "CALL_KNOWN";
export type CommandFailure = Failure<CommandErrorCode>;

/**
 * How the vendor named its call, in a dialect where a name is good once. It is claimed with the command. A nonce that came before
 * is refused with CALL_KNOWN; a request's name only where it was given to something else, or where the same was refused: then
 * `value` is that refusal, in the dialect's word.
 */
export type CallName =
	| { readonly kind: "nonce"; readonly name: string }
	/** `content` is a digest of what it says, names aside. */
	| { readonly kind: "request"; readonly name: string; readonly content: string };
type Called = { readonly call?: CallName };

/** What every money command names. Ids are the vendor's own; a member is named by its platform id. */
export type VendorTransaction = {
	readonly vendor: string;
	readonly memberId: MemberId;
	readonly currency: CurrencyCode;
	/** The vendor's id of this transaction: the idempotency key. */
	readonly transactionId: string;
	readonly gameCode: string;
	/** The vendor's id of the round. */
	readonly roundId: string;
	/** Minor units; zero is allowed for a win. */
	readonly amount: bigint;
};

export type Bet = VendorTransaction &
	Called & {
		/** The play token, or what it stands for where the house's own studio bets: checked for bets alone. */
		readonly token: string | PlayTicket;
		readonly roundClosed?: boolean;
		readonly payTable?: string;
		readonly events?: readonly unknown[];
	};

export type Win = VendorTransaction &
	Called & {
		/** The bet it answers to; without it any bet of the round will do. */
		readonly referenceTransactionId?: string;
		readonly roundClosed?: boolean;
		readonly events?: readonly unknown[];
	};

export type Rollback = Omit<VendorTransaction, "amount"> & Called & { readonly referenceTransactionId: string };

export type EndRound = Omit<VendorTransaction, "amount"> & Called & { readonly events?: readonly unknown[] };

/** Jackpot, bonus or tournament money from a vendor: positive, belongs to no bet. */
export type Promo = Omit<VendorTransaction, "roundId"> & { readonly roundId?: string };

/** A correction, either way; the only command that may leave a balance below zero. `reason` is kept. */
export type Adjust = Omit<VendorTransaction, "gameCode" | "roundId"> & { readonly reason: string };

/** What a money command answers: the balance after it in minor units, and the platform's id of what was written. */
export type Moved = {
	readonly transactionId: string;
	readonly balance: bigint;
	readonly currency: CurrencyCode;
	/** True when this transaction had been processed before. */
	readonly replayed: boolean;
};

export type Authenticated = {
	readonly memberId: MemberId;
	readonly account: string;
	readonly currency: CurrencyCode;
	readonly balance: bigint;
	readonly gameCode: string;
};

export type WalletCommands = {
	readonly authenticate: (command: { vendor: string; token: string }) => Promise<Result<Authenticated, CommandFailure>>;
	readonly balance: (command: {
		vendor: string;
		memberId: MemberId;
		currency: CurrencyCode;
	}) => Promise<Result<{ balance: bigint; currency: CurrencyCode }, CommandFailure>>;
	readonly bet: (command: Bet) => Promise<Result<Moved, CommandFailure>>;
	readonly win: (command: Win) => Promise<Result<Moved, CommandFailure>>;
	readonly rollback: (command: Rollback) => Promise<Result<Moved, CommandFailure>>;
	readonly endRound: (command: EndRound) => Promise<Result<Moved, CommandFailure>>;
	readonly promo: (command: Promo) => Promise<Result<Moved, CommandFailure>>;
	readonly adjust: (command: Adjust) => Promise<Result<Moved, CommandFailure>>;
};

/** What a member played of a game in five minutes UTC; a round that is settled again comes as minus and plus. */
export type PlayLine = {
	readonly memberId: MemberId;
	/** The five minutes in which the rounds ended, and those in which they began. */
	readonly slot: Date;
	readonly began: Date;
	readonly currency: CurrencyCode;
	readonly gameId: string;
	readonly vendor: string;
	readonly category: Category;
	/** Not the first time that these rounds are told. */
	readonly late: boolean;
	readonly rounds: number;
	readonly stake: bigint;
	/** What of the stake counts as turnover. */
	readonly counted: bigint;
	readonly won: bigint;
};

/** A game of the house with its row in the catalogue; stakes in minor units. */
export type HouseGame = {
	readonly id: string;
	readonly code: string;
	readonly vendor: string;
	readonly names: Readonly<Record<string, string>>;
	readonly min: bigint;
	readonly max: bigint;
};

export type ShareWin = {
	readonly memberId: MemberId;
	readonly roundId: string;
	/** Else the card says how many times the stake was won. */
	readonly amounts: boolean;
	readonly now: Date;
	readonly language: string;
};

export type ShareFailureCode = "ROUND_NOT_FOUND" | "ROUND_NOT_SHOWN" | "TOO_MANY_REPLAY_LINKS";

export type SharedWin = {
	/** Of the link; it is told this once. */
	readonly token: string;
	readonly gameId: string;
	readonly gameType: string;
	readonly displayName: string;
	readonly smallIcon: string;
	/** `×` where it is told in multiples of the stake. */
	readonly currency: string;
	readonly stake: string;
	readonly win: string;
};

export type GamesApi = WalletCommands & {
	/** Bets that stay open, and settlement by where they stand. */
	readonly tickets: Tickets;
	/** Money that lies on a table while its holder sits there. */
	readonly chips: Chips;
	/** From memory. */
	readonly vendorPurses: (language: string) => readonly VendorPurse[];
	/** The vendors where a round of the member runs. */
	readonly vendorsInPlay: (tx: Tx, memberId: MemberId) => Promise<ReadonlySet<string>>;
	/** Has a vendor with books of its own do a transfer, once by its id. Only what it never heard of may be sent. */
	readonly sendFar: (order: FarOrder) => Promise<FarWord>;
	/** What became of a transfer there. */
	readonly statusFar: (order: FarOrder) => Promise<FarWord>;
	/** What lies there by the vendor's own books, in minor units; undefined when it does not say. */
	readonly balanceFar: (of: FarMember) => Promise<bigint | undefined>;
	/** Reads play that is over, then serves this follower (`#platform/jobs`) until nothing lies before it: how many batches. */
	readonly followPlays: (follower: Follower) => Promise<number>;
	/** The lines of a span that a follower is handed. */
	readonly playLines: (tx: Tx, span: Span) => Promise<readonly PlayLine[]>;
	/** Brings turnover (`games.turnover`) up to play that is over. */
	readonly followTurnover: () => Promise<void>;
	/**
	 * Plays a whole round. Demo rounds move the play session's own demo balance and never the ledger. The same key
	 * with the same stake and game answers the stored round; with another stake DUPLICATE_TRANSACTION.
	 */
	readonly playRound: (round: PlayRound) => Promise<Result<PlayedRound, PlayFailure>>;
	/**
	 * Plays a spin that the house gave: the stake is the house's, the win the member's. The same key answers the stored round,
	 * and one that a paid round was played under is DUPLICATE_TRANSACTION.
	 */
	readonly playFreeSpins: (round: FreeSpinsRound) => Promise<Result<PlayedFreeSpinsAward, FreeSpinsFailure>>;
	/** The spins that the house gave this member and that can be played here now; none in a trial. */
	readonly freeSpinsHere: (play: PlayTicket) => Promise<readonly OpenFreeSpinsAward[]>;
	/** The house's own games, from memory, with the least and the greatest stake in a currency; those it does not take are left out. */
	readonly houseGames: (currency: CurrencyCode) => readonly HouseGame[];
	/** What a visitor of a brand plays in. */
	readonly brandCurrency: (merchant: string) => CurrencyCode;
	/** Who of these may not play, and so is given nothing to play with; at most 1,000 at once. */
	readonly excluded: (memberIds: readonly MemberId[]) => Promise<ReadonlySet<MemberId>>;
	/** The round that a key was used for; undefined when it never was. Win and events do not matter here. */
	readonly playedBefore: (round: PlayRound) => Promise<Result<PlayedRound, PlayFailure> | undefined>;
	/** What the member's market lets a slot offer; nothing of it in a trial. */
	readonly slotFeatures: (play: PlayTicket) => Promise<{ readonly buy: boolean; readonly doubleUp: boolean }>;
	/** The last round of this member in this game (of this session in a demo), for resuming. */
	readonly lastRound: (play: PlayTicket) => Promise<PlayedRound | undefined>;
	/** One round of this member (of this session in a demo). */
	readonly round: (play: PlayTicket, roundId: string) => Promise<PlayedRound | undefined>;
	/** Makes a replay link to an ended round of this member that won something, with what a card of it shows. */
	readonly shareWin: (asked: ShareWin) => Promise<Result<SharedWin, Failure<ShareFailureCode>>>;
	/** How a member is named to others: enough to know oneself, too little to know another. */
	readonly shownName: (memberId: MemberId) => Promise<string>;
	/** The balance of a play session, real or demo, in minor units. */
	readonly playBalance: (play: PlayTicket) => Promise<bigint>;
	/** The play session of a play token; undefined when it is unknown, ended or expired. Cached and cheap. */
	readonly authenticatePlay: (token: string) => MaybePromise<PlayTicket | undefined>;
	/** Adds or updates a vendor and its games; games that are not in the list are left alone. For seeds. */
	readonly registerGames: (tx: Tx, vendor: VendorListing, games: readonly GameListing[]) => Promise<void>;
	/** Ends one play session: its token is worth nothing any more. */
	readonly endPlay: (playId: string) => Promise<void>;
	/** Ends every play session that hangs on a login session. */
	readonly endSession: (sessionId: string) => Promise<void>;
	/** Large wins and wagers, voided and cancelled rounds (GLI-19 2.8.8), as far as they are noted. */
	readonly significant: ReadSignificant;
};
