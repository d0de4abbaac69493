// The state of play in the frame and what may follow from it. Pure: it answers the next state and what is to be done.
// It decides no outcome; a round's figures are the server's. A spin is sent under one key until it is answered,
// so a doubled press, a retry or a reload never wagers twice.

import type { Unanswered } from "#cabinet/ui";
import type { Side } from "../../core/index.ts";
import type { FreeSpinsPlayed } from "./free-spins.ts";

/** A wager that was sent and is not answered yet. Kept in the tab, so that a reload finds it. Amounts in minor units. */
export type PendingSpin = {
	readonly key: string;
	readonly stake: bigint;
	/** The way to bet, where it is one that is bought. */
	readonly mode?: string | undefined;
	/** A free spin that the house gave: the stake is the house's. */
	readonly award?: string | undefined;
	/** No spin but a doubling of what this round won. */
	readonly double?: Doubled | undefined;
};

export type Doubled = { readonly roundId: string; readonly side: Side };

/** A free spin that the house gives, of this stake in minor units. */
export type Given = { readonly award: string; readonly stake: bigint };

/** A bonus that is bought: its way to bet and its price in minor units. */
export type Bought = { readonly mode: string; readonly stake: bigint };

/** An answered round, as far as play needs it: the events stay with the stage. Amounts in minor units. */
export type Answer = {
	readonly roundId: string;
	readonly stake: bigint;
	/** Of a free spin what the house staked: a win at or below it is no cause for joy. And what is left of its award of free spins. */
	readonly worth?: bigint | undefined;
	readonly award?: FreeSpinsPlayed | undefined;
	readonly win: bigint;
	/** The balance with this round's stake and win in it. */
	readonly balance: bigint;
};

/**
 * `idle` may spin; `spinning` waits for the answer; `presenting` shows it; `lost` has no link and waits to try again;
 * `resuming` asks for the pending round, or whether the server is back; `closed` takes no more spins.
 */
export type PlayPhase = "idle" | "spinning" | "presenting" | "lost" | "resuming" | "closed";

export type PlayState = {
	readonly phase: PlayPhase;
	/** What the player has seen paid: a win is added when it has been shown. Minor units. */
	readonly balance: bigint;
	/** Stakes on offer, ascending, in minor units, and which of them is chosen. */
	readonly stakes: readonly bigint[];
	readonly chosen: number;
	readonly pending: PendingSpin | undefined;
	readonly answer: Answer | undefined;
	/** The last round's win, shown until the next spin. */
	readonly win: bigint | undefined;
	/** How many times the pending spin, or the question whether the server is back, has failed in a row. */
	readonly failures: number;
	/** Why the last of them had no answer, until one is there. */
	readonly unanswered?: Unanswered | undefined;
	/** The error code that the player is told, until the next spin. */
	readonly notice: string | undefined;
};

export type PlayEvent =
	| {
			readonly type: "spin";
			readonly key: string;
			readonly bought?: Bought | undefined;
			readonly given?: Given | undefined;
	  }
	/** What the last round won is staked on a side. */
	| { readonly type: "double"; readonly key: string; readonly side: Side }
	| { readonly type: "choose-stake"; readonly index: number }
	| { readonly type: "answered"; readonly answer: Answer }
	/** The server said no: the spin did not happen. */
	| { readonly type: "refused"; readonly code: string; readonly balance: bigint | undefined }
	/** Nothing certain came back; the link is gone where nothing else is said. */
	| { readonly type: "link-failed"; readonly why?: Unanswered }
	| { readonly type: "link-back"; readonly balance: bigint }
	| { readonly type: "retry" }
	| { readonly type: "presented" }
	| { readonly type: "session-ended"; readonly code: string };

export type PlayEffect =
	| { readonly type: "remember"; readonly pending: PendingSpin }
	| { readonly type: "forget" }
	| { readonly type: "send"; readonly pending: PendingSpin }
	| { readonly type: "start-reels" }
	| { readonly type: "stop-reels" }
	| { readonly type: "present" }
	/** Pressing spin while a round is shown brings its end at once. */
	| { readonly type: "hurry" }
	| { readonly type: "retry-in"; readonly milliseconds: number }
	| { readonly type: "ask-balance" }
	| { readonly type: "round-shown"; readonly answer: Answer }
	| { readonly type: "session-lost"; readonly code: string };

export type PlayStep = { readonly state: PlayState; readonly effects: readonly PlayEffect[] };

/**
 * Play as the frame is entered. A pending spin of this tab is resolved before anything else; without one the last round
 * stands as it was left, so that what may follow from its win still may.
 */
export function enterPlay(entry: {
	readonly balance: bigint;
	readonly stakes: readonly bigint[];
	readonly chosen: number;
	readonly pending: PendingSpin | undefined;
	readonly last?: Answer | undefined;
}): PlayStep {
	const { last, ...known } = entry;
	const { pending } = known;
	const nothing = { win: undefined, failures: 0, notice: undefined };
	return pending === undefined
		? step({ ...known, ...nothing, answer: last, phase: "idle" })
		: step({ ...known, ...nothing, answer: undefined, phase: "resuming" }, { type: "send", pending });
}

const step = (state: PlayState, ...effects: PlayEffect[]): PlayStep => ({ state, effects });

export const firstRetryMilliseconds = 1_000;
const longestRetryMilliseconds = 15_000;

