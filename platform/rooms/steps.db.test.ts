// Rooms of steps on a real database: whoever comes first moves them, once; what is told is written, and what is written is told.
import { describe, expect, test, vi } from "vitest";
import { liveRoomOf } from "#platform/contract";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { log } from "#platform/http/testing";
import { manualClock, unwrap } from "#platform/kernel";
import type { Audience, RoomPush } from "./audience.ts";
import { databaseFan } from "./fan.ts";
import { createKnownRooms } from "./known-rooms.ts";
import { migrations } from "./migrations.ts";
import type { RoomKind } from "./room.ts";
import { findRooms, forgetRoomEvents } from "./room-rows.ts";
import { createRooms } from "./rooms.ts";
import { type AuctionEvent, auction, lotMilliseconds } from "./testing/auction.ts";

const db = await testDatabase([migrations]);
const clock = manualClock(new Date("2026-03-01T12:00:00Z"));
let nodes = 0;

/** Another process over the same database, with somebody who hears these live rooms. */
function node(kinds: readonly RoomKind[], hears: readonly string[] = []) {
	nodes += 1;
	const pushes: RoomPush[] = [];
	const seated: (RoomPush & { readonly seat: string })[] = [];
	const audience: Audience = {
		heard: () => hears,
		isHeard: (room) => hears.includes(room),
		toRoom: (_room, push) => void pushes.push(push),
		seats: () => ["one"],
		toSeat: (_room, { seat, push }) => void seated.push({ ...push, seat }),
	};
	const running = createRooms({ db, clock, log, fan: databaseFan(db), audience, node: `node-${nodes}` });
	running.know(kinds);
	return { ...running, pushes, seated };
}

const eventsOf = async (id: string): Promise<readonly AuctionEvent[]> => {
	const { rows } = await db.read((tx) =>
		sql<{ events: readonly AuctionEvent[] }>`select events from rooms.room_event where id = ${id} order by seq`.execute(
			tx,
		),
	);
	return rows.flatMap(({ events }) => events);
};
const seqOf = async (id: string) => {
	const { rows } = await db.read((tx) =>
		sql<{ seq: string; snapshot_seq: string; wake_at: Date | null }>`
			select seq, snapshot_seq, wake_at from rooms.room where id = ${id}`.execute(tx),
	);
	return rows[0];
};

