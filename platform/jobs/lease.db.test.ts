// A job of a process that was killed is taken over when its lease is over, and not before; a job whose holder lives is nobody else's.
import { fork } from "node:child_process";
import { once } from "node:events";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { createLog } from "#platform/http";
import { manualClock } from "#platform/kernel";
import { defineJob, defineJobKind, enqueue, migrations, startWorker } from "./index.ts";

const db = await testDatabase([migrations]);
const log = createLog({ level: "silent" });
const leaseMilliseconds = 1_200;
const endless = defineJobKind({ name: "test.endless", payload: z.object({}) });
const runs: string[] = [];
const clock = manualClock(new Date());
const within = { timeout: 40_000 };

beforeEach(() => {
	runs.length = 0;
});

/** A worker by the clock of the test, which says that it runs the job and ends it when it may. */
async function started(name: string, mayEnd: Promise<void> = Promise.resolve()): Promise<void> {
	const run = async () => {
		runs.push(name);
		await mayEnd;
	};
	const jobs = [defineJob({ ...endless, run })];
	const worker = await startWorker({ url: db.url, jobs, cron: [], log, clock, leaseMilliseconds });
	onTestFinished(() => worker.stop());
}

const held = () =>
	db.call<{ name: string; until: Date }>(
		{ name: "job-holders", text: "select name, until from platform.job_holder order by name" },
		[],
	);
const untilNow = () => clock.now().getTime() + leaseMilliseconds;
/** Everyone who lives has extended its lease since the clock was moved. */
const beaten = (living: number) =>
	vi.waitFor(async () => {
		const extended = (await held()).filter(({ until }) => until.getTime() === untilNow());
		expect(extended).toHaveLength(living);
	}, within);

test("a job of a process that was killed without a word is run by another when the lease is over, and not before", async () => {
	const process = new URL("./testing/job-process.ts", import.meta.url);
	const child = fork(process, [db.url, clock.now().toISOString(), String(leaseMilliseconds)], {
		execArgv: ["--import", "tsx"],
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	});
	onTestFinished(() => void child.kill("SIGKILL"));
	await db.tx((tx) => enqueue(tx, endless, {}));
	await once(child, "message");
	child.kill("SIGKILL");
	await once(child, "exit");
	const [dead] = await held();
	await started("another");
	clock.advance(leaseMilliseconds - 1);
	await beaten(1);
	expect(runs).toEqual([]);
	expect(await held()).toContainEqual(dead);
	clock.advance(1);
	await vi.waitFor(() => expect(runs).toEqual(["another"]), within);
	expect(await held()).not.toContainEqual(dead);
	await vi.waitFor(async () => expect(await left()).toBe(0), within);
}, 180_000);

test("a job that is run for many leases is run once, while its holder lives", async () => {
	let end = () => {};
	const ended = new Promise<void>((resolve) => {
		end = resolve;
	});
	// Leases of the test before are over.
	clock.advance(leaseMilliseconds);
	await started("first", ended);
	await db.tx((tx) => enqueue(tx, endless, {}));
	await vi.waitFor(() => expect(runs).toEqual(["first"]), within);
	await started("second");
	for (let step = 0; step < 6; step++) {
		clock.advance(leaseMilliseconds - 1);
		await beaten(2);
	}
	expect(runs).toEqual(["first"]);
	end();
	await vi.waitFor(async () => expect(await left()).toBe(0), within);
	expect(runs).toEqual(["first"]);
}, 180_000);

async function left(): Promise<number> {
	const { rows } = await db.read((tx) => sql`select 1 from graphile_worker._private_jobs`.execute(tx));
	return rows.length;
}
