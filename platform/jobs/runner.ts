// One life of the job library on a pool of its own, and an end that always comes.
import { EventEmitter, once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { makeWorkerUtils, type RunnerOptions, run, type WorkerEvents } from "graphile-worker";
import { openPool } from "#platform/db";

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
	readonly options: Omit<RunnerOptions, "events" | "pgPool" | "concurrency">;
};

/** How long the library may take to tidy up after its last job. */
const tidyingMs = 1_000;

/**
 * Throws when the database does not answer or the library does not accept its options.
 *
 * The pool is ours because the library stops to hear its own pool before that has ended: a connection lost just then would end
 * the process. And its last word is not waited for without limit: when two ends of jobs could not be written, its promise
 * stays open for ever (seen with graphile-worker 0.17.3).
 */
export async function beginLife({ url, concurrency, before, options }: Beginning): Promise<Life> {
	const pool = openPool({ url, name: "tessera-jobs", connections: concurrency + 2 });
	const endPool = () => Promise.race([pool.end(), sleep(tidyingMs, undefined, { ref: false })]);
	try {
		const events: WorkerEvents = new EventEmitter();
		let name = "";
		events.once("pool:create", ({ workerPool }) => {
			name = workerPool.id;
		});
		const quiet = allQuiet(events);
		if (before !== undefined) await letGo(pool, before);
		const runner = await run({ ...options, concurrency, events, pgPool: pool });
		const settled = runner.promise.catch(() => undefined);
		const ended = Promise.race([settled, quiet]).then(endPool);
		return {
			name,
			ended,
			stop: async () => {
				// One that has ended by itself says that it is stopped already.
				runner.stop().catch(() => undefined);
				await ended;
			},
		};
	} catch (error) {
		await endPool();
		throw error;
	}
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