describe("a room", () => {
	test("that moves while it is read is seen as it stands after, not refused", async () => {
		const kind = { ...auction(), snapshotEvery: 1 };
		const { rooms } = node([kind]);
		await rooms.open(kind, "moving");
		const [row] = await db.read((tx) => findRooms(tx, [{ kind: kind.face.name, id: "moving" }]));
		if (row === undefined) throw new Error("no room");
		await rooms.act(kind, { id: "moving", seat: "a", command: { lot: 1, amount: 5 } });
		expect(await seqOf("moving")).toMatchObject({ seq: "1", snapshot_seq: "1" });
		const seen = await db.read((tx) => createKnownRooms().at(tx, kind, row));
		expect(seen).toMatchObject({ seq: 1, state: { bids: [{ seat: "a", amount: 5 }] } });
	});

	test("is opened once, moves by the clock, and decides by when an act came, not by when it is written", async () => {
		const kind = auction();
		const { rooms, round } = node([kind]);
		await rooms.open(kind, "one");
		await rooms.open(kind, "one");
		expect(await rooms.read(kind, "one")).toMatchObject({ seq: 0, state: { lot: 1 } });
		const act = { id: "one", seat: "a", command: { lot: 1, amount: 5 } };
		const inTime = new Date(clock.now().getTime() + lotMilliseconds - 1);
		clock.advance(lotMilliseconds + 50);
		const late = await Promise.all([
			rooms.act(kind, act),
			rooms.act(kind, { ...act, seat: "b", at: inTime }),
			rooms.act(kind, { ...act, seat: "c", at: inTime }),
		]);
		expect(late.map((answer) => (answer.ok ? answer.value.seen() : answer.error))).toEqual([
			"LOT_CLOSED",
			{ lot: 2, bids: 0, mine: undefined },
			{ lot: 2, bids: 0, mine: undefined },
		]);
		expect(unwrap(late[1] ?? late[0]).events).toEqual([{ type: "bid", bid: { seat: "b", amount: 5 } }]);
		expect(await eventsOf("one")).toMatchObject([
			{ type: "bid", bid: { seat: "b" } },
			{ type: "bid", bid: { seat: "c" } },
			{ type: "closed", lot: 1, bids: [{ seat: "b" }, { seat: "c" }] },
		]);
		expect(await rooms.act(kind, { ...act, id: "nowhere" })).toEqual({ ok: false, error: "ROOM_UNKNOWN" });
		clock.advance(lotMilliseconds);
		await round();
		expect((await rooms.read(kind, "one"))?.state).toMatchObject({ lot: 3, bids: [] });
	});

	test("catches up after a long silence, and says when to look again", async () => {
		const kind = auction({ name: "left" });
		const { rooms, round } = node([kind]);
		await rooms.open(kind, "left");
		clock.advance(700 * lotMilliseconds);
		for (let rounds = 0; rounds < 5; rounds++) await round();
		const next = await round();
		expect((await rooms.read(kind, "left"))?.state).toMatchObject({ lot: 701 });
		expect(next?.getTime()).toBe(clock.now().getTime() + lotMilliseconds);
	});

	test("is the fold of its log on its last snapshot, for a process that never saw it too", async () => {
		const kind = auction({ name: "folded", snapshotEvery: 3 });
		const [first, second] = [node([kind]), node([kind])];
		await first.rooms.open(kind, "folded");
		for (let count = 0; count < 8; count++) {
			const [here, there] = count % 2 === 0 ? [first, second] : [second, first];
			unwrap(await here.rooms.act(kind, { id: "folded", seat: `s${count}`, command: { lot: 1, amount: count } }));
			expect(await there.rooms.read(kind, "folded")).toMatchObject({ seq: count + 1 });
		}
		expect(await seqOf("folded")).toMatchObject({ seq: "8", snapshot_seq: "6" });
		const known = [first, second, node([kind])].map(({ rooms }) => rooms.read(kind, "folded"));
		const [one, two, three] = await Promise.all(known);
		expect(one).toEqual(three);
		expect(two).toEqual(three);
		expect(three?.state.bids.map(({ seat }) => seat)).toEqual(Array.from({ length: 8 }, (_, count) => `s${count}`));
		await expect(
			db.tx((tx) => sql`update rooms.room set seq = 2, snapshot_seq = 0 where id = 'folded'`.execute(tx)),
		).rejects.toThrow("never goes back");
	});

	test("keeps its log for three days, and of what the snapshot holds alone", async () => {
		const kind = auction({ name: "kept", snapshotEvery: 3 });
		const { rooms } = node([kind]);
		await rooms.open(kind, "kept");
		for (let count = 0; count < 5; count++)
			unwrap(await rooms.act(kind, { id: "kept", seat: `s${count}`, command: { lot: 1, amount: count } }));
		const day = 86_400_000;
		const forget = (days: number) =>
			forgetRoomEvents(db, { now: new Date(clock.now().getTime() + days * day), most: 1_000 });
		const before = await rooms.read(kind, "kept");
		await forget(2);
		expect(await eventsOf("kept")).toHaveLength(5);
		await forget(4);
		expect(await eventsOf("kept")).toHaveLength(2);
		expect(await node([kind]).rooms.read(kind, "kept")).toEqual(before);
	});
});

