// A job as data: its name, the shape of its payload, what it does. Does not know when or where it runs.
import type { core } from "zod/mini";
import type { Log } from "#platform/http";

/** What an enqueuer must know of a job. */
export type JobKind<Payload extends core.$ZodType = core.$ZodType> = {
	/** Unique in the product, domain first: `cashier.send-receipt`. */
	readonly name: string;
	/** Plain JSON; parsed when it is enqueued and again when it runs. */
	readonly payload: Payload;
};

export type JobContext = {
	readonly jobId: string;
	/** 1 for the first try. */
	readonly attempt: number;
	readonly now: Date;
	readonly log: Log;
	/** Aborted when the process is about to stop. */
	readonly signal: AbortSignal | undefined;
};

export type Job<Payload extends core.$ZodType = core.$ZodType> = JobKind<Payload> & {
	/** How often it is tried before it is given up; 25 when not said, over about three days. */
	readonly maxAttempts?: number;
	/** May run more than once for one enqueue, so its effect must bear repetition. A throw is retried with back-off. */
	run(payload: core.output<Payload>, context: JobContext): Promise<void>;
};

/** @__NO_SIDE_EFFECTS__ */
export function defineJobKind<Payload extends core.$ZodType>(kind: JobKind<Payload>): JobKind<Payload> {
	return kind;
}

/** A job with its work. To enqueue from where the work is not known, define the kind apart and spread it here. */
export function defineJob<Payload extends core.$ZodType>(job: Job<Payload>): Job<Payload> {
	return job;
}

/** A job that the clock starts. Its job takes an empty object. */
export type CronItem = {
	readonly job: Job;
	/** Five fields, UTC: minute hour day month weekday. */
	readonly schedule: string;
	/** How far back runs that were missed while nothing ran are made up for; 0 when not said. */
	readonly backfillMinutes?: number;
};
