// Rows of rooms and of what happened in them. Decides nothing; what is written of many rooms at once is one statement.
import { type Call, callIn, type Database, type Tx } from "#platform/db";

export type RoomKey = { readonly kind: string; readonly id: string };

/** Where a room stands, without what it holds. */
export type RoomRow = RoomKey & {
	readonly seq: number;
	readonly snapshotSeq: number;
	readonly wakeAt: Date | undefined;
	readonly watchedUntil: Date;
	readonly owner: string | undefined;
	readonly epoch: number;
	readonly until: Date | undefined;
};

/** As the statement that locks it reads it. */
export type LockedRoom = RoomKey & {
	readonly seq: string;
	readonly snapshot_seq: string;
	readonly wake_at: Date | null;
	readonly watched_until: Date;
	readonly owner: string | null;
	readonly epoch: number;
	readonly until: Date | null;
};

const rowOf = (raw: LockedRoom): RoomRow => ({
	kind: raw.kind,
	id: raw.id,
	seq: Number(raw.seq),
	snapshotSeq: Number(raw.snapshot_seq),
	wakeAt: raw.wake_at ?? undefined,
	watchedUntil: raw.watched_until,
	owner: raw.owner ?? undefined,
	epoch: raw.epoch,
	until: raw.until ?? undefined,
});

export const keyOf = ({ kind, id }: RoomKey): string => `${kind}/${id}`;

const listsOf = (keys: readonly RoomKey[]): readonly [readonly string[], readonly string[]] => [
	keys.map(({ kind }) => kind),
	keys.map(({ id }) => id),
];

const columns = "kind, id, seq, snapshot_seq, wake_at, watched_until, owner, epoch, until";
const among = "(kind, id) in (select * from unnest($1::text[], $2::text[]))";

const insertStatement = {
	name: "rooms-open",
	text: `insert into rooms.room (kind, id, snapshot, wake_at, watched_until, opened_at, moved_at)
		values ($1, $2, $3, $4, $4, $4, $4) on conflict do nothing returning id`,
};

/** False where it stands already. */
export async function insertRoom(
	db: Pick<Database, "call">,
	{ kind, id, state, now }: RoomKey & { readonly state: unknown; readonly now: Date },
): Promise<boolean> {
	return (await db.call(insertStatement, [kind, id, JSON.stringify(state), now])).length > 0;
}

const lockStatement = {
	name: "rooms-lock",
	text: `select ${columns} from rooms.room where ${among} order by kind, id for update`,
};
const lockFreeStatement = {
	name: "rooms-lock-free",
	text: `select ${columns} from rooms.room where ${among} order by kind, id for update skip locked`,
};
const findStatement = { name: "rooms-find", text: `select ${columns} from rooms.room where ${among}` };

/** Locks rooms in one order and reads where they stand. `free`: those that another hand has just now are left out. */
export function lockCall({ keys, free }: { readonly keys: readonly RoomKey[]; readonly free: boolean }): Call {
	return { statement: free ? lockFreeStatement : lockStatement, values: listsOf(keys) };
}

export const lockedRows = (rows: readonly LockedRoom[]): readonly RoomRow[] => rows.map(rowOf);

export async function lockFreeRooms(tx: Tx, keys: readonly RoomKey[]): Promise<readonly RoomRow[]> {
	if (keys.length === 0) return [];
	const { statement, values } = lockCall({ keys, free: true });
	return lockedRows(await callIn<LockedRoom>(tx, statement, values));
}

export async function findRooms(tx: Tx, keys: readonly RoomKey[]): Promise<readonly RoomRow[]> {
	if (keys.length === 0) return [];
	return (await callIn<LockedRoom>(tx, findStatement, listsOf(keys))).map(rowOf);
}

const snapshotStatement = {
	name: "rooms-snapshot",
	text: "select snapshot, snapshot_seq from rooms.room where kind = $1 and id = $2",
};

export async function readSnapshot(tx: Tx, { kind, id }: RoomKey): Promise<{ state: unknown; seq: number }> {
	const [row] = await callIn<{ snapshot: unknown; snapshot_seq: string }>(tx, snapshotStatement, [kind, id]);
	if (row === undefined) throw new Error(`there is no room ${kind}/${id}`);
	return { state: row.snapshot, seq: Number(row.snapshot_seq) };
}

const eventsStatement = {
	name: "rooms-events",
	text: `select seq, events from rooms.room_event where kind = $1 and id = $2 and seq > $3 and seq <= $4 order by seq`,
};

/** Of the moves after one, up to another, in order. Throws where one is missing. */
export async function readEvents(
	tx: Tx,
	{ kind, id, after, to }: RoomKey & { readonly after: number; readonly to: number },
): Promise<readonly unknown[]> {
	if (after === to) return [];
	const rows = await callIn<{ seq: string; events: readonly unknown[] }>(tx, eventsStatement, [kind, id, after, to]);
	if (rows.length !== to - after) throw new Error(`the log of ${kind}/${id} has a gap between ${after} and ${to}`);
	return rows.flatMap(({ events }) => events);
}

