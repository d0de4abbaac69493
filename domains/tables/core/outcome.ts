// What came up in a round, by kind of table.
import type { Card } from "./cards.ts";

export type CardsOutcome = {
	readonly type: "cards";
	/** Two or three each, in the order they were dealt. */
	readonly player: readonly Card[];
	readonly banker: readonly Card[];
};
export type DuelOutcome = { readonly type: "duel"; readonly dragon: Card; readonly tiger: Card };
/** `lit`: numbers that pay more in this round, and what a straight bet on one returns in all, in stakes. */
export type BallOutcome = {
	readonly type: "ball";
	readonly number: number;
	readonly lit: readonly { readonly number: number; readonly total: number }[];
};
export type DiceOutcome = { readonly type: "dice"; readonly dice: readonly [number, number, number] };

/** Hwatu cards, two a side. */
export type HwatuOutcome = {
	readonly type: "hwatu";
	readonly sun: readonly [number, number];
	readonly moon: readonly [number, number];
};

/** One seat's hands: two once a pair was split. */
export type SeatHands = {
	readonly seat: number;
	readonly hands: readonly { readonly cards: readonly Card[]; readonly doubled: boolean }[];
};
export type BlackjackOutcome = {
	readonly type: "blackjack";
	/** Those that were played at, in their order. */
	readonly seats: readonly SeatHands[];
	readonly dealer: readonly Card[];
};

export type Outcome = CardsOutcome | DuelOutcome | BallOutcome | DiceOutcome | HwatuOutcome | BlackjackOutcome;

/** Thousandths of a stake. */
export const whole = 1_000;

/** A bet that a table takes. */
export type Spot = {
	readonly id: string;
	/** The most on it, in hundredths of the table's greatest main bet. */
	readonly share: number;
	/** What a bet on it returns in all, the stake with it, in thousandths of the stake. */
	readonly back: (outcome: Outcome) => number;
	/** The other side of it: together they stake nothing that counts. */
	readonly opposite?: string;
};
