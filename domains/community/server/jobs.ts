// What the clock does for messages: tells of those whose moment has come, drops those that are over.
import * as z from "zod/mini";
import { type CronItem, defineJob, type Job } from "#platform/jobs";
import { keptDays } from "../core/index.ts";
import { forgetBroadcasts, tellDue } from "./broadcast-store.ts";
import { forgetMessages } from "./inbox-store.ts";
import type { CommunityDeps } from "./ports.ts";

const noPayload = z.object({});
const most = 5_000;
const mostRounds = 100;
const dayMilliseconds = 86_400_000;

export type CommunityJobs = { readonly jobs: readonly Job[]; readonly cron: readonly CronItem[] };

export function communityJobs({ db }: CommunityDeps): CommunityJobs {
	const tell = defineJob({
		name: "community.tell-messages",
		payload: noPayload,
		maxAttempts: 1,
		run: async (_payload, { now }) => void (await db.tx((tx) => tellDue(tx, now))),
	});
	const forget = defineJob({
		name: "community.forget-messages",
		payload: noPayload,
		async run(_payload, { now }) {
			const before = new Date(now.getTime() - keptDays * dayMilliseconds);
			await db.tx((tx) => forgetBroadcasts(tx, { before, most: 100 }));
			for (let round = 0; round < mostRounds; round++) {
				if ((await db.tx((tx) => forgetMessages(tx, { now, most }))) < most) return;
			}
		},
	});
	const cron = [
		{ job: tell, schedule: "* * * * *" },
		{ job: forget, schedule: "41 * * * *" },
	];
	return { jobs: cron.map(({ job }) => job), cron };
}
