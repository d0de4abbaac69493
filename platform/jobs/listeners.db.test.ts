// Listeners hear what was committed, all of it, in order, on one node at a time; a failing one waits and goes on.
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { sql, type Tx } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { createLog } from "#platform/http";
import { defineEvent, defineListener, type Listener, migrations, on, startListeners, tell } from "./index.ts";
import { forgetTold } from "./outbox-rows.ts";

const db = await testDatabase([migrations], { connections: 20 });
const heard = sql`create table heard (listener text, number integer, event_id bigint, place bigint generated always as identity)`;
await db.tx((tx) => heard.execute(tx));
const log = createLog({ level: "silent" });

const counted = defineEvent({ name: "test.counted", payload: z.object({ number: z.int() }) });
const other = defineEvent({ name: "test.other", payload: z.object({}) });

const hear = (tx: Tx, listener: string, number: number, eventId = 0n) =>
	sql`insert into heard values (${listener}, ${number}, ${eventId.toString()})`.execute(tx);

const heardBy = async (listener: string): Promise<number[]> => {
	const text = "select number from heard where listener = $1 order by place";
	const rows = await db.call<{ number: number }>({ name: "heard-by", text }, [listener]);
	return rows.map(({ number }) => number);
};

const listening = (name: string, from: "now" | "beginning" = "now"): Listener =>
	defineListener({
		name,
		from,
		reactions: [on(counted, async ({ number }, { tx, eventId }) => void (await hear(tx, name, number, eventId)))],
	});

async function started(listener: Listener, nodes = 1): Promise<void> {
	for (let node = 0; node < nodes; node++) {
		const running = await startListeners({ db, listeners: [listener], log, pollMilliseconds: 50 });
		onTestFinished(running.stop);
	}
}

const say = (number: number) => db.tx((tx) => tell(tx, counted, { number }));
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test("what is committed is heard in order, what is rolled back is not", async () => {
	await started(listening("test.order"));
	await say(1);
	await db.tx(async (tx) => {
		await tell(tx, counted, { number: 2 });
		await tell(tx, other, {});
		await tell(tx, counted, { number: 3 });
	});
	await db
		.tx(async (tx) => {
			await tell(tx, counted, { number: 99 });
			throw new Error("no");
		})
		.catch(() => undefined);
	await say(4);
	await vi.waitFor(async () => expect(await heardBy("test.order")).toEqual([1, 2, 3, 4]), { timeout: 5_000 });
});

test("a listener begins now, or at the beginning when it says so", async () => {
	await started(listening("test.now"));
	await started(listening("test.beginning", "beginning"));
	await say(5);
	await vi.waitFor(async () => expect(await heardBy("test.beginning")).toEqual([1, 2, 3, 4, 5]), { timeout: 5_000 });
	await vi.waitFor(async () => expect(await heardBy("test.now")).toEqual([5]), { timeout: 5_000 });
});

test("of several nodes one serves; each event is heard once", async () => {
	await started(listening("test.nodes"), 3);
	await Promise.all(numbers(300).map(say));
	await vi.waitFor(async () => expect(await heardBy("test.nodes")).toHaveLength(300), { timeout: 15_000 });
	await sleep(200);
	const heard = await heardBy("test.nodes");
	expect(heard.toSorted((a, b) => a - b)).toEqual(numbers(300));
});

test("a transaction that commits late is not passed over", async () => {
	await started(listening("test.late"));
	let commit: () => void = () => undefined;
	const held = new Promise<void>((resolve) => {
		commit = resolve;
	});
	let told = false;
	const slow = db.tx(async (tx) => {
		await tell(tx, counted, { number: 1 });
		told = true;
		await held;
	});
	await vi.waitFor(() => expect(told).toBe(true));
	await say(2);
	await sleep(300);
	expect(await heardBy("test.late")).toEqual([]);
	commit();
	await slow;
	await vi.waitFor(async () => expect(await heardBy("test.late")).toEqual([1, 2]), { timeout: 5_000 });
});

test("a reaction that fails is tried again before any later event, and leaves nothing behind", async () => {
	let failures = 0;
	const name = "test.failing";
	await started({
		name,
		reactions: [
			on(counted, async ({ number }, { tx }) => {
				await hear(tx, name, number);
				if (number === 3 && failures++ < 2) throw new Error("not yet");
			}),
		],
	});
	await db.tx(async (tx) => {
		for (const number of [1, 2, 3, 4, 5]) await tell(tx, counted, { number });
	});
	await vi.waitFor(async () => expect(await heardBy(name)).toEqual([1, 2]), { timeout: 5_000 });
	await vi.waitFor(async () => expect(await heardBy(name)).toEqual([1, 2, 3, 4, 5]), { timeout: 8_000 });
});

test("what all have heard is forgotten in time, what one has not is kept", async () => {
	await db.tx((tx) => sql`update platform.outbox set told_at = told_at - interval '40 days'`.execute(tx));
	await db.tx((tx) => sql`update platform.listener_position set transaction_id = pg_current_xact_id()`.execute(tx));
	const stand = (at: string) =>
		db.tx((tx) =>
			sql`update platform.listener_position set transaction_id = ${at}::xid8 where listener = 'test.late'`.execute(tx),
		);
	await stand("0");
	expect(await forgetTold(db, { keptDays: 30, most: 10 })).toBe(0);
	await stand("9000000000");
	expect(await forgetTold(db, { keptDays: 50, most: 10 })).toBe(0);
	expect(await forgetTold(db, { keptDays: 30, most: 10 })).toBe(10);
	expect(await forgetTold(db, { keptDays: 30, most: 5_000 })).toBeGreaterThan(290);
});

test("two listeners of one name, or two reactions to one event, are a bug at the start", async () => {
	const [one, two] = [listening("test.twice"), listening("test.twice")];
	await expect(startListeners({ db, listeners: [one, two], log })).rejects.toThrow("test.twice is there twice");
	const double = { ...one, name: "test.double", reactions: [...one.reactions, ...one.reactions] };
	await expect(startListeners({ db, listeners: [double], log })).rejects.toThrow("test.counted is there twice");
});
