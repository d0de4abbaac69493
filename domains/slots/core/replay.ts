// A round as it is shown, event by event: the state a player of events keeps. Adds nothing of its own, decides nothing.
import type { Board, SlotEvent } from "./events.ts";

export type ShownRound = {
	readonly board: Board;
	/** What wins count now. */
	readonly multiplier: number;
	/** Credits shown as won so far. */
	readonly win: number;
	/** Undefined outside the free spins. */
	readonly freeSpins: { readonly number: number; readonly of: number; readonly win: number } | undefined;
	readonly over: boolean;
};

export const emptyRound: ShownRound = { board: [], multiplier: 1, win: 0, freeSpins: undefined, over: false };

/** The state after one more event. A type of event without its case does not compile. */
export function applyEvent(shown: ShownRound, event: SlotEvent): ShownRound {
	switch (event.type) {
		case "bet":
			return emptyRound;
		case "spin":
		case "cascade":
		case "become":
		case "wilds":
		case "respin":
			return { ...shown, board: event.board };
		case "expand":
			return { ...shown, board: expanded(shown.board, event) };
		case "line-win":
		case "ways-win":
		case "cluster-win":
		case "anywhere-win":
		case "scatter":
		case "hold-end":
		case "pick-end":
		case "double-up":
			return paid(shown, event.pay);
		case "multiplier":
			return { ...shown, multiplier: event.value };
		case "free-spins-start":
			return { ...shown, freeSpins: { number: 0, of: event.spins, win: 0 } };
		case "free-spin":
			return { ...shown, freeSpins: { win: shown.freeSpins?.win ?? 0, number: event.number, of: event.of } };
		case "free-spins-more":
			return { ...shown, freeSpins: { number: 0, win: 0, ...shown.freeSpins, of: event.of } };
		case "free-spins-end":
			return { ...shown, freeSpins: undefined };
		case "cap":
			return { ...shown, freeSpins: shown.freeSpins && { ...shown.freeSpins, win: event.win } };
		case "joined":
		case "walk":
		case "floor":
		case "hold-start":
		case "hold-respin":
		case "gather":
		case "pick-start":
		case "pick":
			return shown;
		case "total":
			return { ...shown, win: event.win, over: true };
	}
}

/** Every state of a round, one an event. */
export function replayRound(events: readonly SlotEvent[]): ShownRound[] {
	let shown = emptyRound;
	return events.map((event) => {
		shown = applyEvent(shown, event);
		return shown;
	});
}

function expanded(board: Board, event: { readonly reel: number; readonly symbol: number }): Board {
	return board.map((column, reel) => (reel === event.reel ? column.map(() => event.symbol) : column));
}

function paid(shown: ShownRound, pay: number): ShownRound {
	const freeSpins = shown.freeSpins && { ...shown.freeSpins, win: shown.freeSpins.win + pay };
	return { ...shown, win: shown.win + pay, freeSpins };
}
