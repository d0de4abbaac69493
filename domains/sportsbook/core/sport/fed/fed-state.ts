// A match that a feed from outside tells of, as it stands: what is played, the score, and all that was said of its markets. The house
// draws nothing and prices nothing of it. Pure.
import {
	applyMessage,
	cancelsOf,
	type EventBoard,
	emptyBoard,
	endOf,
	type FeedCancel,
	statusAt,
	takesBets,
} from "../../feed/board.ts";
import type { EventMessage, FeedChances } from "../../feed/message.ts";
import type { LegEnd } from "../../ticket/factor.ts";
import type { Sport } from "../names.ts";

export type FedState = {
	readonly sport: "fed";
	/** What is played. */
	readonly of: Sport;
	readonly phase: "before" | "playing" | "ended";
	readonly board: EventBoard;
	/** Producers that are heard: the markets of others take no bets. */
	readonly up: readonly number[];
};

type Picked = { readonly key: string; readonly outcome: string };

export const fedBefore = (of: Sport): FedState => ({ sport: "fed", of, phase: "before", board: emptyBoard, up: [] });

/** The feed's status of a match: in play, interrupted; over, closed, called off, abandoned. What else there is has not begun. */
const playing = new Set([1, 2, 7]);
const over = new Set([3, 4, 5, 9]);
const phaseOf = ({ matchStatus }: EventBoard): FedState["phase"] => {
	const status = matchStatus?.value ?? 0;
	return over.has(status) ? "ended" : playing.has(status) ? "playing" : "before";
};

/** The same state where a message says nothing new. */
export function fedTold(state: FedState, message: EventMessage): FedState {
	const board = applyMessage(state.board, message);
	return board === state.board ? state : { ...state, board, phase: phaseOf(board) };
}

const isUpIn =
	({ up }: FedState) =>
	(product: number): boolean =>
		up.includes(product);

export const fedTakes = (state: FedState, key: string): boolean => takesBets(state.board, key, isUpIn(state));

/** Markets that take bets now. */
export const fedOpen = (state: FedState): readonly string[] =>
	Object.keys(state.board.markets).filter((key) => fedTakes(state, key));

/** Shown, but not taken: a price comes again. */
export function fedWaits(state: FedState, key: string): boolean {
	const status = statusAt(state.board, key);
	return !fedTakes(state, key) && (status === "active" || status === "suspended" || status === "handed over");
}

export const fedScore = ({ board }: FedState): readonly [number, number] => board.score?.value ?? [0, 0];

/** How a selection ended, by the feed's word alone. */
export const fedDecides = ({ board }: FedState, { key, outcome }: Picked): LegEnd | undefined =>
	endOf(board, key, outcome);

export const fedCancels = ({ board }: FedState): readonly FeedCancel[] => cancelsOf(board);

/** How likely each end is, where the feed says so and takes bets on it. */
export function fedChances(state: FedState, { key, outcome }: Picked): FeedChances | undefined {
	if (!fedTakes(state, key)) return undefined;
	const price = state.board.markets[key]?.prices.find((one) => one.outcome === outcome);
	return price?.active === true ? price.chances : undefined;
}
