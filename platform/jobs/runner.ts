// One life of the job library on a pool of its own, and an end that always comes.
import { EventEmitter, once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { makeWorkerUtils, type RunnerOptions, run, type WorkerEvents } from "graphile-worker";
import { openPool } from "#platform/db";
import { createLease, type LeaseParts } from "./lease.ts";

export type Life = {
	/** The library's name for it, under which its jobs are held. */
	readonly name: string;
	/** Resolves when no job of it runs any more, stopped or because it ended itself. Never rejects. */
	readonly ended: Promise<void>;
	/** Takes no new job and waits for those that run. Never rejects. */
	readonly stop: () => Promise<void>;
};

type Beginning = {
	readonly url: string;
	/** Jobs at once. */
	readonly concurrency: number;
	/** The name of the life before this one: what it still held is let go first. */
	readonly before: string | undefined;
	readonly lease: Omit<LeaseParts, "pool">;
	readonly options: Omit<RunnerOptions, "events" | "pgPool" | "concurrency">;
};

/** So often in a row the library may look for a job in vain before its life is over. */
const mostBlindLooks = 10;

/** How long the library may take to tidy up after its last job. */
const tidyingMs = 1_000;

/**
 * Throws when the database does not answer or the library does not accept its options.
 *
 * The pool is ours because the library stops to hear its own pool before that has ended: a connection lost just then would end
 * the process. And its last word is not waited for without limit: when two ends of jobs could not be written, its promise
 * stays open for ever (seen with graphile-worker 0.17.3). Nor is it trusted to come to itself: a life that cannot read at its start
 * which jobs there are keeps that failure, and takes no job for ever, in silence (seen with 0.17.3 while a database came back). One
 * that cannot look for jobs many times in a row is ended. And one that ended by itself is stopped all the same: its clock would go on
 * trying on the ended pool, beside that of the next.
 */
export async function beginLife({ url, concurrency, before, lease: terms, options }: Beginning): Promise<Life> {
	const pool = openPool({ url, name: "tessera-jobs", connections: concurrency + 2 });
	const lease = createLease({ ...terms, pool });
	// One that has ended by itself says that it is stopped already.
	let stop = () => {};
	const end = async (): Promise<void> => {
		stop();
		lease.end();
		await Promise.race([pool.end(), sleep(tidyingMs, undefined, { ref: false })]);
	};
	try {
		const events: WorkerEvents = new EventEmitter();
		const held = whenNamed(events, lease.begin);
		const quiet = allQuiet(events);
		if (before !== undefined) await letGo(pool, before);
		const preset = { ...options.preset, plugins: [noJobBefore(held)] };
		const runner = await run({ ...options, preset, concurrency, events, pgPool: pool });
		stop = () => void runner.stop().catch(() => undefined);
		const settled = runner.promise.catch(() => undefined);
		whenBlind(events, stop);
		const name = await held;
		const ended = Promise.race([settled, quiet]).then(end);
		return {
			name,
			ended,
			stop: async () => {
				stop();
				await ended;
			},
		};
	} catch (error) {
		await end();
		throw error;
	}
}

/** The library's name for a life, once its jobs can be held under it. */
async function whenNamed(events: WorkerEvents, begin: (name: string) => Promise<void>): Promise<string> {
	const name = await new Promise<string>((resolve) => {
		events.once("pool:create", ({ workerPool }) => resolve(workerPool.id));
	});
	await begin(name);
	return name;
}

/** No worker looks for a job before: a job without a lease would be nobody's when this process is killed. */
const noJobBefore = (held: Promise<unknown>) => ({
	name: "TesseraLease",
	version: "1.0.0",
	worker: { hooks: { startWorker: () => held.then(() => undefined) } },
});

/** Looks for jobs fail one after the other; one that finds a job, or none, says that it sees. */
function whenBlind(events: WorkerEvents, end: () => void): void {
	let inVain = 0;
	const sees = (): void => {
		inVain = 0;
	};
	events.on("worker:getJob:empty", sees);
	events.on("job:start", sees);
	events.on("worker:getJob:error", () => {
		inVain += 1;
		if (inVain === mostBlindLooks) end();
	});
}

/** When the last job has ended, or was given up, and the time to tidy up is over. */
async function allQuiet(events: WorkerEvents): Promise<void> {
	const last = ["pool:gracefulShutdown:complete", "pool:forcefulShutdown:complete", "pool:forcefulShutdown:error"];
	await Promise.race(last.map((event) => once(events, event)));
	await sleep(tidyingMs, undefined, { ref: false });
}

async function letGo(pool: ReturnType<typeof openPool>, name: string): Promise<void> {
	const utils = await makeWorkerUtils({ pgPool: pool });
	try {
		await utils.forceUnlockWorkers([name]);
	} finally {
		await utils.release();
	}
}
