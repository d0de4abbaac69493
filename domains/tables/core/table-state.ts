// How a table stands, what happens to it, what may be asked of it and what a move needs. Types alone.
import type { Laid, MoveCommand, PlayEvent, Playing, SeatCommand, SeatEvent, TableSeat } from "./blackjack-room.ts";
import type { Card } from "./cards.ts";
import type { TableCode, TableLimits } from "./tables.ts";
import type { VideoCommand, VideoDecided, VideoEvent, VideoState } from "./video-state.ts";

/** Moments in milliseconds since 1970. */
export type Phase = {
	readonly name: "idle" | "shuffling" | "open" | "playing" | "dealing" | "result" | "paused";
	readonly startsAt: number;
	readonly endsAt: number;
};

export type ShoeState = {
	readonly shoe: string;
	/** SHA-256 of the seed. */
	readonly commit: string;
	/** 0: by the house. */
	readonly cut: number;
	readonly cutBy: string | null;
	/** Once it is shuffled. */
	readonly publicHex: string | null;
	readonly cardsHash: string | null;
	readonly burnt: number;
	/** Of the next card. */
	readonly position: number;
	readonly hands: number;
	/** The cut card showed up in the hand before this one. */
	readonly cutShown: boolean;
	readonly over: boolean;
};

export type RoundState = {
	readonly roundId: string;
	readonly hand: number;
	readonly closesAt: number;
	/** As `outcomeText` writes it. */
	readonly outcome: string | null;
	/** Of this round, as the desk had set them when it opened; the table's own where they are left out. */
	readonly limits?: TableLimits | undefined;
	/** Of blackjack, while its turns are taken. */
	readonly playing?: Playing | undefined;
};

export type TableState = {
	readonly table: TableCode;
	readonly phase: Phase;
	readonly shoe: ShoeState | null;
	readonly round: RoundState | null;
	/** Outcomes of this shoe, the oldest first: the n-th is of hand n. */
	readonly past: readonly string[];
	/** Of blackjack: those that somebody holds. */
	readonly seats?: readonly TableSeat[] | undefined;
	/** Where an operator's video studio drives the table. */
	readonly video?: VideoState | undefined;
};

export type TableEvent =
	| SeatEvent
	| PlayEvent
	| VideoEvent
	| {
			readonly type: "shuffling";
			readonly shoe: string;
			readonly commit: string;
			readonly startsAt: number;
			readonly endsAt: number;
	  }
	| { readonly type: "cut"; readonly place: number; readonly by: string }
	| {
			readonly type: "shuffled";
			readonly publicHex: string;
			readonly cardsHash: string | null;
			readonly position: number;
	  }
	| {
			readonly type: "opened";
			readonly roundId: string;
			readonly hand: number;
			readonly limits?: TableLimits | undefined;
			readonly startsAt: number;
			readonly endsAt: number;
	  }
	| {
			readonly type: "dealt";
			readonly outcome: string;
			readonly used: number;
			readonly startsAt: number;
			readonly endsAt: number;
	  }
	| { readonly type: "result"; readonly startsAt: number; readonly endsAt: number }
	| { readonly type: "voided"; readonly roundId: string; readonly reason: VoidReason; readonly at: number }
	| { readonly type: "ended"; readonly shoe: string }
	| { readonly type: "paused"; readonly at: number }
	| { readonly type: "resumed"; readonly at: number };

export type VoidReason = "seed" | "operator" | "studio";

export type TableCommand =
	| { readonly type: "cut"; readonly shoe: string; readonly place: number; readonly by: string }
	/** Decided by two people. */
	| { readonly type: "void"; readonly roundId: string }
	| SeatCommand
	| MoveCommand
	| VideoCommand;

export type TableAids = {
	/** A seed that was made for the next shoe. */
	readonly next: { readonly shoe: string; readonly commit: string } | undefined;
	/** What the shoe that is being shuffled has become; undefined while it is not, or its seed does not open. */
	readonly shuffled:
		| { readonly publicHex: string; readonly cardsHash: string | null; readonly position: number }
		| undefined;
	/** What the round brings whose bets are closed; undefined where its seed does not open. */
	readonly dealt: { readonly outcome: string; readonly used: number } | undefined;
	readonly roundId: string;
	/** The desk wants no further round. */
	readonly paused: boolean;
	readonly limits: TableLimits | undefined;
	/** Of blackjack, once bets are closed: the cards from the round's first, and who is in it. */
	readonly deck?: readonly Card[] | undefined;
	readonly laid?: Laid | undefined;
	/** Whether a studio is to drive the table; undefined where nobody asked. */
	readonly video?: boolean | undefined;
	/** Where its pictures may come from. */
	readonly origins?: readonly string[] | undefined;
	/** Of a round that halts its table. */
	readonly decided?: VideoDecided | undefined;
};
