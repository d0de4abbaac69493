// A table as it stands: its rules of money, its seats, the hand in play. Amounts are whole minor units, times milliseconds since
// 1970. Undealt cards are nowhere in it: the deck lies sealed, and cards come from it as they are dealt.
import type { HandAct } from "../act.ts";
import type { Card, PokerGame } from "../cards.ts";
import type { Hand } from "../hand.ts";
import type { HandEnd } from "../pots.ts";

export type TableConfig = {
	readonly game: PokerGame;
	readonly seats: number;
	/** 0 where the button alone posts. */
	readonly small: number;
	readonly big: number;
	readonly ante: number;
	/** What one may sit down with. */
	readonly least: number;
	readonly most: number;
	/** Rake in ten-thousandths, and its caps by players dealt in: two, three or four, five and more. */
	readonly rate: number;
	readonly caps: readonly [number, number, number];
	/** Empty where chips are points of a tournament. */
	readonly currency: string;
	readonly mode: "real" | "demo";
	/** A table of a tournament: who is away is dealt in, the big blind posts the ante, nobody sits down or leaves by themselves. */
	readonly tournament?: true | undefined;
	/** House bots at most; none where money is played for. */
	readonly bots: number;
};

/** `leaving`: at the end of the hand. */
export type SeatState = "in" | "away" | "leaving";

export type TableSeat = {
	readonly no: number;
	/** `m7` for a member, `p` and its play session for a trial, `b` and its number for a house bot. */
	readonly owner: string;
	readonly name: string;
	/** Whose brand a member is of; empty for others. */
	readonly merchant: string;
	/** Between hands; at the beginning of the one in play. */
	readonly stack: number;
	readonly state: SeatState;
	/** Sits out until the big blind comes by, or posts. */
	readonly waits: boolean;
	readonly posts: boolean;
	readonly owes: { readonly big: boolean; readonly small: boolean };
	/** Big blinds that went by while they were away. */
	readonly missed: number;
	readonly awaySince: number;
	/** Time bank, in milliseconds. */
	readonly bank: number;
	/** Chips that come to the stack after the hand. */
	readonly adds: number;
	/** Is glad to have the rest dealt twice. */
	readonly twice: boolean;
};

export type ActBy = "player" | "clock" | "bot";

export type LoggedAct = {
	readonly seat: number;
	readonly street: number;
	readonly act: HandAct;
	/** What they had put in on the street after it. */
	readonly to: number;
	readonly by: ActBy;
};

export type TableHand = {
	readonly id: string;
	/** Of this table, from 1. */
	readonly number: number;
	readonly begunAt: number;
	/** What is published of the deck, and the deck itself, sealed. */
	readonly root: string;
	readonly sealed: string;
	readonly button: number;
	/** What was posted, by seat. */
	readonly posted: readonly { readonly seat: number; readonly amount: number; readonly as: "live" | "dead" | "ante" }[];
	readonly hand: Hand;
	/** Acts so far: whoever acts names the number of their turn. */
	readonly acts: readonly LoggedAct[];
	/** How long each of them took, in milliseconds: for the house's eyes. */
	readonly took: readonly number[];
	/** Since when it is somebody's turn, or a street awaits its cards. */
	readonly since: number;
	/** Time to act that does not come from the bank. */
	readonly base: number;
	/** Cards that were dealt, from the top of the deck. */
	readonly dealt: number;
	/** Where each dealt card lay: hole cards by seat, then the boards. */
	readonly places: { readonly [seat: string]: readonly number[] };
	readonly boardPlaces: readonly (readonly number[])[];
	readonly end: HandEnd | null;
	readonly endedAt: number;
};

export type TableState = {
	readonly config: TableConfig | null;
	/** No new hand, everybody goes home. */
	readonly closing: boolean;
	readonly seats: readonly TableSeat[];
	/** Of the last hand; positions, whether or not somebody sits there. */
	readonly button: number | null;
	readonly small: number | null;
	readonly big: number | null;
	readonly hands: number;
	readonly hand: TableHand | null;
	/** When the last hand was cleared away. */
	readonly clearedAt: number;
	/** Who left with what: who comes back soon brings it. */
	readonly left: readonly { readonly owner: string; readonly stack: number; readonly at: number }[];
	/** Who waits for a seat, the first first. */
	readonly queue: readonly { readonly owner: string; readonly name: string }[];
	/** A seat that is kept for the first of them. */
	readonly kept: { readonly owner: string; readonly until: number } | null;
};

export const emptyTable: TableState = {
	config: null,
	closing: false,
	seats: [],
	button: null,
	small: null,
	big: null,
	hands: 0,
	hand: null,
	clearedAt: 0,
	left: [],
	queue: [],
	kept: null,
};

export type BegunHand = Pick<TableHand, "id" | "root" | "sealed" | "button" | "posted" | "places"> & {
	readonly at: number;
	readonly small: number;
	readonly big: number;
	/** Clockwise from the left of the button. */
	readonly players: readonly { readonly seat: number; readonly cards: readonly Card[] }[];
	readonly cap: number;
	readonly missed: readonly { readonly seat: number; readonly blind: "big" | "small" }[];
};

export type TableEvent =
	| { readonly type: "opened"; readonly config: TableConfig }
	| { readonly type: "closing" }
	/** A new level of a tournament, between two hands. */
	| { readonly type: "blinds"; readonly small: number; readonly big: number; readonly ante: number }
	| { readonly type: "seated"; readonly seat: TableSeat; readonly buyIn: string }
	| { readonly type: "added"; readonly seat: number; readonly amount: number; readonly buyIn: string }
	| { readonly type: "away" | "leaving"; readonly seat: number; readonly at: number }
	| { readonly type: "back"; readonly seat: number; readonly posts: boolean }
	| { readonly type: "twice"; readonly seat: number; readonly twice: boolean }
	| {
			readonly type: "left";
			readonly seat: number;
			readonly owner: string;
			readonly stack: number;
			readonly at: number;
	  }
	| { readonly type: "queued"; readonly owner: string; readonly name: string }
	| { readonly type: "unqueued"; readonly owner: string }
	| { readonly type: "kept"; readonly owner: string; readonly until: number }
	| ({ readonly type: "begun" } & BegunHand)
	| { readonly type: "acted"; readonly seat: number; readonly act: HandAct; readonly at: number; readonly by: ActBy }
	| {
			readonly type: "board";
			readonly boards: readonly (readonly Card[])[];
			readonly runs: 1 | 2;
			readonly at: number;
	  }
	| { readonly type: "settled"; readonly at: number }
	| { readonly type: "cleared"; readonly at: number }
	/** Nobody held the clock for a while: whose turn it is gets their time anew. */
	| { readonly type: "resumed"; readonly at: number };

export const tableTimes = {
	preflop: 15_000,
	later: 20_000,
	bank: 60_000,
	/** After nobody held the clock. */
	resumed: 30_000,
	/** A clock that is later than this was held by nobody. */
	silence: 4_000,
	street: 700,
	runOut: 1_600,
	foldedOut: 1_800,
	showdown: 4_500,
	between: 600,
	away: 600_000,
	kept: 60_000,
	rathole: 7_200_000,
} as const;

export const isBot = ({ owner }: Pick<TableSeat, "owner">): boolean => owner.startsWith("b");
export const seatOwned = ({ seats }: TableState, owner: string): TableSeat | undefined =>
	seats.find((seat) => seat.owner === owner);
/** Dealt in, and not over yet. */
export const playsNow = ({ hand }: TableState, no: number): boolean =>
	hand !== null && hand.end === null && hand.hand.players.some(({ seat }) => seat === no);
