// Runs the jobs and starts those of the clock. Each runs at least once; one that throws is tried again with back-off.
import { type JobHelpers, Logger, parseCronItems, run, type Task, type TaskList } from "graphile-worker";
import type { Logger as Pino } from "pino";
import { parse } from "zod/mini";
import { CallLog } from "#platform/http";
import type { Clock } from "#platform/kernel";
import type { CronItem, Job } from "./job.ts";

export type WorkerOptions = {
	readonly url: string;
	readonly jobs: readonly Job[];
	readonly cron: readonly CronItem[];
	readonly log: Pino;
	readonly clock: Clock;
	/** Jobs at once in this process; 4 when not said. */
	readonly concurrency?: number;
};

export type Worker = {
	/** Takes no new job and waits for those that run. */
	readonly stop: () => Promise<void>;
};

const pollMilliseconds = 2_000;

/** Throws when two jobs share a name or a schedule cannot be read. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
	const jobs = [...new Set([...options.jobs, ...options.cron.map(({ job }) => job)])];
	const runner = await run({
		connectionString: options.url,
		maxPoolSize: (options.concurrency ?? 4) + 2,
		concurrency: options.concurrency ?? 4,
		pollInterval: pollMilliseconds,
		noHandleSignals: true,
		taskList: taskListOf(jobs, options),
		parsedCronItems: parseCronItems(options.cron.map(cronItemOf)),
		logger: new Logger(() => lineTo(options.log)),
	});
	return { stop: () => runner.stop() };
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
