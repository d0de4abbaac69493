// Who holds which owned rooms: rows of the lease. Each taking is a new epoch, and what is written names the epoch.
import type { Database } from "#platform/db";
import type { RoomKey } from "./room-rows.ts";

type Call = Pick<Database, "call">;

export type Holder = { readonly node: string; readonly now: Date; readonly until: Date };

const claimStatement = {
	name: "rooms-claim",
	text: `update rooms.room set owner = $3, epoch = epoch + 1, until = $5
		where kind = $1 and id = $2 and (owner is null or owner = $3 or until <= $4)
		returning epoch`,
};

/** The epoch in which it is held from now on; undefined when another process holds it. */
export async function claimRoom(db: Call, { kind, id }: RoomKey, holder: Holder): Promise<number | undefined> {
	const [row] = await db.call<{ epoch: number }>(claimStatement, [kind, id, holder.node, holder.now, holder.until]);
	return row?.epoch;
}

const extendStatement = {
	name: "rooms-extend",
	text: `update rooms.room r set until = $4
		from unnest($1::text[], $2::text[], $5::integer[]) as held (kind, id, epoch)
		where r.kind = held.kind and r.id = held.id and r.owner = $3 and r.epoch = held.epoch
		returning r.kind, r.id`,
};

/** Those that are held on; what is missing was taken by another process. */
export async function extendLeases(
	db: Call,
	{ node, until }: Omit<Holder, "now">,
	held: readonly (RoomKey & { readonly epoch: number })[],
): Promise<readonly RoomKey[]> {
	if (held.length === 0) return [];
	const lists = [held.map(({ kind }) => kind), held.map(({ id }) => id)];
	return db.call<RoomKey>(extendStatement, [...lists, node, until, held.map(({ epoch }) => epoch)]);
}

const releaseStatement = {
	name: "rooms-release",
	text: "update rooms.room set owner = null, until = null where owner = $1",
};

/** Whoever comes next need not wait for the end of the lease. */
export async function releaseRooms(db: Call, node: string): Promise<void> {
	await db.call(releaseStatement, [node]);
}

const orphansStatement = {
	name: "rooms-orphans",
	text: `select kind, id from rooms.room
		where owner is not null and until <= $1 and wake_at is not null and kind = any ($2::text[]) limit 200`,
};

/** Rooms whose clock goes on and whose holder is gone. */
export async function listOrphans(
	db: Call,
	{ now, kinds }: { readonly now: Date; readonly kinds: readonly string[] },
): Promise<readonly RoomKey[]> {
	return db.call<RoomKey>(orphansStatement, [now, kinds]);
}
