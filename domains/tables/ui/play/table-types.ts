// What a player's table asks for, keeps and offers. Types alone.
import type { OutputOf, ParsedInputOf } from "#platform/contract";
import type { CallFailure } from "#platform/contract/client";
import type { CurrencyCode, Result } from "#platform/kernel";
import type { ExternalStore } from "#platform/ui";
import type {
	enterTable,
	listOwnTableBets,
	moveAtTable,
	placeTableBet,
	TableSeen,
	TableTicket,
	takeTableSeat,
} from "../../contract/index.ts";
import type { Bet } from "../../core/index.ts";
import type { serverClock } from "./server-clock.ts";

type Answer<Value> = Promise<Result<Value, CallFailure>>;
export type Press = {
	readonly key: string;
	readonly roundId: string;
	readonly bets: { spot: string; amount: string }[];
};

export type TablePorts = {
	readonly enter: () => Answer<OutputOf<typeof enterTable>>;
	readonly bet: (press: Press) => Answer<OutputOf<typeof placeTableBet>>;
	readonly own: (roundId: string) => Answer<OutputOf<typeof listOwnTableBets>>;
	readonly cut: (shoe: string) => Promise<CallFailure | undefined>;
	readonly move: (move: ParsedInputOf<typeof moveAtTable>) => Answer<OutputOf<typeof moveAtTable>>;
	readonly sit: (seat: number | null) => Answer<OutputOf<typeof takeTableSeat>>;
	readonly clock: () => number;
	readonly later: (milliseconds: number, work: () => void) => () => void;
	readonly newKey: () => string;
	readonly placed: () => void;
	readonly decided: (outcome: TableOutcome) => void;
	readonly sessionLost: (errorCode: string) => void;
};

/** What one's bets on a round brought, in minor units. */
export type TableOutcome = {
	readonly roundId: string;
	readonly ticketId: string;
	readonly stake: bigint;
	readonly returned: bigint;
	readonly void: boolean;
};

export type TableUiState = {
	readonly table: TableSeen;
	readonly balance: string;
	/** One's own presses on the round. */
	readonly own: readonly TableTicket[];
	/** Chips that lie on the felt and are not bet yet, the newest last; each lay is what undo takes back. */
	readonly laid: readonly (readonly Bet[])[];
	/** What was bet in the last round, for repeat. */
	readonly before: readonly Bet[];
	readonly busy: boolean;
	readonly notice: CallFailure | undefined;
	/** A chip that was not laid: what is most on its spot, in minor units. */
	readonly full: { readonly spot: string; readonly most: bigint } | undefined;
	readonly outcome: TableOutcome | undefined;
	readonly away: boolean;
	/** What the dealer says, by language of the site. */
	readonly says: Readonly<Record<string, string>>;
	/** Of blackjack: the seat that one holds. */
	readonly held: number | undefined;
};

/** What is done at a seat of blackjack. */
export type SeatMove = ParsedInputOf<typeof moveAtTable>["move"];

export type TableFooting = { readonly currency: CurrencyCode };

export type TablePlay = {
	readonly state: ExternalStore<TableUiState>;
	/** The server's clock. */
	readonly now: () => number;
	readonly hear: (heard: { readonly table: TableSeen; readonly now: number }) => void;
	readonly setAway: (away: boolean) => void;
	readonly lay: (bets: readonly Bet[]) => void;
	readonly undo: () => void;
	readonly clear: () => void;
	/** Lays what lies and stands once more. */
	readonly double: () => void;
	/** Lays what was bet in the last round. */
	readonly repeat: () => void;
	readonly confirm: () => Promise<void>;
	readonly cut: () => Promise<void>;
	readonly move: (move: SeatMove, seat: number) => Promise<void>;
	/** Null leaves. */
	readonly sit: (seat: number | null) => Promise<void>;
	readonly look: () => Promise<void>;
	readonly close: () => void;
};

export type FirstLook = Pick<
	OutputOf<typeof enterTable>,
	"now" | "balance" | "own" | "table" | "says" | "held" | "namesRoads"
>;

/** What the parts of the play share. */
export type Sitting = {
	readonly state: ExternalStore<TableUiState>;
	readonly change: (next: Partial<TableUiState>) => void;
	readonly footing: TableFooting;
	readonly ports: TablePorts;
	readonly clock: ReturnType<typeof serverClock>;
	readonly isClosed: () => boolean;
};
