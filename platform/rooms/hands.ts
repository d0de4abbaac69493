// Joins the parts of a process's rooms: what has moved is told to its own connections and to the other processes, and what those
// tell is heard here.
import { type Database, gatherReads } from "#platform/db";
import type { Log } from "#platform/http";
import type { Clock } from "#platform/kernel";
import { createAsks } from "./asks.ts";
import type { Audience } from "./audience.ts";
import type { Fan } from "./fan.ts";
import { createKnownRooms, type Known, type KnownRooms } from "./known-rooms.ts";
import { createLeases } from "./leases.ts";
import { createMover, type Moved } from "./mover.ts";
import { createPushes } from "./pushes.ts";
import type { RoomKind } from "./room.ts";
import { findRooms, keyOf, type RoomKey, watchRooms } from "./room-rows.ts";

export type RoomsOptions = {
	readonly db: Database;
	readonly clock: Clock;
	readonly log: Log;
	readonly fan: Fan;
	readonly audience: Audience;
	/** The name of this process, unlike any other, before or after it. */
	readonly node: string;
	/** How long an owned room is held without a word; 5,000 when not said. */
	readonly leaseMilliseconds?: number;
};

/** What the parts of a process's rooms work with. */
export type RoomsHands = ReturnType<typeof openHands>;

/** So long after a look a room counts as watched. */
export const watchMilliseconds = 45_000;
const defaultLease = 5_000;
const patience = 1_000;

export function openHands(options: RoomsOptions, wake: (at: Date) => void) {
	const { db, clock, log, fan, audience, node, leaseMilliseconds = defaultLease } = options;
	const kinds = new Map<string, RoomKind>();
	const known = createKnownRooms();
	const leases = createLeases({ db, clock, log, node, leaseMilliseconds });
	const stateAt = (kind: RoomKind, { id, seq }: { readonly id: string; readonly seq: number }) => {
		const last = known.last(keyOf({ kind: kind.face.name, id }));
		return last !== undefined && last.seq >= seq ? Promise.resolve(last) : readKnown(kind, id);
	};
	const readTogether = gatherReads({ read: (asked: readonly Asked[]) => readAll(db, known, asked) });
	const readKnown = (kind: RoomKind, id: string): Promise<Known | undefined> => readTogether({ kind, id });
	const pushes = createPushes({ audience, clock, log, stateAt });
	const told = ({ kindOf, ...moved }: Moved): void => {
		const { kind, id, seq, events, wakeAt } = moved;
		if (wakeAt !== undefined) wake(wakeAt);
		const urgent = events.some((event) => kindOf.isUrgent?.(event) === true);
		if (events.length > 0) pushes.changed(kindOf, { id, seq, urgent });
		asks.tell({ kind, id, seq, urgent, wakeAt });
	};
	const mover = createMover({ db, clock, known, leaseOf: leases.leaseOf, wakes: leases.wakes, told });
	const asks = createAsks({
		fan,
		node,
		patienceMilliseconds: patience,
		act: async ({ kind: name, id, ...act }) => {
			const kind = kinds.get(name);
			const answer = kind === undefined ? undefined : await mover.move({ kind, id, act });
			return answer?.is === "moved" ? answer.acted : undefined;
		},
		heard({ kind: name, ...news }) {
			const kind = kinds.get(name);
			if (kind === undefined) return;
			if (news.wakeAt !== undefined) wake(news.wakeAt);
			pushes.changed(kind, news);
		},
		back: () => wake(clock.now()),
	});
	return { ...options, leaseMilliseconds, kinds, known, leases, readKnown, pushes, mover, asks, wake };
}

type Asked = { readonly kind: RoomKind; readonly id: string };

/** Those that ask at the same time are answered by one read. */
const readAll = (db: Database, known: KnownRooms, asked: readonly Asked[]): Promise<readonly (Known | undefined)[]> =>
	db.read(async (tx) => {
		const keys = new Map(asked.map(({ kind, id }) => [keyOf({ kind: kind.face.name, id }), { kind, id }]));
		const rows = await findRooms(
			tx,
			[...keys.values()].map(({ kind, id }) => ({ kind: kind.face.name, id })),
		);
		const found = new Map<string, Known>();
		for (const row of rows) {
			const kind = keys.get(keyOf(row))?.kind;
			if (kind !== undefined) found.set(keyOf(row), await known.at(tx, kind, row));
		}
		return asked.map(({ kind, id }) => found.get(keyOf({ kind: kind.face.name, id })));
	});

/** Somebody looks; what slept is looked at. */
export async function watchAll({ db, clock, wake }: RoomsHands, keys: readonly RoomKey[]): Promise<void> {
	const now = clock.now();
	if (await watchRooms(db, { keys, now, until: new Date(now.getTime() + watchMilliseconds) })) wake(now);
}
