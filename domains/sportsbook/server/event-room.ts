// A match as a shared room: planned, kicked off, run step by step, suspended whenever something may be coming, and only then
// drawn. Nothing of what comes is known before. A server that was away goes on where the match stood.

import type * as z from "zod/mini";
import type { Tx } from "#platform/db";
import { enqueue, schedule } from "#platform/jobs";
import { type Chance, err, ok } from "#platform/kernel";
import type { RoomKind } from "#platform/rooms";
import { type EventSeen, eventRoom } from "../contract/index.ts";
import type { traderCommand } from "../contract/room.ts";
import { beginPlay, isFed, type LawState, resolvePlay, runPlay, type Step } from "../core/index.ts";
import { autoKind } from "./auto-kind.ts";
import { type EventRow, findEvents, insertStand, writeEvent } from "./event-rows.ts";
import {
	type EventState,
	type EventTold,
	eventState,
	eventTold,
	nothingYet,
	sportState,
	versionOf,
} from "./event-state.ts";
import { isOpen, seenOf } from "./event-view.ts";
import { applyFed, carryFed, type FeedCommand, fedAct, feedSeat, standOfFed } from "./feed/fed-room.ts";
import { namesIn } from "./feed/feed-rows.ts";
import { settleKind } from "./settle-kind.ts";
import { beforeSlips, listAuto } from "./slip-rows.ts";

type Aids = { readonly row: EventRow | undefined; readonly chance: Chance };
export type TraderCommand = z.infer<typeof traderCommand>;
type EventCommand = TraderCommand | FeedCommand;
export type EventRoom = RoomKind<EventState, EventTold, EventCommand, EventSeen, Aids>;

/** A match that could not begin so long after its time is not played. */
const latestStart = 10 * 60_000;
/** One that could not go on for so long is abandoned. */
const longestGap = 48 * 3_600_000;
const shownIncidents = 40;
/** The house's seat in a room. */
export const traderSeat = "trader";

export function createEventRoom({ chance }: { readonly chance: Chance }): EventRoom {
	return {
		face: eventRoom,
		state: eventState,
		event: eventTold,
		pace: "steps",
		begin: (id, now) => ({
			id,
			...nothingYet,
			nextAt: now.getTime(),
			stops: [],
			changed: 0,
			incidents: [],
			at: now.getTime(),
		}),
		apply: applyTold,
		async aids(tx, { id, state }) {
			const [row] = state.planned === undefined ? await findEvents(tx, [id]) : [];
			return { row, chance };
		},
		tick: (state, { at, aids }) => tick(state, at.getTime(), aids),
		decide(state, { seat, command, at }) {
			const isFeeds = command.type === "fed" || command.type === "fed line";
			if (isFeeds) return seat === feedSeat ? ok(fedAct(state, command, at.getTime())) : err("ROOM_UNKNOWN");
			return seat === traderSeat ? act(state, command, at.getTime()) : err("ROOM_UNKNOWN");
		},
		shown: (state) => seenOf(state),
		// Nobody looks and nobody has bet: what is due is played when somebody does, by the clock as if somebody had looked.
		rests: (state) => state.planned !== undefined && !state.booked,
		carry: carryEvent,
		pushEvery: 1_000,
		isUrgent: (told) => told.type !== "planned",
	};
}

/** What makes another match of it. */
const changing = new Set(["kickoff", "goal", "red", "point", "game", "halfTime", "secondHalf"]);

export const isOver = (state: EventState): boolean => state.void || state.state?.phase === "ended";

export function applyTold(before: EventState, told: EventTold): EventState {
	switch (told.type) {
		case "planned":
			return { ...before, planned: told, state: told.state, nextAt: told.kickoff };
		case "void":
			return { ...before, void: true, pending: undefined, at: told.at };
		case "terms":
			return { ...before, terms: told.terms, heldBy: told.id, at: told.at };
		case "booked":
			return { ...before, booked: true };
		case "fed":
		case "fed line":
			return applyFed(before, told);
		case "held":
			return {
				...before,
				held: told.held,
				heldBy: told.id,
				at: told.at,
				stops: told.held ? [...before.stops, told.at] : before.stops,
			};
		case "step": {
			const stops = told.pending === undefined ? kickedOff(before, told) : [...before.stops, told.at];
			return {
				...before,
				state: told.state,
				pending: told.pending,
				nextAt: told.at + told.wait,
				incidents: [...before.incidents, ...told.incidents].slice(-shownIncidents),
				stops,
				changed: told.incidents.some(({ what }) => changing.has(what)) ? stops.length : before.changed,
				at: told.at,
			};
		}
	}
}

/** The start changes a match, too: a bet that was on its way then was one before the match. */
const kickedOff = ({ stops, state }: EventState, told: Extract<EventTold, { type: "step" }>): readonly number[] =>
	state?.phase === "before" ? [...stops, told.at] : stops;

type Ticked = { readonly events: readonly EventTold[]; readonly next: Date | undefined };

