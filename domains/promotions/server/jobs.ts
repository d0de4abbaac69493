// What the clock does for promotions: counts every minute, closes every minute, forgets at night.
import * as z from "zod/mini";
import { type CronItem, defineJob, type Job } from "#platform/jobs";
import { erasePictures } from "./application-store.ts";
import { drawDue, forgetMisses, lapseIssued } from "./close-activities.ts";
import { countPlay } from "./count-play.ts";
import type { PromotionsDeps } from "./ports.ts";

const noPayload = z.object({});

export type PromotionsJobs = { readonly jobs: readonly Job[]; readonly cron: readonly CronItem[] };

export function promotionsJobs(deps: PromotionsDeps): PromotionsJobs {
	const every = (name: string, schedule: string, work: () => Promise<number>) => ({
		schedule,
		job: defineJob({
			name,
			payload: noPayload,
			maxAttempts: 1,
			run: async (_payload, { log }) => {
				const done = await work();
				if (done > 0) log.info({ done }, name);
			},
		}),
	});
	const cron = [
		every("promotions.count", "* * * * *", () => countPlay(deps)),
		every("promotions.close", "* * * * *", async () => (await drawDue(deps)) + (await lapseIssued(deps))),
		every("promotions.forget", "17 3 * * *", async () => {
			const now = deps.clock.now();
			await deps.db.tx((tx) => erasePictures(tx, now));
			await forgetMisses(deps.db, now);
			return 0;
		}),
	];
	return { jobs: cron.map(({ job }) => job), cron };
}
