// Clears away what has had its time: steps of logins, ended sessions, old counts of failures; ends adjustments, fundings and
// vouchers that nobody agreed to; erases codes of vouchers that are over; counts what reports say.
import * as z from "zod/mini";
import type { Database } from "#platform/db";
import { type CronItem, defineJob, type Job } from "#platform/jobs";
import { lapseAdjustments } from "./adjustments/lapse-adjustments.ts";
import { lapseFundings } from "./games/fund-jackpot.ts";
import { lapseVouchers } from "./money/make-vouchers.ts";
import { countReports } from "./reports/count-reports.ts";
import { dropOldEntries } from "./staff/entry-store.ts";

export function backofficeJobs({ db }: { readonly db: Pick<Database, "tx"> }): {
	readonly jobs: readonly Job[];
	readonly cron: readonly CronItem[];
} {
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
			await lapseAdjustments({ db }, now);
			await lapseFundings({ db }, now);
			await lapseVouchers({ db }, now);
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
