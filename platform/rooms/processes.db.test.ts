// Two real processes on one database, killed or stood still at moments that a seed chooses: no round is lost or played twice, no
// act that was confirmed is lost, none is taken twice, and whoever hears a room hears how it ended.
import { type ChildProcess, fork } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { liveRoomOf } from "#platform/contract";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { log } from "#platform/http/testing";
import { chanceFrom, seededBits, systemClock } from "#platform/kernel";
import { noAudience } from "./audience.ts";
import { databaseFan } from "./fan.ts";
import { migrations } from "./migrations.ts";
import { createRooms } from "./rooms.ts";
import { type AuctionEvent, auction } from "./testing/auction.ts";

const seedOfTest = 20_261_124;
const db = await testDatabase([migrations], { connections: 6 });
const chance = chanceFrom(seededBits(seedOfTest));
const push = z.object({ id: z.string(), seq: z.int(), before: z.int() });
const spoken = z.union([z.object({ number: z.int(), said: z.union([z.string(), z.boolean()]) }), z.object({ push })]);

const kinds = { steps: auction({ name: "steps" }), owned: auction({ name: "owned", pace: "owned" }) };
const tables = (["steps", "owned"] as const).flatMap((pace) =>
	[0, 1, 2].map((place) => ({ pace, id: `${pace}-${place}` })),
);

const heard = tables.map(({ pace, id }) => liveRoomOf({ kind: pace, id }));

type Running = {
	readonly child: ChildProcess;
	/** True when it was confirmed; a code when it was refused; undefined when nobody answered. */
	readonly ask: (asked: object) => Promise<string | boolean | undefined>;
	/** What whoever hears the rooms there was told, in order. */
	readonly pushes: z.infer<typeof push>[];
};

let started = 0;
const children = new Set<ChildProcess>();
afterAll(() => {
	for (const child of children) child.kill("SIGKILL");
});

async function startProcess(): Promise<Running> {
	started += 1;
	const child = fork(new URL("./testing/room-process.ts", import.meta.url), [db.url, `process-${started}`, ...heard], {
		execArgv: ["--import", "tsx"],
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	});
	children.add(child);
	const waiting = new Map<number, (said: string | boolean | undefined) => void>();
	const pushes: Running["pushes"] = [];
	let asked = 0;
	child.on("message", (message) => {
		const told = z.parse(spoken, message);
		if ("push" in told) pushes.push(told.push);
		else waiting.get(told.number)?.(told.said);
	});
	const gone = new Promise<undefined>((resolve) => child.once("exit", () => resolve(undefined)));
	void gone.then(() => children.delete(child));
	const ask: Running["ask"] = (question) => {
		asked += 1;
		const number = asked;
		const answer = new Promise<string | boolean | undefined>((resolve) => waiting.set(number, resolve));
		if (child.connected) child.send({ ...question, number }, () => undefined);
		return Promise.race([answer, gone]);
	};
	await Promise.race([new Promise((resolve) => waiting.set(0, resolve)), gone]);
	return { child, ask, pushes };
}

async function eventsOf(id: string): Promise<readonly AuctionEvent[]> {
	const { rows } = await db.read((tx) =>
		sql<{ events: readonly AuctionEvent[] }>`select events from rooms.room_event where id = ${id} order by seq`.execute(
			tx,
		),
	);
	return rows.flatMap(({ events }) => events);
}