/** What a move writes. `events` empty: only when to look next has changed. */
export type RoomWrite = RoomKey & {
	readonly seq: number;
	readonly epoch: number;
	readonly events: readonly unknown[];
	readonly wakeAt: Date | undefined;
	/** The state, where this move is a snapshot. */
	readonly snapshot: unknown;
	/** The lease, where it is held. */
	readonly until: Date | undefined;
	readonly at: Date;
};

const writeStatement = {
	name: "rooms-write",
	text: `with m as (
			select * from jsonb_to_recordset($1::jsonb) as m (kind text, id text, seq bigint, epoch integer, events jsonb,
				wake_at timestamptz, until timestamptz, snapshot jsonb, at timestamptz)
		), told as (
			insert into rooms.room_event (kind, id, seq, events, at)
			select kind, id, seq, events, at from m where events <> '[]'::jsonb
		), moved as (
			update rooms.room r set seq = m.seq, wake_at = m.wake_at, moved_at = m.at, until = coalesce(m.until, r.until),
				snapshot = coalesce(m.snapshot, r.snapshot),
				snapshot_seq = case when m.snapshot is null then r.snapshot_seq else m.seq end
			from m where r.kind = m.kind and r.id = m.id and r.epoch = m.epoch
			returning 1
		)
		select rooms.expect_moved((select count(*) from moved), $2)`,
};

/** Fails when one of them was taken by another hand since: then nothing of all this is written. */
export function writeCall(moves: readonly RoomWrite[]): Call {
	const rows = moves.map(({ kind, id, seq, epoch, events, wakeAt, snapshot, until, at }) => {
		return { kind, id, seq, epoch, events, wake_at: wakeAt, snapshot, until, at };
	});
	return { statement: writeStatement, values: [JSON.stringify(rows), moves.length] };
}

const dueStatement = {
	name: "rooms-due",
	text: `select kind, id, wake_at from rooms.room
		where owner is null and wake_at is not null and kind = any ($1::text[]) order by wake_at limit $2`,
};

/** Rooms that nobody holds, those first that are due first. */
export async function listDue(
	db: Pick<Database, "call">,
	{ kinds, limit }: { readonly kinds: readonly string[]; readonly limit: number },
): Promise<readonly (RoomKey & { readonly wakeAt: Date })[]> {
	const rows = await db.call<RoomKey & { wake_at: Date }>(dueStatement, [kinds, limit]);
	return rows.map(({ kind, id, wake_at }) => ({ kind, id, wakeAt: wake_at }));
}

const watchStatement = {
	name: "rooms-watch",
	text: `update rooms.room set watched_until = $4,
			wake_at = case when watched_until <= $3 and owner is null then coalesce(wake_at, $3) else wake_at end
		where ${among} and watched_until < $5
		returning kind, id, wake_at <= $3 as woke`,
};

export type Watch = { readonly keys: readonly RoomKey[]; readonly now: Date; readonly until: Date };

/** Somebody looks until then; written only when it moves by a good while. True where a room that slept is awake again. */
export async function watchRooms(db: Pick<Database, "call">, { keys, now, until }: Watch): Promise<boolean> {
	const moved = new Date(until.getTime() - (until.getTime() - now.getTime()) / 3);
	const rows = await db.call<{ woke: boolean | null }>(watchStatement, [...listsOf(keys), now, until, moved]);
	return rows.some(({ woke }) => woke === true);
}

const forgetStatement = {
	name: "rooms-forget",
	text: `delete from rooms.room_event e using (
			select e.kind, e.id, e.seq from rooms.room_event e join rooms.room r using (kind, id)
			where e.at < $1 and e.seq <= r.snapshot_seq order by e.at limit $2
		) old
		where e.kind = old.kind and e.id = old.id and e.seq = old.seq
		returning 1`,
};

const keptMilliseconds = 3 * 86_400_000;

/** Forgets what happened three days ago and stands in the snapshots, so many moves at once. How many were. */
export async function forgetRoomEvents(
	db: Pick<Database, "call">,
	{ now, most }: { readonly now: Date; readonly most: number },
): Promise<number> {
	return (await db.call(forgetStatement, [new Date(now.getTime() - keptMilliseconds), most])).length;
}

const postponeStatement = {
	name: "rooms-postpone",
	text: "update rooms.room set wake_at = $3 where kind = $1 and id = $2 and wake_at < $3",
};

/** A room that could not be moved is looked at again then, and holds up no other. */
export async function postponeRoom(
	db: Pick<Database, "call">,
	{ kind, id, to }: RoomKey & { readonly to: Date },
): Promise<void> {
	await db.call(postponeStatement, [kind, id, to]);
}
