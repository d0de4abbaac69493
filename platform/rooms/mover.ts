// Moves rooms: what came together, of many rooms, is one transaction: rows locked, state folded, clock and acts decided, events,
// snapshots and what they carry written. Nothing is known to anybody before it is durable.
import { type Call, createLanes, type Database, type Tx } from "#platform/db";
import { type Clock, err, ok, type Result } from "#platform/kernel";
import type { KnownRooms } from "./known-rooms.ts";
import { type Move, playMove } from "./play-move.ts";
import type { RoomAct, RoomKind } from "./room.ts";
import {
	keyOf,
	type LockedRoom,
	lockCall,
	lockedRows,
	lockFreeRooms,
	type RoomKey,
	type RoomRow,
	type RoomWrite,
	writeCall,
} from "./room-rows.ts";

/** A room to be looked at, because something is due, or to be acted in. */
export type Wanted = { readonly kind: RoomKind; readonly id: string; readonly act?: RoomAct<unknown> };

export type Acted = { readonly seq: number; readonly events: readonly unknown[]; readonly state: unknown };

/** `passed`: another hand has it, or there is none. `lost`: it is held by another process. */
export type Answer =
	| { readonly is: "moved"; readonly acted: Result<Acted, string> }
	| { readonly is: "passed" | "unknown" | "lost" };

/** A room has changed, durably. */
export type Moved = RoomKey & {
	readonly kindOf: RoomKind;
	readonly seq: number;
	readonly state: unknown;
	readonly events: readonly unknown[];
	readonly wakeAt: Date | undefined;
};

export type MoverParts = {
	readonly db: Database;
	readonly clock: Clock;
	readonly known: KnownRooms;
	/** The epoch that this process holds an owned room in, and until when it does after this move; undefined when it does not. */
	readonly leaseOf: (key: string, now: Date) => { readonly epoch: number; readonly until: Date } | undefined;
	readonly told: (moved: Moved) => void;
	/** When to look at it next, after every move. */
	readonly wakes: (key: string, at: Date | undefined) => void;
};

export type Mover = {
	readonly move: (wanted: Wanted) => Promise<Answer>;
	readonly close: () => Promise<void>;
};

const lanes = 4;
const mostTogether = 256;

export function createMover(parts: MoverParts): Mover {
	const moving = createLanes<Wanted, Answer>({
		lanes,
		maxBatch: mostTogether,
		laneOf: ({ kind, id }) => keyOf({ kind: kind.face.name, id }),
		run: (batch) => runBatch(parts, batch),
	});
	return {
		async move(wanted) {
			const answer = await moving.submit(wanted);
			return answer.ok ? answer.value : { is: "moved", acted: err("ROOM_BUSY") };
		},
		close: moving.close,
	};
}

/** All that is wanted of one room. */
type Group = { readonly key: RoomKey; readonly kind: RoomKind; readonly wanted: Wanted[] };

type Done = { readonly group: Group; readonly row: RoomRow; readonly move: Move; readonly seq: number };

async function runBatch(parts: MoverParts, batch: readonly Wanted[]): Promise<readonly Answer[]> {
	const groups = groupsOf(batch);
	const now = parts.clock.now();
	const { rows, done } = await moveAll(parts, { groups, now });
	for (const { group, row, move, seq } of done) {
		parts.known.keep(keyOf(group.key), { seq, state: move.state });
		parts.wakes(keyOf(group.key), move.wakeAt);
		if (seq === row.seq && sameMoment(row.wakeAt, move.wakeAt)) continue;
		const { events, state, wakeAt } = move;
		parts.told({ ...group.key, kindOf: group.kind, seq, state, events, wakeAt });
	}
	const answers = new Map(done.flatMap(answersOf));
	return batch.map((wanted): Answer => {
		const answer = answers.get(wanted);
		if (answer !== undefined) return answer;
		const stands = rows.has(keyOf({ kind: wanted.kind.face.name, id: wanted.id }));
		return { is: stands ? "lost" : wanted.act === undefined ? "passed" : "unknown" };
	});
}

const sameMoment = (one: Date | undefined, other: Date | undefined): boolean => one?.getTime() === other?.getTime();