test(`two processes, killed at any moment, lose nothing (seed ${seedOfTest})`, async () => {
	await db.tx((tx) =>
		sql`create table public.sold (id text, lot integer, bids integer, primary key (id, lot))`.execute(tx),
	);
	const { rooms } = createRooms({
		db,
		clock: systemClock,
		log,
		fan: databaseFan(db),
		audience: noAudience,
		node: "test",
	});
	for (const { pace, id } of tables) await rooms.open(kinds[pace], id);
	const nodes = await Promise.all([startProcess(), startProcess()]);
	const confirmed = new Map<string, string[]>(tables.map(({ id }) => [id, []]));
	let bids = 0;
	let over = false;
	/** Bids without end, at either process, on the lot that is open as far as is known. */
	async function bidder(place: number): Promise<void> {
		while (!over) {
			const table = tables[(place + bids) % tables.length];
			const node = nodes[chance.below(2)];
			if (table === undefined || node === undefined) continue;
			const known = await rooms.read(kinds[table.pace], table.id);
			bids += 1;
			const seat = `seat-${bids}`;
			const command = { lot: known?.state.lot ?? 1, amount: bids };
			if ((await node.ask({ ...table, seat, command })) === true) confirmed.get(table.id)?.push(seat);
			await sleep(5);
		}
	}
	const bidding = Promise.all(Array.from({ length: 8 }, (_, place) => bidder(place)));
	for (let fault = 0; fault < 5; fault++) {
		await sleep(150 + chance.below(500));
		const place = fault % 2;
		const { child } = nodes[place] ?? {};
		if (fault === 2) {
			// It stands still past its lease, and goes on believing that it holds its rooms.
			child?.kill("SIGSTOP");
			await sleep(1_500);
			child?.kill("SIGCONT");
			continue;
		}
		child?.kill("SIGKILL");
		nodes[place] = await startProcess();
	}
	await sleep(1_500);
	over = true;
	await bidding;
	for (const { id } of tables) {
		const seq = Number((await rowOf(id)).seq);
		for (const { pushes } of nodes)
			await vi.waitFor(() => expect(toldOf(pushes, id).at(-1)?.seq).toBeGreaterThanOrEqual(seq), { timeout: 6_000 });
	}
	for (const { child } of nodes) child.kill("SIGKILL");
	await vi.waitFor(() => expect(children.size).toBe(0));
	for (const { id } of tables) {
		await expectWhole(id, confirmed.get(id) ?? []);
		// Each push names the one before it at its process: what is not there was told by a later one.
		for (const { pushes } of nodes) {
			const told = toldOf(pushes, id);
			expect(told.map(({ before }) => before)).toEqual([0, ...told.slice(0, -1).map(({ seq }) => seq)]);
			expect(told.every(({ seq, before }) => seq > before)).toBe(true);
		}
	}
}, 60_000);

const toldOf = (pushes: Running["pushes"], id: string) => pushes.filter((one) => one.id === id);

async function rowOf(id: string): Promise<{ readonly seq: string; readonly epoch: number }> {
	const { rows } = await db.read((tx) =>
		sql<{ seq: string; epoch: number }>`select seq, epoch from rooms.room where id = ${id}`.execute(tx),
	);
	const [row] = rows;
	if (row === undefined) throw new Error(`no room ${id}`);
	return row;
}

/** Every lot closed once, in its turn and with all that it carries; every confirmed bid is there, and none twice. */
async function expectWhole(id: string, confirmed: readonly string[]): Promise<void> {
	const events = await eventsOf(id);
	const closed = events.flatMap((event) => (event.type === "closed" ? [event] : []));
	expect(closed.length).toBeGreaterThan(10);
	expect(closed.map(({ lot }) => lot)).toEqual(closed.map((_, place) => place + 1));
	const { rows } = await db.read((tx) =>
		sql<{ lot: number; bids: number }>`select lot, bids from public.sold where id = ${id} order by lot`.execute(tx),
	);
	expect(rows).toEqual(closed.map(({ lot, bids }) => ({ lot, bids: bids.length })));
	const taken = events.flatMap((event) => (event.type === "bid" ? event.bid.seat : []));
	expect(new Set(taken).size).toBe(taken.length);
	expect(confirmed.length).toBeGreaterThan(0);
	expect(confirmed.filter((seat) => !taken.includes(seat))).toEqual([]);
	// More than one process has held it.
	if (id.startsWith("owned")) expect((await rowOf(id)).epoch).toBeGreaterThan(1);
}