/** 1 s, 2 s, 4 s, 8 s, then every 15 s. `failures` is 1 and up. */
export function retryDelay(failures: number): number {
	return Math.min(firstRetryMilliseconds * 2 ** (failures - 1), longestRetryMilliseconds);
}

/** What follows from an event. An event that does not fit the phase changes nothing. */
export function decidePlay(state: PlayState, event: PlayEvent): PlayStep {
	switch (event.type) {
		case "spin":
			return decideSpin(state, event);
		case "double":
			return decideDouble(state, event.key, event.side);
		case "choose-stake":
			return chooseStake(state, event.index);
		case "answered":
			return decideAnswer(state, event.answer);
		case "refused":
			return decideRefusal(state, event);
		case "link-failed":
			return decideLinkFailure(state, event.why ?? "link");
		case "link-back":
			return decideLinkBack(state, event.balance);
		case "retry":
			return decideRetry(state);
		case "presented":
			return decidePresented(state);
		case "session-ended":
			return endSession(state, event.code);
	}
}

function decideSpin(state: PlayState, { key, bought, given }: Extract<PlayEvent, { type: "spin" }>): PlayStep {
	if (state.phase === "presenting") return step(state, { type: "hurry" });
	const stake = (bought ?? given)?.stake ?? state.stakes[state.chosen];
	if (state.phase !== "idle" || stake === undefined) return step(state);
	if (given === undefined && stake > state.balance) return step({ ...state, notice: "INSUFFICIENT_FUNDS" });
	const kind = { ...(bought && { mode: bought.mode }), ...(given && { award: given.award }) };
	const pending: PendingSpin = { key, stake, ...kind };
	return step(
		{ ...state, phase: "spinning", pending, win: undefined, notice: undefined, failures: 0 },
		{ type: "remember", pending },
		{ type: "start-reels" },
		{ type: "send", pending },
	);
}

/** The reels stay where they are. */
function decideDouble(state: PlayState, key: string, side: Side): PlayStep {
	const { answer } = state;
	if (state.phase !== "idle" || answer === undefined || answer.win === 0n) return step(state);
	const pending: PendingSpin = { key, stake: answer.win, double: { roundId: answer.roundId, side } };
	return step(
		{ ...state, phase: "spinning", pending, win: undefined, notice: undefined, failures: 0 },
		{ type: "remember", pending },
		{ type: "send", pending },
	);
}

function chooseStake(state: PlayState, index: number): PlayStep {
	const chosen = Math.min(Math.max(index, 0), state.stakes.length - 1);
	return state.phase === "idle" ? step({ ...state, chosen, notice: undefined }) : step(state);
}

const awaitsAnswer = ({ phase, pending }: PlayState): boolean =>
	pending !== undefined && (phase === "spinning" || phase === "lost" || phase === "resuming");

/** What failed before is over. */
const answered = { failures: 0, unanswered: undefined } as const;

function decideAnswer(state: PlayState, answer: Answer): PlayStep {
	if (!awaitsAnswer(state)) return step(state);
	const before = answer.balance - answer.win;
	return step(
		{ ...state, ...answered, phase: "presenting", balance: before, answer, notice: undefined },
		{ type: "present" },
	);
}

/** The round has been shown: only now is its key let go, so that a reload in the middle shows it again. */
function decidePresented(state: PlayState): PlayStep {
	const { answer } = state;
	if (state.phase !== "presenting" || answer === undefined) return step(state);
	return step(
		{ ...state, phase: "idle", pending: undefined, balance: answer.balance, win: answer.win },
		{ type: "forget" },
		{ type: "round-shown", answer },
	);
}

function decideRefusal(state: PlayState, refusal: { code: string; balance: bigint | undefined }): PlayStep {
	if (!awaitsAnswer(state)) return step(state);
	const balance = refusal.balance ?? state.balance;
	return step(
		{ ...state, ...answered, phase: "idle", pending: undefined, balance, notice: refusal.code },
		{ type: "forget" },
		{ type: "stop-reels" },
	);
}

function decideLinkFailure(state: PlayState, unanswered: Unanswered): PlayStep {
	if (state.phase === "closed" || state.phase === "presenting") return step(state);
	const failures = state.failures + 1;
	const retry: PlayEffect = { type: "retry-in", milliseconds: retryDelay(failures) };
	const lost: PlayState = { ...state, phase: "lost", failures, unanswered };
	return state.phase === "spinning" ? step(lost, { type: "stop-reels" }, retry) : step(lost, retry);
}

function decideRetry(state: PlayState): PlayStep {
	if (state.phase !== "lost") return step(state);
	const resuming: PlayState = { ...state, phase: "resuming" };
	return state.pending === undefined
		? step(resuming, { type: "ask-balance" })
		: step(resuming, { type: "send", pending: state.pending });
}

function decideLinkBack(state: PlayState, balance: bigint): PlayStep {
	if (state.phase === "idle") return step({ ...state, balance });
	if ((state.phase !== "lost" && state.phase !== "resuming") || state.pending !== undefined) return step(state);
	return step({ ...state, ...answered, phase: "idle", balance });
}

function endSession(state: PlayState, code: string): PlayStep {
	if (state.phase === "closed") return step(state);
	return step({ ...state, phase: "closed", notice: code }, { type: "stop-reels" }, { type: "session-lost", code });
}
