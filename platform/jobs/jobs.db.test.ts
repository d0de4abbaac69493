// Jobs run if their transaction committed, once it has; what fails is tried again.
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { openDatabase, sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { migrations as callMigrations, createLog } from "#platform/http";
import { systemClock } from "#platform/kernel";
import { migrations as roomMigrations } from "#platform/rooms";
import { defineEvent, defineJob, enqueue, housekeeping, migrations, schedule, startWorker, tell } from "./index.ts";

const db = await testDatabase([migrations, callMigrations, roomMigrations]);
const lines: string[] = [];
const log = createLog({ level: "debug", destination: { write: (line: string) => void lines.push(line) } });

const done: string[] = [];
const note = defineJob({
	name: "test.note",
	payload: z.object({ text: z.string() }),
	run: async ({ text }) => void done.push(text),
});
const stubborn = defineJob({
	name: "test.stubborn",
	payload: z.object({ password: z.string() }),
	async run(_payload, { attempt }) {
		if (attempt === 1) throw new Error("not yet");
		done.push(`attempt ${attempt}`);
	},
});
/** Runs of each kind so far, and what holds the first of them until the test lets it go. */
const held = { runs: [] as string[], firstEnd: Promise.resolve() };
const outlasting = defineJob({
	name: "test.outlasting",
	payload: z.object({ how: z.enum(["fails", "passes"]) }),
	async run({ how }) {
		held.runs.push(how);
		if (held.runs.filter((ran) => ran === how).length > 1) return;
		await held.firstEnd;
		if (how === "fails") throw new Error("failed while the database was away");
	},
});
const worker = await startWorker({
	url: db.url,
	jobs: [note, stubborn, outlasting],
	cron: housekeeping(db),
	log,
	clock: systemClock,
});
afterAll(() => worker.stop());

test("a job runs soon after its transaction has committed", async () => {
	await db.tx((tx) => enqueue(tx, note, { text: "committed" }));
	await vi.waitFor(() => expect(done).toContain("committed"), { timeout: 5_000 });
});

test("a job of a transaction that rolled back never runs", async () => {
	const failing = db.tx(async (tx) => {
		await enqueue(tx, note, { text: "rolled back" });
		throw new Error("no");
	});
	await expect(failing).rejects.toThrow("no");
	await db.tx((tx) => enqueue(tx, note, { text: "after it" }));
	await vi.waitFor(() => expect(done).toContain("after it"), { timeout: 5_000 });
	expect(done).not.toContain("rolled back");
});

test("a later request under the same key replaces one that has not begun", async () => {
	const runAt = new Date(Date.now() + 3_600_000);
	await db.tx((tx) => schedule(tx, { job: note, key: "one", runAt }, { text: "first of two" }));
	await db.tx((tx) => schedule(tx, { job: note, key: "one", runAt }, { text: "second of two" }));
	expect(done).not.toContain("second of two");
	await db.tx((tx) => sql`update graphile_worker._private_jobs set run_at = now() where key = 'one'`.execute(tx));
	await vi.waitFor(() => expect(done).toContain("second of two"), { timeout: 8_000 });
	expect(done).not.toContain("first of two");
});

test("a job that throws is tried again, and the log does not hold its payload", async () => {
	await db.tx((tx) => enqueue(tx, stubborn, { password: "hidden-word" }));
	await vi.waitFor(() => expect(lines.join("")).toContain("not yet"), { timeout: 5_000 });
	await db.tx((tx) => sql`update graphile_worker._private_jobs set run_at = now()`.execute(tx));
	await vi.waitFor(() => expect(done).toContain("attempt 2"), { timeout: 8_000 });
	expect(lines.join("")).not.toContain("hidden-word");
});

test("a payload that is not what the kind says is a bug of the caller", async () => {
	// @ts-expect-error: the type refuses it too
	await expect(db.tx((tx) => enqueue(tx, note, { text: 1 }))).rejects.toThrow();
	const event = defineEvent({ name: "test.told", payload: z.object({ text: z.string() }) });
	// @ts-expect-error: the type refuses it too
	await expect(db.tx((tx) => tell(tx, event, {}))).rejects.toThrow();
});

/** Takes a database away and gives it back: nobody comes in, and whoever was in is put out, but for whoever tests. */
async function doorOf(url: string) {
	const name = new URL(url).pathname.slice(1);
	const outside = new URL(url);
	outside.pathname = "/postgres";
	const admin = openDatabase({ url: outside.href, connections: 1 });
	onTestFinished(() => admin.close());
	const setOpen = (open: boolean) =>
		admin.read((tx) => sql.raw(`alter database "${name}" with allow_connections ${open}`).execute(tx));
	return {
		open: () => setOpen(true),
		async close() {
			await setOpen(false);
			await admin.read((tx) =>
				sql`select pg_terminate_backend(pid) from pg_stat_activity
					where datname = ${name} and application_name <> ${name}`.execute(tx),
			);
		},
	};
}

test("a database that is away when a job ends does not end the server, and jobs run again when it is back", async () => {
	const door = await doorOf(db.url);
	const runsOf = (how: string) => held.runs.filter((ran) => ran === how).length;
	for (const how of ["fails", "passes"] as const) {
		let end = () => {};
		held.firstEnd = new Promise((resolve) => {
			end = resolve;
		});
		await db.tx((tx) => enqueue(tx, outlasting, { how }));
		await vi.waitFor(() => expect(runsOf(how)).toBe(1), { timeout: 10_000 });
		await door.close();
		lines.length = 0;
		end();
		// Its end cannot be written; whoever only logs that would be seen as an unhandled rejection here.
		await vi.waitFor(() => expect(lines.join("")).toContain("begun anew"), { timeout: 10_000 });
		await door.open();
		// Nobody knows whether it was done: it runs once more.
		await vi.waitFor(() => expect(runsOf(how)).toBe(2), { timeout: 10_000 });
		const text = `after a job ${how} while it was away`;
		await db.tx((tx) => enqueue(tx, note, { text }));
		await vi.waitFor(() => expect(done).toContain(text), { timeout: 10_000 });
	}
}, 60_000);

const patient = { timeout: 40_000 };
test("the clock of a worker that ended by itself does not go on beside that of the next", async () => {
	const own = await testDatabase([migrations]);
	const door = await doorOf(own.url);
	const ends: (() => void)[] = [];
	const waiting = defineJob({
		name: "test.waiting",
		payload: z.object({ passes: z.boolean() }),
		async run({ passes }, { attempt }) {
			if (attempt > 1) return;
			await new Promise<void>((resolve) => ends.push(resolve));
			if (!passes) throw new Error("failed while the database was away");
		},
	});
	const said: string[] = [];
	const hearing = createLog({ level: "debug", destination: { write: (line: string) => void said.push(line) } });
	const count = (words: string) => said.filter((line) => line.includes(words)).length;
	// Its clock finds no table of its own, and tries again ever later.
	const rename = (from: string, to: string) =>
		own.tx((tx) => sql.raw(`alter table graphile_worker.${from} rename to ${to}`).execute(tx));
	await rename("_private_known_crontabs", "taken_away");
	const cron = [{ job: { ...note, name: "test.by-clock" }, schedule: "0 0 * * *" }];
	const worker = await startWorker({ url: own.url, jobs: [waiting], cron, log: hearing, clock: systemClock });
	// Whatever was seen: no job is left running, and its end can be written.
	onTestFinished(async () => {
		for (const end of ends) end();
		await door.open();
		await worker.stop();
	});
	for (const passes of [true, true, false]) {
		await own.tx((tx) => enqueue(tx, waiting, { passes }));
		const running = ends.length + 1;
		await vi.waitFor(() => expect(ends).toHaveLength(running), patient);
	}
	await rename("taken_away", "_private_known_crontabs");
	await door.close();
	// Two ends that cannot be written, one after the other: the library never says that it is over.
	for (const unwritten of [1, 2]) {
		ends[unwritten - 1]?.();
		await vi.waitFor(() => expect(count("Failed to complete jobs")).toBe(unwritten), patient);
	}
	ends[2]?.();
	await vi.waitFor(() => expect(count("begun anew")).toBe(1), patient);
	const last = said.flatMap((line) => /Cron hit an error; restarting in ([\d.]+)ms/.exec(line)?.[1] ?? []).at(-1);
	await door.open();
	await sleep(Number(last) + 1_000);
	expect(count("after calling end on the pool")).toBe(0);
}, 180_000);

test("a worker that could not read at its start which jobs there are is begun anew", async () => {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	const holding = db.tx(async (tx) => {
		await sql`lock table graphile_worker._private_tasks in exclusive mode`.execute(tx);
		await released;
	});
	const told: string[] = [];
	const late = defineJob({
		name: "test.late",
		payload: z.object({ text: z.string() }),
		run: async ({ text }) => void told.push(text),
	});
	const second = await startWorker({ url: db.url, jobs: [late], cron: [], log, clock: systemClock });
	const ended = async () =>
		(
			await db.read((tx) =>
				sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
					and application_name = 'tessera-jobs' and wait_event_type = 'Lock'`.execute(tx),
			)
		).rows.length;
	await vi.waitFor(async () => expect(await ended()).toBe(1), { timeout: 10_000 });
	release();
	await holding;
	await db.tx((tx) => enqueue(tx, late, { text: "at last" }));
	await vi.waitFor(() => expect(told).toContain("at last"), { timeout: 30_000 });
	await second.stop();
}, 60_000);

test("two jobs of one name are a bug at the start", async () => {
	const twice = startWorker({ url: db.url, jobs: [note, { ...note }], cron: [], log, clock: systemClock });
	await expect(twice).rejects.toThrow("two jobs are named test.note");
});

test("the clock's jobs of the platform do their work", async () => {
	for (const { job } of housekeeping(db)) {
		await db.tx((tx) => enqueue(tx, job, {}));
	}
	await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 5_000 });
});

const waiting = () =>
	db.call(
		{
			name: "waiting-jobs",
			text: "select task_identifier from graphile_worker.jobs where task_identifier like 'platform.%'",
		},
		[],
	);
