// What the clock does for protection: looks at places and refused documents that have had their time are forgotten.
import * as z from "zod/mini";
import type { Database } from "#platform/db";
import { type CronItem, defineJob, type Job } from "#platform/jobs";
import { forgetDocuments } from "./identity-store.ts";
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
	const documents = defineJob({
		name: "protection.forget-documents",
		payload: z.object({}),
		maxAttempts: 1,
		run: (_payload, { now }) => db.tx((tx) => forgetDocuments(tx, now)),
	});
	const cron = [
		{ job: forget, schedule: "41 3 * * *" },
		{ job: documents, schedule: "12 * * * *" },
	];
	return { jobs: cron.map(({ job }) => job), cron };
}
