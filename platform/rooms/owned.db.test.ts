// Owned rooms on a real database: one process holds a room, others ask it; who lost a room writes nothing.
import { describe, expect, test, vi } from "vitest";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { log } from "#platform/http/testing";
import { manualClock, unwrap } from "#platform/kernel";
import { noAudience } from "./audience.ts";
import { databaseFan, type Fan } from "./fan.ts";
import { migrations } from "./migrations.ts";
import { createRooms } from "./rooms.ts";
import { auction, lotMilliseconds } from "./testing/auction.ts";

const db = await testDatabase([migrations], { connections: 16 });
const leaseMilliseconds = 3_000;
const clock = manualClock(new Date("2026-03-01T12:00:00Z"));

function node(name: string, { at = clock, fan = databaseFan(db) }: { at?: typeof clock; fan?: Fan } = {}) {
	return createRooms({ db, clock: at, log, fan, audience: noAudience, node: name, leaseMilliseconds });
}

const rowOf = async (id: string) => {
	const { rows } = await db.read((tx) =>
		sql<{ owner: string | null; epoch: number; seq: string }>`
			select owner, epoch, seq from rooms.room where id = ${id}`.execute(tx),
	);
	return rows[0];
};

describe("an owned room", () => {
	test("is held by the process that acts first, decided there for all, and let go of when that one ends", async () => {
		const kind = auction({ name: "owned", pace: "owned" });
		const [first, second] = [node("first"), node("second")];
		for (const one of [first, second]) one.know([kind]);
		const stops = [await first.run()];
		try {
			await first.rooms.open(kind, "a");
			const act = { id: "a", seat: "here", command: { lot: 1, amount: 5 } };
			unwrap(await first.rooms.act(kind, act));
			expect(await rowOf("a")).toMatchObject({ owner: "first", seq: "1" });
			// Not before: a room that nobody holds is any running process's to take.
			stops.push(await second.run());
			const answer = unwrap(await second.rooms.act(kind, { ...act, seat: "there" }));
			expect(answer).toMatchObject({ seq: 2, events: [{ type: "bid", bid: { seat: "there", amount: 5 } }] });
			expect(answer.seen()).toEqual({ lot: 1, bids: 2, mine: 5 });
			expect(await second.rooms.act(kind, { ...act, command: { lot: 9, amount: 5 } })).toEqual({
				ok: false,
				error: "LOT_CLOSED",
			});
			expect(await second.rooms.act(kind, { ...act, id: "none" })).toEqual({ ok: false, error: "ROOM_UNKNOWN" });
			expect(await rowOf("a")).toMatchObject({ owner: "first" });
			await stops[0]?.();
			expect(await rowOf("a")).toMatchObject({ owner: null });
			unwrap(await second.rooms.act(kind, { ...act, seat: "later" }));
			expect(await rowOf("a")).toMatchObject({ owner: "second", seq: "3" });
		} finally {
			for (const stop of stops) await stop();
		}
	});

	test("whose holder slept past its lease is taken over; the old holder writes nothing, and asks the new one", async () => {
		const kind = auction({ name: "fenced", pace: "owned" });
		const [old, next] = [node("old"), node("next")];
		for (const one of [old, next]) one.know([kind]);
		await old.rooms.open(kind, "b");
		const act = { id: "b", seat: "one", command: { lot: 1, amount: 1 } };
		unwrap(await old.rooms.act(kind, act));
		const held = await rowOf("b");
		// It stands still, as in a long pause of its process, past its lease.
		clock.advance(leaseMilliseconds + 1);
		const taken = unwrap(await next.rooms.act(kind, { ...act, seat: "two", command: { lot: 4, amount: 1 } }));
		const now = await rowOf("b");
		expect([held?.owner, now?.owner, (now?.epoch ?? 0) - (held?.epoch ?? 0)]).toEqual(["old", "next", 1]);
		expect(taken.seq).toBe(2);
		const stop = await next.run();
		const listening = await old.run();
		try {
			const answer = await old.rooms.act(kind, { ...act, seat: "three", command: { lot: 4, amount: 1 } });
			expect(unwrap(answer).seen()).toMatchObject({ lot: 4, bids: 2 });
			expect(await rowOf("b")).toMatchObject({ owner: "next", epoch: now?.epoch, seq: "3" });
		} finally {
			await listening();
			await stop();
		}
	});

	test("whose holder cannot be reached is not decided twice: nobody acts in it until its lease is over", async () => {
		const kind = auction({ name: "cut", pace: "owned" });
		const deaf: Fan = { publish: () => {}, listen: async () => async () => {} };
		const [gone, here] = [node("gone", { fan: deaf }), node("here", { fan: deaf })];
		for (const one of [gone, here]) one.know([kind]);
		await gone.rooms.open(kind, "c");
		const act = { id: "c", seat: "one", command: { lot: 1, amount: 1 } };
		unwrap(await gone.rooms.act(kind, act));
		const late = here.rooms.act(kind, { ...act, seat: "two" });
		await new Promise((resolve) => setTimeout(resolve, 1_300));
		expect(await rowOf("c")).toMatchObject({ owner: "gone", seq: "1" });
		clock.advance(leaseMilliseconds + 1);
		expect((await late).ok).toBe(true);
		expect(await rowOf("c")).toMatchObject({ owner: "here" });
	});

	test("goes on by its clock, also when its holder is gone without a word", async () => {
		const kind = auction({ name: "clocked", pace: "owned" });
		const [gone, here] = [node("gone-2"), node("here-2")];
		await gone.rooms.open(kind, "d");
		gone.know([kind]);
		await gone.round();
		clock.advance(lotMilliseconds);
		await gone.round();
		expect(await rowOf("d")).toMatchObject({ owner: "gone-2", seq: "1" });
		here.know([kind]);
		const stop = await here.run();
		try {
			clock.advance(leaseMilliseconds + 1);
			await vi.waitFor(async () => expect(await rowOf("d")).toMatchObject({ owner: "here-2" }), { timeout: 5_000 });
			await vi.waitFor(async () => expect(Number((await rowOf("d"))?.seq)).toBeGreaterThan(1), { timeout: 5_000 });
		} finally {
			await stop();
		}
		// The one that was gone is back, and believes that it holds the room.
		clock.advance(lotMilliseconds);
		const before = await rowOf("d");
		await gone.round();
		expect((await rowOf("d"))?.epoch).toBe(before?.epoch);
	});

	test("the database itself refuses a hand of an older epoch", async () => {
		const older = sql`update rooms.room set epoch = 0 where id = 'b'`;
		await expect(db.tx((tx) => older.execute(tx))).rejects.toThrow("never goes back");
	});
});