function tick(before: EventState, now: number, { row, chance }: Aids): Ticked {
	if (before.planned === undefined || before.state === undefined)
		return row === undefined ? later(now + 5_000) : { events: [plannedOf(row)], next: new Date(now) };
	// The feed is its clock.
	if (isOver(before) || isFed(before.state)) return { events: [], next: undefined };
	if (now < before.nextAt) return later(before.nextAt);
	const late = before.state.phase === "before" && before.booked ? latestStart : longestGap;
	if (now > before.nextAt + late) return { events: [{ type: "void", at: now }], next: undefined };
	// One that rested is caught up with at the moments that were due: nobody had bet. One with bets goes on from now.
	const at = before.booked ? now : before.nextAt;
	return stepped(
		before.state.phase === "before" ? beginPlay(before.state) : nextStep(before.state, before.pending, chance),
		at,
	);
}

const nextStep = (state: LawState, pending: EventState["pending"], chance: Chance): Step<LawState> =>
	pending === undefined ? runPlay(state, chance) : resolvePlay(state, { pending, chance });

const later = (at: number): Ticked => ({ events: [], next: new Date(at) });

function stepped({ state, incidents, pending, wait }: Step<LawState>, at: number): Ticked {
	const told: EventTold = {
		type: "step",
		state,
		incidents: [...incidents],
		at,
		wait,
		...(pending === undefined ? {} : { pending }),
	};
	return { events: [told], next: state.phase === "ended" ? undefined : new Date(at + wait) };
}

const plannedOf = ({ league, home, away, kickoff, state, fed }: EventRow): EventTold => ({
	type: "planned",
	league,
	home,
	away,
	kickoff: kickoff.getTime(),
	state: sportState.parse(state),
	fed: namesIn(fed),
});

function act(before: EventState, command: TraderCommand, at: number) {
	if (command.type === "look" || (command.type === "book" && (before.booked || isOver(before)))) return ok([]);
	if (command.type === "book") return ok([{ type: "booked" as const, at }]);
	if (before.heldBy === command.id || isOver(before)) return ok([]);
	if (command.type === "terms") {
		const { id, margin, limit, closed } = command;
		return ok([{ type: "terms" as const, terms: { margin, limit, closed }, id, at }]);
	}
	if (command.type === "abandon") return ok([{ type: "void" as const, at }]);
	return ok([{ type: "held" as const, held: command.type === "suspend", id: command.id, at }]);
}

/** What decides bets: then they are looked at. */
const deciding = new Set(["goal", "game", "halfTime", "raceEnd", "end"]);

async function carryEvent(
	tx: Tx,
	{
		id,
		seq,
		events,
		before,
		state,
	}: {
		readonly id: string;
		readonly seq: number;
		readonly events: readonly EventTold[];
		readonly before: EventState;
		readonly state: EventState;
	},
): Promise<void> {
	if (state.state === undefined || events.every(({ type }) => type === "planned")) return;
	if (isFed(state.state)) {
		if (state.booked) await keepStand(tx, { id, seq, state: { ...state, state: standOfFed(state.state) } });
		if (state.booked && isOpen(state)) await watchSales(tx, id);
		return carryFed(tx, { id, before, state });
	}
	if (state.booked) await keepStand(tx, { id, seq, state });
	if (state.booked && isOpen(state)) await watchSales(tx, id);
	const told = events.flatMap((one) => (one.type === "step" ? one.incidents : []));
	const over = isOver(state);
	const isPoint = state.state.sport === "tennis";
	const decides = over || told.some(({ what }) => deciding.has(what) || (isPoint && what === "point"));
	const began = before.state?.phase === "before" || before.state === undefined;
	// Of one that nobody has bet on, nobody asks for anything but that it runs and how it ended.
	const moved = began || over || (state.booked && (decides || state.stops.length !== before.stops.length));
	if (!moved) return;
	await writeEvent(tx, {
		id,
		status: state.void
			? "void"
			: state.state.phase === "ended"
				? "ended"
				: state.state.phase === "before"
					? "before"
					: "live",
		state: JSON.stringify(state.state),
		stops: JSON.stringify(state.stops),
		endedAt: over ? new Date(state.at) : undefined,
	});
	if (over || (decides && state.booked)) await enqueue(tx, settleKind, { event: id });
}

/** Its prices moved: bets that are sold by themselves may be worth enough. */
async function watchSales(tx: Tx, id: string): Promise<void> {
	const [one] = await listAuto(tx, { event: id, after: beforeSlips, limit: 1 });
	if (one !== undefined) await schedule(tx, { job: autoKind, key: `sports-auto:${id}` }, { event: id });
}

/** What prices followed from at each moment: the law, with this. */
async function keepStand(
	tx: Tx,
	{ id, seq, state }: { readonly id: string; readonly seq: number; readonly state: EventState },
): Promise<void> {
	await insertStand(tx, {
		event: id,
		seq,
		at: new Date(state.at),
		version: versionOf(state),
		state: JSON.stringify(state.state),
		terms: JSON.stringify(state.terms),
		stopped: state.held ? "trader" : state.void ? "void" : (state.pending?.what ?? null),
	});
}
