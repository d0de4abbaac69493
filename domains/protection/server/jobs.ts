// What the clock does for protection: looks at places that have had their time are forgotten.
import * as z from "zod/mini";
import type { Database } from "#platform/db";
import { type CronItem, defineJob, type Job } from "#platform/jobs";
import { forgetLooks } from "./location-store.ts";

export function protectionJobs({ db }: { readonly db: Database }): {
	readonly jobs: readonly Job[];
	readonly cron: readonly CronItem[];
} {
	const forget = defineJob({
		name: "protection.forget-looks",
		payload: z.object({}),
		maxAttempts: 1,
		run: (_payload, { now }) => db.tx((tx) => forgetLooks(tx, now)),
	});
	return { jobs: [forget], cron: [{ job: forget, schedule: "41 3 * * *" }] };
}
