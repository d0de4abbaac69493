// What the clock does for standing and points: counts what was played every minute; once a day looks after ranks whose
// days have left the window.
import * as z from "zod/mini";
import { type CronItem, defineJob, type Job } from "#platform/jobs";
import { memberId } from "#platform/kernel";
import { daysBefore, windowDays } from "../core/index.ts";
import { countPlay } from "./count-play.ts";
import type { LoyaltyDeps } from "./ports.ts";
import { loadLadders, reviewRanks } from "./review-ranks.ts";
import { dayOf, membersOfDays } from "./standing-store.ts";

const noPayload = z.object({});
/** Days that left the window while nothing ran are made up for so far back. */
const lateDays = 7;
const atOnce = 1_000;

export type LoyaltyJobs = { readonly jobs: readonly Job[]; readonly cron: readonly CronItem[] };

export function loyaltyJobs(deps: LoyaltyDeps): LoyaltyJobs {
	const cron = [
		{ job: countJob(deps), schedule: "* * * * *" },
		{ job: reviewJob(deps), schedule: "2 0 * * *", backfillMinutes: 1440 },
	];
	return { jobs: cron.map(({ job }) => job), cron };
}

function countJob(deps: LoyaltyDeps): Job<typeof noPayload> {
	return defineJob({
		name: "loyalty.count-play",
		payload: noPayload,
		maxAttempts: 1,
		run: async (_payload, { log }) => {
			const members = await countPlay(deps);
			if (members > 0) log.info({ members }, "play was counted");
		},
	});
}

function reviewJob(deps: LoyaltyDeps): Job<typeof noPayload> {
	return defineJob({
		name: "loyalty.review-ranks",
		payload: noPayload,
		run: async (_payload, { log, now }) => {
			const changed = await reviewLeft(deps, now);
			if (changed > 0) log.info({ changed }, "ranks were reviewed");
		},
	});
}

/** Reviews everybody who played on a day that has left the window lately. Answers how many ranks changed. */
export async function reviewLeft(deps: LoyaltyDeps, now: Date): Promise<number> {
	const to = daysBefore(dayOf(now), windowDays);
	const from = daysBefore(to, lateDays);
	let changed = 0;
	let after = "0";
	for (;;) {
		const members = await deps.db.read((tx) => membersOfDays(tx, { from, to, after, limit: atOnce }));
		const last = members.at(-1);
		if (last === undefined) return changed;
		after = last;
		changed += await deps.db.tx(async (tx) => {
			const standings = await deps.members.standings(tx, members.map(memberId));
			const merchants = new Map([...standings].map(([member, { merchant }]) => [member, merchant] as const));
			return reviewRanks(tx, deps, { merchants, ladders: await loadLadders(tx, merchants), now });
		});
	}
}
