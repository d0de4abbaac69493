// Clears away what has had its time: steps of logins, ended sessions, old counts of failures; ends what nobody agreed to, of every
// kind of approval; counts what reports say.
import * as z from "zod/mini";
import type { Database } from "#platform/db";
import type { LapsingApprovals } from "#platform/desk";
import { type CronItem, defineJob, type Job } from "#platform/jobs";
import { countReports } from "./reports/count-reports.ts";
import { dropOldEntries } from "./staff/entry-store.ts";

export function backofficeJobs(
	{ db }: { readonly db: Pick<Database, "tx"> },
	lapsing: readonly LapsingApprovals[],
): { readonly jobs: readonly Job[]; readonly cron: readonly CronItem[] } {
	const clear = defineJob({
		name: "backoffice.clear-away",
		payload: z.object({}),
		maxAttempts: 1,
		run: (_payload, { now }) => db.tx((tx) => dropOldEntries(tx, now)),
	});
	const lapse = defineJob({
		name: "backoffice.lapse-adjustments",
		payload: z.object({}),
		maxAttempts: 1,
		run: async (_payload, { now }) => {
			for (const kind of lapsing) await kind.lapse(db, now);
		},
	});
	const count = defineJob({
		name: "backoffice.count-reports",
		payload: z.object({}),
		maxAttempts: 1,
		run: () => db.tx(countReports),
	});
	return {
		jobs: [clear, lapse, count],
		cron: [
			{ job: clear, schedule: "41 * * * *" },
			{ job: lapse, schedule: "*/5 * * * *" },
			{ job: count, schedule: "* * * * *" },
		],
	};
}
