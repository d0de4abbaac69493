// The face of the tickets for studios: bets that stay open, and where they stand. Types; tickets.ts makes it.
import type { Failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { PlayTicket } from "#platform/http";
import type { CurrencyCode, MemberId, Result } from "#platform/kernel";
import type { HouseAccount } from "#wallet/api";
import type { PlayErrorCode } from "../../contract/index.ts";
import type { Standing, TicketState } from "../../core/index.ts";
import type { PlayedRound, PlayRound } from "../rounds/whole-round.ts";

/** Who bets without being there: an order that goes on by itself (a chase of the coming draws). It passes the member's checks alike. */
export type StandingOrder = {
	readonly memberId: MemberId;
	readonly vendor: string;
	readonly gameCode: string;
	readonly currency: CurrencyCode;
	readonly merchant: string;
};

/** Amounts in minor units. */
export type TicketOrder = {
	readonly play: PlayTicket | StandingOrder;
	/** The client's idempotency key, or the studio's own: unique for the member and the game, whole rounds included. */
	readonly key: string;
	/** What the member stakes; 0n where the house pays, which then says how much. */
	readonly stake: bigint;
	readonly houseStake?: bigint | undefined;
	/** The game's limits of a stake do not bind this one: many small bets make one ticket. */
	readonly anyStake?: boolean;
	/** What decides it, by the studio's own name: a draw, an event, a round of a table. At most 128 characters. */
	readonly about: string;
	/** When nobody has settled it by then, the vendor's rule does. */
	readonly dueAt: Date;
	readonly payTable: string;
	/** What was bet: plain JSON, the first events of the ticket in the betting record. */
	readonly terms: readonly unknown[];
	/** Tells `ticket.placed` with it, and what of the stake counts as turnover as far as the studio knows by then. */
	readonly tells?: { readonly counted: bigint };
};

/** Where a ticket is kept: with a member (`m7`), or with a trial (`p` and its play session). */
export type TicketName = { readonly ticketId: string; readonly owner: string };

export type Ticket = TicketName & {
	readonly memberId: MemberId | undefined;
	readonly gameCode: string;
	readonly vendor: string;
	readonly currency: CurrencyCode;
	readonly about: string;
	readonly stake: bigint;
	readonly houseStake: bigint | undefined;
	/** All that it has brought so far. */
	readonly returned: bigint;
	/** The part of the stake that counts as turnover. */
	readonly counted: bigint;
	/** Of the settlement by which it stands; 0 before the first. */
	readonly version: number;
	readonly state: TicketState;
	readonly dueAt: Date;
	readonly payTable: string;
	/** Its terms, then what its raises and settlements told. */
	readonly events: readonly unknown[];
	readonly placedAt: Date;
	/** The purse after what moved it last. */
	readonly balance: bigint;
	readonly replayed: boolean;
};

/** `ROUND_CLOSED`: it does not stand open any more. */
export type TicketFailure = Failure<PlayErrorCode | "ROUND_NOT_FOUND" | "ROUND_CLOSED">;

export type TicketRaise = {
	readonly play: PlayTicket | StandingOrder;
	readonly ticketId: string;
	/** Unique for the member and the game, apart from the keys of tickets. */
	readonly key: string;
	/** Minor units, positive. */
	readonly more: bigint;
	/** What it is for: added to the ticket's events. */
	readonly terms?: readonly unknown[];
};

/** Where a ticket stands from now on, and what is told of it. */
export type TicketLine = TicketName & Standing & { readonly events?: readonly unknown[] };

/** Tickets of one `about`, by their holders; `after` is the last of the page before. */
export type TicketsAbout = {
	readonly vendor: string;
	readonly about: string;
	/** Those that stand by an older version, ended or not, for a correction; without it those that stand open. */
	readonly olderThan?: number | undefined;
	readonly after?: TicketName | undefined;
	readonly limit: number;
};

export type OwnTickets = {
	readonly about?: string | undefined;
	/** Only those older than this one. */
	readonly after?: TicketName | undefined;
	readonly limit: number;
};

/** What members' tickets of one `about` come to, in one currency. Amounts in minor units. */
export type TicketSums = {
	readonly about: string;
	readonly currency: CurrencyCode;
	readonly tickets: number;
	readonly open: number;
	/** Of those that are not void. */
	readonly stake: bigint;
	readonly returned: bigint;
};

/** An account of the house, or that of a vendor. */
export type HouseStakeAt = HouseAccount | { readonly vendor: string };

/** Minor units, positive. The same id is the same move, for ever. */
export type HouseStakeMove = {
	readonly id: string;
	readonly currency: CurrencyCode;
	readonly amount: bigint;
	readonly from: HouseStakeAt;
	readonly to: HouseStakeAt;
};

export type Tickets = {
	/**
	 * Takes the stake and writes the ticket: durable when it resolves, together with what comes at the same time. The same key
	 * with the same game, stake, about and terms answers the stored ticket; with others DUPLICATE_TRANSACTION.
	 */
	readonly place: (order: TicketOrder) => Promise<Result<Ticket, Failure<PlayErrorCode>>>;
	/** Several of one holder, all or none: a cart, a chase. */
	readonly placeTogether: (
		orders: readonly TicketOrder[],
	) => Promise<Result<readonly Ticket[], Failure<PlayErrorCode>>>;
	/** More stake on an open ticket, once by its key. */
	readonly raise: (raise: TicketRaise) => Promise<Result<Ticket, TicketFailure>>;
	/**
	 * From now on these tickets stand so: the ledger moves by the difference to how they stood. A version that is not newer
	 * changes nothing, and so does a ticket that does not exist. To be called once in a transaction and as late as possible;
	 * of a ticket that comes twice the newest version counts. Holders hear of their purses after the commit.
	 */
	readonly stand: (tx: Tx, lines: readonly TicketLine[]) => Promise<void>;
	readonly waiting: (tx: Tx, asked: TicketsAbout) => Promise<readonly Ticket[]>;
	/** Of members alone: trials stake nothing. */
	readonly sums: (
		tx: Tx,
		asked: Pick<TicketsAbout, "vendor"> & { abouts: readonly string[] },
	) => Promise<readonly TicketSums[]>;
	/** The holder's own in this game, the newest first. */
	readonly own: (play: PlayTicket, asked: OwnTickets) => Promise<readonly Ticket[]>;
	/**
	 * Whole rounds of several holders that stand or fall together: all of the money moves in this transaction, or none. Whoever
	 * calls has let the players in and has checked the sum of stakes and wins; a stake and a win may be zero. Real money or
	 * trials, not both. The same keys and stakes answer the stored rounds.
	 */
	readonly playTogether: (
		tx: Tx,
		rounds: readonly PlayRound[],
	) => Promise<Result<readonly PlayedRound[], Failure<PlayErrorCode>>>;
	/**
	 * What the house pays of `houseStake`s: a ticket itself moves none of it. The last thing of a transaction, with its tickets'
	 * `stand` before it.
	 */
	readonly moveHouseStakes: (tx: Tx, moves: readonly HouseStakeMove[]) => Promise<void>;
};
