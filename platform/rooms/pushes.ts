// Tells the connections of this process how rooms stand: at once where it matters, else not more often than the kind says. A
// push is whole and the newest; what came between two of them is told by neither.
import { liveRoomOf } from "#platform/contract";
import type { Log } from "#platform/http";
import type { Clock } from "#platform/kernel";
import type { Audience, RoomPush } from "./audience.ts";
import type { Known } from "./known-rooms.ts";
import type { RoomKind } from "./room.ts";

export type PushesParts = {
	readonly audience: Audience;
	readonly clock: Clock;
	readonly log: Log;
	/** At that number at least, from memory where it is there. */
	readonly stateAt: (kind: RoomKind, of: { readonly id: string; readonly seq: number }) => Promise<Known | undefined>;
};

export type Changed = { readonly id: string; readonly seq: number; readonly urgent: boolean };

export type Pushes = {
	readonly changed: (kind: RoomKind, changed: Changed) => void;
	/** The number of a live room that was looked at last; 0 for none. */
	readonly last: (room: string) => number;
	readonly stop: () => void;
};

const often = 100;

/** What was pushed last. */
type Line = { seq: number; text: string };

type Told = {
	/** What is to be told. */
	seq: number;
	/** What was looked at last, whether or not there was something to push. */
	done: number;
	/** When it was told last, in milliseconds. */
	at: number;
	timer: ReturnType<typeof setTimeout> | undefined;
	urgent: boolean;
	readonly all: Line;
	readonly seats: Map<string, Line>;
};

export function createPushes(parts: PushesParts): Pushes {
	const rooms = new Map<string, Told>();
	let stopped = false;
	const send = async (kind: RoomKind, id: string, told: Told): Promise<void> => {
		told.timer = undefined;
		told.urgent = false;
		told.at = Date.now();
		const known = await parts.stateAt(kind, { id, seq: told.seq });
		if (known !== undefined && !stopped) tell(parts, { kind, id, known, told });
	};
	return {
		changed(kind, { id, seq, urgent }) {
			const room = liveRoomOf({ kind: kind.face.name, id });
			if (stopped || !parts.audience.isHeard(room)) return void rooms.delete(room);
			const told = rooms.get(room) ?? nothingTold();
			rooms.set(room, told);
			if (seq <= told.done) return;
			told.seq = Math.max(told.seq, seq);
			if (told.timer !== undefined && (told.urgent || !urgent)) return;
			clearTimeout(told.timer);
			told.urgent = urgent;
			const wait = urgent ? 0 : Math.max(0, told.at + (kind.pushEvery ?? often) - Date.now());
			told.timer = setTimeout(() => {
				send(kind, id, told).catch((error: unknown) =>
					parts.log.warn({ room, error: String(error) }, "a room could not be told of"),
				);
			}, wait);
		},
		last: (room) => rooms.get(room)?.done ?? 0,
		stop() {
			stopped = true;
			for (const { timer } of rooms.values()) clearTimeout(timer);
		},
	};
}

function nothingTold(): Told {
	return { seq: 0, done: 0, at: 0, timer: undefined, urgent: false, all: { seq: 0, text: "" }, seats: new Map() };
}

type Telling = { readonly kind: RoomKind; readonly id: string; readonly known: Known; readonly told: Told };

function tell({ audience, clock }: PushesParts, { kind, id, known: { seq, state }, told }: Telling): void {
	// Of two that were read at the same time the newer one has been told.
	if (seq <= told.done) return;
	const room = liveRoomOf({ kind: kind.face.name, id });
	const push = (line: Line, seen: unknown): RoomPush | undefined => {
		const text = JSON.stringify(seen);
		if (text === line.text) return undefined;
		const before = line.seq;
		Object.assign(line, { seq, text });
		return { kind: kind.face.name, id, seq, before, now: clock.now().getTime(), seen };
	};
	const toAll = push(told.all, kind.shown(state, undefined));
	if (toAll !== undefined) audience.toRoom(room, toAll);
	told.done = seq;
	const seats = new Set(audience.seats(room));
	if (kind.tellsSeats !== true) {
		if (toAll !== undefined) for (const seat of seats) audience.toSeat(room, { seat, push: toAll });
		return;
	}
	for (const seat of told.seats.keys()) if (!seats.has(seat)) told.seats.delete(seat);
	for (const seat of seats) {
		const line = told.seats.get(seat) ?? { seq: 0, text: "" };
		told.seats.set(seat, line);
		const toSeat = push(line, kind.shown(state, seat));
		if (toSeat !== undefined) audience.toSeat(room, { seat, push: toSeat });
	}
}
