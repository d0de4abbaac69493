// The owned rooms that this process holds. A lease is longer than any pause that is meant to be survived and is extended well
// before it ends; who let it end may go on believing what they like: what they write names an epoch that is over.
import type { Database } from "#platform/db";
import type { Log } from "#platform/http";
import type { Clock } from "#platform/kernel";
import { claimRoom, extendLeases, listOrphans, releaseRooms } from "./lease-rows.ts";
import { keyOf, type RoomKey } from "./room-rows.ts";

export type LeasesParts = {
	readonly db: Database;
	readonly clock: Clock;
	readonly log: Log;
	/** This process, unlike any other, before or after it. */
	readonly node: string;
	readonly leaseMilliseconds: number;
};

type Held = RoomKey & { readonly epoch: number; wakeAt: Date | undefined };

export type Leases = {
	/** True when this process holds it, by now. */
	readonly claim: (key: RoomKey) => Promise<boolean>;
	readonly holds: (key: string) => boolean;
	readonly leaseOf: (key: string, now: Date) => { readonly epoch: number; readonly until: Date } | undefined;
	/** Another process has it. */
	readonly drop: (key: string) => void;
	/** When to look at a held room next. */
	readonly wakes: (key: string, at: Date | undefined) => void;
	readonly due: (now: Date) => { readonly due: readonly RoomKey[]; readonly next: Date | undefined };
	/** Holds on to what is held, drops what is not, takes what others left. */
	readonly beat: (kinds: readonly string[]) => Promise<void>;
	readonly release: () => Promise<void>;
};

export function createLeases({ db, clock, log, node, leaseMilliseconds }: LeasesParts): Leases {
	const held = new Map<string, Held>();
	const claiming = new Map<string, Promise<boolean>>();
	const untilFrom = (now: Date): Date => new Date(now.getTime() + leaseMilliseconds);
	const claimNow = async (key: RoomKey): Promise<boolean> => {
		const now = clock.now();
		const epoch = await claimRoom(db, key, { node, now, until: untilFrom(now) });
		// Looked at at once: what was due while nobody held it is due now.
		if (epoch !== undefined) held.set(keyOf(key), { kind: key.kind, id: key.id, epoch, wakeAt: now });
		return epoch !== undefined;
	};
	const claim: Leases["claim"] = (key) => {
		if (held.has(keyOf(key))) return Promise.resolve(true);
		const claimed = claiming.get(keyOf(key)) ?? claimNow(key).finally(() => claiming.delete(keyOf(key)));
		claiming.set(keyOf(key), claimed);
		return claimed;
	};
	return {
		claim,
		holds: (key) => held.has(key),
		leaseOf: (key, now) => {
			const room = held.get(key);
			return room === undefined ? undefined : { epoch: room.epoch, until: untilFrom(now) };
		},
		drop(key) {
			if (held.delete(key)) log.warn({ room: key }, "a room is held by another process now");
		},
		wakes(key, at) {
			const room = held.get(key);
			if (room !== undefined) room.wakeAt = at;
		},
		due(now) {
			const timed = [...held.values()].filter(({ wakeAt }) => wakeAt !== undefined);
			const moments = timed.flatMap(({ wakeAt }) => (wakeAt === undefined || wakeAt <= now ? [] : wakeAt.getTime()));
			return {
				due: timed.filter(({ wakeAt }) => wakeAt !== undefined && wakeAt <= now),
				next: moments.length === 0 ? undefined : new Date(Math.min(...moments)),
			};
		},
		async beat(kinds) {
			const now = clock.now();
			const before = [...held.values()];
			const extended = new Set((await extendLeases(db, { node, until: untilFrom(now) }, before)).map(keyOf));
			for (const room of before)
				if (!extended.has(keyOf(room)) && held.get(keyOf(room)) === room) held.delete(keyOf(room));
			for (const orphan of kinds.length === 0 ? [] : await listOrphans(db, { now, kinds })) await claim(orphan);
		},
		async release() {
			if (held.size > 0) await releaseRooms(db, node);
			held.clear();
		},
	};
}
