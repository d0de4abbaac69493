// Runs the jobs and starts those of the clock. Each runs at least once; one that throws is tried again with back-off.
import { setTimeout as sleep } from "node:timers/promises";
import { type JobHelpers, Logger, parseCronItems, type Task, type TaskList } from "graphile-worker";
import type { Logger as Pino } from "pino";
import { parse } from "zod/mini";
import { CallLog } from "#platform/http";
import type { Clock } from "#platform/kernel";
import type { CronItem, Job } from "./job.ts";
import { beginLife, type Life } from "./runner.ts";

export type WorkerOptions = {
	readonly url: string;
	readonly jobs: readonly Job[];
	readonly cron: readonly CronItem[];
	readonly log: Pino;
	readonly clock: Clock;
	/** Jobs at once in this process; 4 when not said. */
	readonly concurrency?: number;
	/** How long it holds its jobs from one sign of life to the next, and so after its death; 30 000 when not said. */
	readonly leaseMilliseconds?: number;
};

export type Worker = {
	/** Takes no new job and waits for those that run. */
	readonly stop: () => Promise<void>;
};

const pollMilliseconds = 2_000;

const defaultLease = 30_000;

/** How long to wait before it is begun anew. */
const pauseMilliseconds = 1_000;

/**
 * Throws when two jobs share a name or a schedule cannot be read. When the database cannot be told what became of a job, the
 * runner ends itself; another one is begun, and such a job runs again.
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
	const begin = beginning(options);
	const stop = new AbortController();
	let life = await begin(undefined);
	async function goOn(): Promise<void> {
		for (;;) {
			await life.ended;
			if (stop.signal.aborted) return;
			options.log.error({ call: "jobs" }, "the worker ended by itself; it is begun anew");
			const next = await beginAnew(() => begin(life.name), stop.signal);
			if (next === undefined) return;
			life = next;
		}
	}
	const going = goOn();
	return {
		stop: async () => {
			stop.abort();
			await life.stop();
			await going;
		},
	};
}

/** Tries until the database answers; undefined when the worker was stopped meanwhile. */
async function beginAnew(begin: () => Promise<Life>, stop: AbortSignal): Promise<Life | undefined> {
	while (!stop.aborted) {
		await sleep(pauseMilliseconds, undefined, { signal: stop }).catch(() => undefined);
		const life = stop.aborted ? undefined : await begin().catch(() => undefined);
		if (life !== undefined && stop.aborted) await life.stop();
		else if (life !== undefined) return life;
	}
	return undefined;
}

function beginning(options: WorkerOptions): (before: string | undefined) => Promise<Life> {
	const { url, concurrency = 4, cron, log, clock, leaseMilliseconds = defaultLease } = options;
	const jobs = [...new Set([...options.jobs, ...cron.map(({ job }) => job)])];
	const taskList = taskListOf(jobs, options);
	const failed = (error: unknown) => log.warn({ call: "jobs", error }, "the lease of jobs was not extended");
	return (before) =>
		beginLife({
			url,
			concurrency,
			before,
			lease: { clock, milliseconds: leaseMilliseconds, failed },
			options: {
				pollInterval: pollMilliseconds,
				noHandleSignals: true,
				taskList,
				parsedCronItems: parseCronItems(cron.map(cronItemOf)),
				logger: new Logger(() => lineTo(log)),
				// Written through its batches: without them nobody hears of a write that fails, and it ends the process.
				preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
			},
		});
}

function taskListOf(jobs: readonly Job[], options: WorkerOptions): TaskList {
	const tasks: TaskList = {};
	for (const job of jobs) {
		if (tasks[job.name] !== undefined) throw new Error(`two jobs are named ${job.name}`);
		tasks[job.name] = taskOf(job, options);
	}
	return tasks;
}

/** The clock's jobs get the empty object: what graphile-worker adds to it is not theirs to know. */
const payloadOf = (payload: unknown): unknown =>
	typeof payload === "object" && payload !== null && "_cron" in payload ? {} : payload;

function taskOf(job: Job, { log, clock }: WorkerOptions): Task {
	return async (payload, { job: row, abortSignal }: JobHelpers) => {
		const jobLog = new CallLog(log, { requestId: `job-${row.id}`, call: job.name });
		try {
			await job.run(parse(job.payload, payloadOf(payload)), {
				jobId: row.id,
				attempt: row.attempts,
				now: clock.now(),
				log: jobLog,
				signal: abortSignal,
			});
		} catch (thrown) {
			jobLog.error({ error: thrown, attempt: row.attempts }, "the job failed and is tried again");
			throw thrown;
		}
	};
}

const cronItemOf = ({ job, schedule, backfillMinutes = 0 }: CronItem) => ({
	task: job.name,
	match: schedule,
	identifier: job.name,
	options: { backfillPeriod: backfillMinutes * 60_000 },
});

/** Graphile's own lines: its errors matter, its chatter does not, and its details may hold payloads. */
function lineTo(log: Pino) {
	return (level: string, message: string): void => {
		if (level === "error") log.error({ call: "jobs" }, message);
		else if (level === "warning") log.warn({ call: "jobs" }, message);
		else log.debug({ call: "jobs" }, message);
	};
}