describe("many processes", () => {
	test("move a due room once, and lose no act, however many come at once", async () => {
		const kind = auction({ name: "many" });
		const all = Array.from({ length: 3 }, () => node([kind]));
		const [first] = all;
		if (first === undefined) throw new Error("nobody");
		const ids = Array.from({ length: 20 }, (_, place) => `many-${place}`);
		for (const id of ids) await first.rooms.open(kind, id);
		const acts = ids.flatMap((id) =>
			all.flatMap(({ rooms }, place) =>
				Array.from({ length: 5 }, (_, count) =>
					rooms.act(kind, { id, seat: `${place}-${count}`, command: { lot: 1, amount: 1 } }),
				),
			),
		);
		for (const answer of await Promise.all(acts)) unwrap(answer);
		clock.advance(lotMilliseconds);
		for (let rounds = 0; rounds < 3; rounds++) await Promise.all(all.map(({ round }) => round()));
		for (const id of ids) {
			const events = await eventsOf(id);
			expect(events.filter(({ type }) => type === "bid")).toHaveLength(15);
			const closed = events.filter(({ type }) => type === "closed");
			expect(closed).toHaveLength(1);
			expect(closed[0]).toMatchObject({ bids: { length: 15 } });
		}
	});

	test("tell their own listeners what another moved, the newest alone, and each seat its own view", async () => {
		const kind = auction({ name: "told" });
		const room = liveRoomOf({ kind: "told", id: "told" });
		const [mover, hearer] = [node([kind]), node([kind], [room])];
		await mover.rooms.open(kind, "told");
		const stop = await hearer.run();
		try {
			await vi.waitFor(() => expect(hearer.pushes).toHaveLength(0));
			for (let count = 0; count < 6; count++)
				unwrap(await mover.rooms.act(kind, { id: "told", seat: "one", command: { lot: 1, amount: 7 + count } }));
			await vi.waitFor(() => expect(hearer.pushes.at(-1)).toMatchObject({ seq: 6, seen: { lot: 1, bids: 6 } }));
			expect(hearer.pushes.length).toBeLessThanOrEqual(6);
			for (const [place, push] of hearer.pushes.entries()) expect(push.before).toBe(hearer.pushes[place - 1]?.seq ?? 0);
			expect(hearer.pushes.every(({ seen }) => !JSON.stringify(seen).includes("mine"))).toBe(true);
			await vi.waitFor(() => expect(hearer.seated.at(-1)).toMatchObject({ seat: "one", seq: 6, seen: { mine: 7 } }));
		} finally {
			await stop();
		}
	});

	test("hear by themselves of what nobody told: a process that died right after it had written", async () => {
		const kind = auction({ name: "silent" });
		const room = liveRoomOf({ kind: "silent", id: "silent" });
		const hearer = node([kind], [room]);
		await hearer.rooms.open(kind, "silent");
		const stop = await hearer.run();
		try {
			const fan = { publish: () => {}, listen: async () => async () => {} };
			const mute = createRooms({ db, clock, log, fan, audience: hearerless, node: "mute" });
			unwrap(await mute.rooms.act(kind, { id: "silent", seat: "one", command: { lot: 1, amount: 1 } }));
			await vi.waitFor(() => expect(hearer.pushes.at(-1)).toMatchObject({ seq: 1 }), { timeout: 4_000 });
		} finally {
			await stop();
		}
	});
});

const hearerless: Audience = {
	heard: () => [],
	isHeard: () => false,
	toRoom: () => {},
	seats: () => [],
	toSeat: () => {},
};

describe("what a room carries", () => {
	test("is written with its events or not at all; one that cannot be moved holds up no other", async () => {
		await db.tx((tx) => sql`create table public.carried (lot integer, bids integer)`.execute(tx));
		let broken = true;
		const kind = auction({
			name: "carried",
			carry: async (tx, { events }) => {
				for (const event of events)
					if (event.type === "closed")
						await sql`insert into public.carried values (${event.lot}, ${event.bids.length})`.execute(tx);
				if (broken) throw new Error("carrying failed");
			},
		});
		const other = auction({ name: "whole" });
		const { rooms, round } = node([kind, other]);
		await rooms.open(kind, "carried");
		await rooms.open(other, "whole");
		await expect(rooms.act(kind, { id: "carried", seat: "a", command: { lot: 1, amount: 1 } })).rejects.toThrow(
			"carrying failed",
		);
		clock.advance(lotMilliseconds);
		await round();
		expect((await rooms.read(other, "whole"))?.state.lot).toBe(2);
		expect(await eventsOf("carried")).toEqual([]);
		const count = async () =>
			(await db.read((tx) => sql<{ lot: number }>`select lot from public.carried`.execute(tx))).rows;
		expect(await count()).toEqual([]);
		broken = false;
		clock.advance(5_000);
		await round();
		expect((await count()).map(({ lot }) => lot)).toEqual([1, 2, 3, 4, 5, 6]);
	});
});

describe("a room that rests", () => {
	test("sleeps while nobody watches, and wakes when somebody does", async () => {
		const kind = auction({ name: "resting", rests: true });
		const { rooms, round, join } = node([kind]);
		await rooms.open(kind, "resting");
		clock.advance(60_000);
		await round();
		expect(await seqOf("resting")).toMatchObject({ seq: "0", wake_at: null });
		expect(await join("room:resting:resting")).toMatchObject({ seq: 0, seen: { lot: 1 } });
		await round();
		expect((await rooms.read(kind, "resting"))?.state.lot).toBe(61);
		clock.advance(lotMilliseconds);
		await round();
		expect((await rooms.read(kind, "resting"))?.state.lot).toBe(62);
		clock.advance(60_000);
		await round();
		expect((await rooms.read(kind, "resting"))?.state.lot).toBe(62);
		expect(await join("room:resting:other")).toBeUndefined();
		expect(await join("room:stranger:resting")).toBeUndefined();
	});
});
