// Enqueues a job in the caller's transaction: it runs if, and only if, the transaction commits.
import { type core, parse } from "zod/mini";
import { sql, type Tx } from "#platform/db";
import type { JobKind } from "./job.ts";

/** Runs the job as soon as the transaction has committed. Throws when the payload is not what its kind says. */
export async function enqueue<Payload extends core.$ZodType>(
	tx: Tx,
	job: JobKind<Payload>,
	payload: core.input<Payload>,
): Promise<void> {
	await schedule(tx, { job }, payload);
}

export type Planned<Payload extends core.$ZodType> = {
	readonly job: JobKind<Payload>;
	/** A later request under the same key replaces one that has not begun. */
	readonly key?: string;
	/** Not before this moment. */
	readonly runAt?: Date;
};

/** Like `enqueue`, at a moment or under a key. */
export async function schedule<Payload extends core.$ZodType>(
	tx: Tx,
	planned: Planned<Payload>,
	payload: core.input<Payload>,
): Promise<void> {
	const { job, key = null, runAt = null } = planned;
	const text = JSON.stringify(parse(job.payload, payload));
	await sql`
		select 1 from graphile_worker.add_job(
			identifier => ${job.name}::text,
			payload => ${text}::json,
			run_at => ${runAt}::timestamptz,
			job_key => ${key}::text
		)`.execute(tx);
}
