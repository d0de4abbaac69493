// How a match that a feed tells of moves in its room: the feed's messages are its only clock. What a message changes beyond a price
// refuses the bets that are on their way.
import type { Tx } from "#platform/db";
import { enqueue } from "#platform/jobs";
import { type EventMessage, type FedState, fedOpen, fedScore, fedTold, isFed } from "../../core/index.ts";
import { writeFedEvent } from "../event-rows.ts";
import type { EventState, EventTold } from "../event-state.ts";
import { settleKind } from "../settle-kind.ts";

/** Of the house's follower of the feed alone. `up`: the producers that it hears. */
export type FeedCommand =
	| { readonly type: "fed"; readonly message: EventMessage; readonly up: readonly number[] }
	| { readonly type: "fed line"; readonly up: readonly number[] };

export type FedTold = Extract<EventTold, { readonly type: "fed" | "fed line" }>;

/** Its follower's seat in a room. */
export const feedSeat = "feed";

const sameUp = (one: readonly number[], other: readonly number[]): boolean =>
	one.length === other.length && one.every((product) => other.includes(product));

/** A message that says nothing new leaves no trace. One that was abandoned hears nothing more. */
export function fedAct(before: EventState, command: FeedCommand, at: number): readonly FedTold[] {
	const { state } = before;
	if (state === undefined || !isFed(state) || before.void) return [];
	const up = [...command.up].sort((left, right) => left - right);
	if (command.type === "fed line") return sameUp(up, state.up) ? [] : [{ type: "fed line", up, at }];
	return fedTold(state, command.message) === state ? [] : [{ type: "fed", message: command.message, up, at }];
}

export function applyFed(before: EventState, told: FedTold): EventState {
	const { state } = before;
	if (state === undefined || !isFed(state)) return before;
	const heard: FedState = { ...state, up: told.up };
	const next = told.type === "fed" ? fedTold(heard, told.message) : heard;
	const isMoved = next.phase !== state.phase || fedScore(next).join() !== fedScore(state).join();
	const stops = isMoved || hasStopped(state, next) ? [...before.stops, told.at] : before.stops;
	const { planned } = before;
	const kickoff = next.board.kickoff?.value;
	return {
		...before,
		...(planned === undefined || kickoff === undefined ? {} : { planned: { ...planned, kickoff } }),
		state: next,
		stops,
		changed: isMoved ? stops.length : before.changed,
		incidents: before.incidents,
		at: told.at,
	};
}

/** A market that took bets takes none any more. */
function hasStopped(before: FedState, after: FedState): boolean {
	const open = new Set(fedOpen(after));
	return fedOpen(before).some((key) => !open.has(key));
}

type Carried = { readonly id: string; readonly before: EventState; readonly state: EventState };

/** Its row follows it but for its prices; what was settled, taken back or voided is settled anew. */
export async function carryFed(tx: Tx, { id, before, state: event }: Carried): Promise<void> {
	const { state } = event;
	if (state === undefined || !isFed(state)) return;
	const old = before.state !== undefined && isFed(before.state) ? before.state : undefined;
	const decided =
		old === undefined || old.board.results !== state.board.results || old.board.cancels !== state.board.cancels;
	const over = event.void || state.phase === "ended";
	const wasOver = before.void || old?.phase === "ended";
	const moved = decided || over !== wasOver || old?.phase !== state.phase || event.stops.length !== before.stops.length;
	const kickoff = event.planned?.kickoff;
	if (!moved && kickoff === before.planned?.kickoff) return;
	await writeFedEvent(tx, {
		id,
		status: event.void ? "void" : over ? "ended" : state.phase === "before" ? "before" : "live",
		state: JSON.stringify(state),
		stops: JSON.stringify(event.stops),
		kickoff: new Date(kickoff ?? event.at),
		endedAt: over ? new Date(event.at) : undefined,
		decided: decided || over !== wasOver,
	});
	if (decided || over !== wasOver) await enqueue(tx, settleKind, { event: id });
}

/** What a trader is shown of it later: the score and the first market's prices. */
export function standOfFed(state: FedState): FedState {
	const [first] = fedOpen(state);
	const market = first === undefined ? undefined : state.board.markets[first];
	const { score, matchStatus } = state.board;
	const markets = first === undefined || market === undefined ? {} : { [first]: market };
	return { ...state, board: { markets, stops: {}, results: {}, cancels: {}, score, matchStatus } };
}
