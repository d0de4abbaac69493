// Which balance a page shows while a game runs: a stake leaves at once, a win only when its game has shown it. Pure: what
// games tell, what the server answered and the clock go in. Nothing is held back for longer than the contract's bound
// once a game is silent or gets no answer.
import { heldBackLongest } from "../../contract/index.ts";

type Held = {
	/** Minor units; absent until the server has answered the game. */
	readonly win: bigint | undefined;
	/** When it was told first and last, in milliseconds. */
	readonly since: number;
	readonly heard: number;
};

export type ShownBalance = {
	/** What the server answered last, in minor units. */
	readonly sum: bigint | undefined;
	/** Shown in its place while an answer may hold what no game has shown. */
	readonly frozen: bigint | undefined;
	/** By frame. */
	readonly held: ReadonlyMap<string, Held>;
	/** Raised when the server is to be asked again. */
	readonly asks: number;
};

export type BalanceNews =
	| {
			readonly type: "told";
			readonly frame: string;
			readonly round: { readonly stake: bigint; readonly win: bigint | undefined } | undefined;
			readonly now: number;
	  }
	/** The server's answer, and how many asks there were when it was asked. */
	| { readonly type: "read"; readonly sum: bigint; readonly asks: number }
	/** The server says that something moved. */
	| { readonly type: "moved" }
	| { readonly type: "tick"; readonly now: number };

export const nothingRead: ShownBalance = { sum: undefined, frozen: undefined, held: new Map(), asks: 0 };

/** Minor units; undefined before the first answer. */
export function shownSum({ sum, frozen, held }: ShownBalance): bigint | undefined {
	if (frozen !== undefined || sum === undefined) return frozen;
	return [...held.values()].reduce((left, { win = 0n }) => left - win, sum);
}

export function afterNews(state: ShownBalance, news: BalanceNews): ShownBalance {
	switch (news.type) {
		case "told":
			return news.round === undefined ? without(state, news.frame) : withRound(state, { ...news, round: news.round });
		case "read":
			// An answer that was asked for before a round was answered may hold its win or not.
			if (unanswered(state) || news.asks !== state.asks) return state;
			return { ...state, sum: news.sum, frozen: undefined };
		case "moved":
			return unanswered(state) ? state : { ...state, asks: state.asks + 1 };
		case "tick":
			return lapsed(state, news.now);
	}
}

/** A game waits for the server: it will say what its round won. */
const unanswered = ({ held }: ShownBalance): boolean => [...held.values()].some(({ win }) => win === undefined);

type Told = {
	readonly frame: string;
	readonly round: { readonly stake: bigint; readonly win: bigint | undefined };
	readonly now: number;
};

function withRound(state: ShownBalance, { frame, round, now }: Told): ShownBalance {
	const before = state.held.get(frame);
	const held = new Map(state.held).set(frame, { win: round.win, since: before?.since ?? now, heard: now });
	const shown = shownSum(state);
	if (before === undefined && round.win === undefined) {
		return { ...state, held, frozen: shown === undefined ? undefined : shown - round.stake };
	}
	if (before?.win === round.win) return { ...state, held };
	return { ...state, held, frozen: shown, asks: state.asks + 1 };
}

/** It was shown, was refused, or its frame is gone. */
function without(state: ShownBalance, frame: string): ShownBalance {
	const before = state.held.get(frame);
	if (before === undefined) return state;
	const held = new Map(state.held);
	held.delete(frame);
	const { frozen } = state;
	if (before.win === undefined) return { ...state, held, asks: state.asks + 1 };
	return { ...state, held, frozen: frozen === undefined ? undefined : frozen + before.win };
}

function lapsed(state: ShownBalance, now: number): ShownBalance {
	const over = [...state.held].filter(
		([, { win, since, heard }]) => now - (win === undefined ? since : heard) > heldBackLongest,
	);
	return over.reduce((left, [frame]) => without(left, frame), state);
}
