// States of rooms as this process last knew them: a move reads only what was told since. Nothing here is believed without the
// row's number; what is put here has been committed.
import { parse } from "zod/mini";
import type { Tx } from "#platform/db";
import type { RoomKind } from "./room.ts";
import { keyOf, type RoomRow, readEvents, readSnapshot } from "./room-rows.ts";

export type Known = { readonly seq: number; readonly state: unknown };

export type KnownRooms = {
	/** The state at the row's number; a later one, where the row was not locked and the room has moved since it was read. */
	readonly at: (tx: Tx, kind: RoomKind, row: RoomRow) => Promise<Known>;
	/** What was committed; an older one than is known is left. */
	readonly keep: (key: string, known: Known) => void;
	readonly last: (key: string) => Known | undefined;
};

export function createKnownRooms({ most = 5_000 }: { readonly most?: number } = {}): KnownRooms {
	const known = new Map<string, Known>();
	const keep: KnownRooms["keep"] = (key, next) => {
		const before = known.get(key);
		if (before !== undefined && before.seq > next.seq) return;
		known.delete(key);
		known.set(key, next);
		for (const [oldest] of known) {
			if (known.size <= most) break;
			known.delete(oldest);
		}
	};
	return {
		keep,
		last: (key) => known.get(key),
		async at(tx, kind, row) {
			const key = keyOf(row);
			const held = known.get(key);
			if (held?.seq === row.seq) return held;
			// One that is ahead of the row is of another database life: it is not believed.
			const from = held !== undefined && held.seq >= row.snapshotSeq && held.seq < row.seq ? held : undefined;
			const begun = from ?? parsed(kind, await readSnapshot(tx, row));
			const to = Math.max(row.seq, begun.seq);
			const events = await readEvents(tx, { kind: row.kind, id: row.id, after: begun.seq, to });
			const state = events.reduce((at, event) => kind.apply(at, parse(kind.event, event)), begun.state);
			const now = { seq: to, state };
			keep(key, now);
			return now;
		},
	};
}

const parsed = (kind: RoomKind, { seq, state }: Known): Known => ({ seq, state: parse(kind.state, state) });
