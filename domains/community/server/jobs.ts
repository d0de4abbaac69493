// What the clock does for messages and chat: tells of messages whose moment has come, drops what is over.
import * as z from "zod/mini";
import { type CronItem, defineJob, type Job } from "#platform/jobs";
import { chatKeptDays, keptDays, rememberedMilliseconds } from "../core/index.ts";
import { forgetBroadcasts, tellDue } from "./broadcast-store.ts";
import { forgetLines } from "./chat/chat-store.ts";
import { forgetSpoken } from "./chat/speaker-store.ts";
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
	const forgetChat = defineJob({
		name: "community.forget-chat",
		payload: noPayload,
		async run(_payload, { now }) {
			await db.tx((tx) => forgetSpoken(tx, new Date(now.getTime() - rememberedMilliseconds)));
			const before = new Date(now.getTime() - chatKeptDays * dayMilliseconds);
			for (let round = 0; round < mostRounds; round++) {
				if ((await db.tx((tx) => forgetLines(tx, { before, most }))) < most) return;
			}
		},
	});
	const cron = [
		{ job: forgetChat, schedule: "43 * * * *" },
		{ job: tell, schedule: "* * * * *" },
		{ job: forget, schedule: "41 * * * *" },
	];
	return { jobs: cron.map(({ job }) => job), cron };
}