function groupsOf(batch: readonly Wanted[]): readonly Group[] {
	const groups = new Map<string, Group>();
	for (const wanted of batch) {
		const key = { kind: wanted.kind.face.name, id: wanted.id };
		const group = groups.get(keyOf(key)) ?? { key, kind: wanted.kind, wanted: [] };
		groups.set(keyOf(key), group);
		group.wanted.push(wanted);
	}
	return [...groups.values()];
}

const isActed = ({ wanted }: Group): boolean => wanted.some(({ act }) => act !== undefined);

type Batch = { readonly groups: readonly Group[]; readonly now: Date };

type Moves = { readonly rows: ReadonlyMap<string, RoomRow>; readonly done: readonly Done[] };

/**
 * Rows that are acted in are waited for, in one order; those that are only looked at are passed where another has them. The lock
 * goes out with the transaction's begin, and what is written with its commit.
 */
function moveAll(parts: MoverParts, { groups, now }: Batch): Promise<Moves> {
	const keys = (acted: boolean) => groups.filter((group) => isActed(group) === acted).map(({ key }) => key);
	const [acted, looked] = [keys(true), keys(false)];
	const free = acted.length === 0;
	return parts.db.framed<LockedRoom, Moves>({
		first: lockCall({ keys: free ? looked : acted, free }),
		work: async (tx, locked) => {
			const more = free ? [] : await lockFreeRooms(tx, looked);
			const rows = new Map([...lockedRows(locked), ...more].map((row) => [keyOf(row), row]));
			const { done, last } = await moveThose(tx, parts, { groups, now, rows });
			return { value: { rows, done }, last };
		},
	});
}

async function moveThose(
	tx: Tx,
	parts: MoverParts,
	{ groups, now, rows }: Batch & Pick<Moves, "rows">,
): Promise<{ readonly done: readonly Done[]; readonly last: Call | undefined }> {
	const done: Done[] = [];
	const writes: RoomWrite[] = [];
	for (const group of groups) {
		const row = rows.get(keyOf(group.key));
		const lease = group.kind.pace === "owned" ? parts.leaseOf(keyOf(group.key), now) : undefined;
		if (row === undefined || (group.kind.pace === "owned" && lease?.epoch !== row.epoch)) continue;
		const one = await moveOne(tx, parts, { group, row, now });
		done.push(one);
		const write = writeOf(one, { now, until: lease?.until });
		if (write !== undefined) writes.push(write);
	}
	return { done, last: writes.length === 0 ? undefined : writeCall(writes) };
}

type Of = { readonly group: Group; readonly row: RoomRow; readonly now: Date };

async function moveOne(tx: Tx, { known }: MoverParts, { group, row, now }: Of): Promise<Done> {
	const { kind, key, wanted } = group;
	const { id } = key;
	const { state } = await known.at(tx, kind, row);
	const acts = wanted.flatMap(({ act }) => act ?? []);
	const aids = async (stands: unknown, at: Date) => kind.aids?.(tx, { id, state: stands, at });
	const watched = row.watchedUntil > now;
	const move = await playMove(kind, { id, state, now, wakeAt: row.wakeAt, watched, acts, aids });
	const { events } = move;
	const seq = events.length > 0 ? row.seq + 1 : row.seq;
	if (events.length > 0) await kind.carry?.(tx, { id, seq, events, before: state, state: move.state, at: now });
	return { group, row, move, seq };
}

const movesOfSnapshot = 32;

function writeOf(
	{ group: { key, kind }, row, move, seq }: Done,
	{ now, until }: { readonly now: Date; readonly until: Date | undefined },
): RoomWrite | undefined {
	const { events, wakeAt, state } = move;
	if (seq === row.seq && sameMoment(row.wakeAt, wakeAt)) return undefined;
	const snapshot = seq - row.snapshotSeq >= (kind.snapshotEvery ?? movesOfSnapshot) ? state : undefined;
	return { kind: key.kind, id: key.id, epoch: row.epoch, seq, events, wakeAt, snapshot, until, at: now };
}

function answersOf({ group, move, seq }: Done): readonly (readonly [Wanted, Answer])[] {
	const { state } = move;
	let place = 0;
	return group.wanted.map((wanted) => {
		const answer = wanted.act === undefined ? ok([]) : (move.answers[place++] ?? err("ROOM_BUSY"));
		return [wanted, { is: "moved", acted: answer.ok ? ok({ seq, events: answer.value, state }) : answer }] as const;
	});
}
