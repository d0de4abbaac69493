// Work of the fishing games by the clock: seeds and sittings of trials that are over are forgotten; a species that strays
// from its return alarms.
import * as z from "zod/mini";
import { sql, type Tx } from "#platform/db";
import { type CronItem, defineJob, type Job } from "#platform/jobs";
import type { FishingDeps } from "./ports.ts";
import { watchSpecies } from "./species-returns.ts";

const trialMilliseconds = 2 * 86_400_000;
const atOnce = 1_000;

export function fishingJobs({ db, log }: Pick<FishingDeps, "db" | "log">): {
	readonly jobs: readonly Job[];
	readonly cron: readonly CronItem[];
} {
	const forget = defineJob({
		name: "fishing.forget-trials",
		payload: z.object({}),
		maxAttempts: 1,
		run: async (_payload, { now }) => {
			const before = new Date(now.getTime() - trialMilliseconds);
			while ((await db.tx((tx) => forgetSittings(tx, before))) === atOnce);
			while ((await db.tx((tx) => forgetPairs(tx, before))) === atOnce);
		},
	});
	const watch = defineJob({
		name: "fishing.watch-returns",
		payload: z.object({}),
		maxAttempts: 1,
		run: async (_payload, { now }) => {
			const { raised } = await db.tx((tx) => watchSpecies(tx, now));
			for (const { pay_table, species, currency } of raised)
				log.error({ pay_table, species, currency }, "a species strays from its return");
		},
	});
	return {
		jobs: [forget, watch],
		cron: [
			{ job: forget, schedule: "17 4 * * *" },
			{ job: watch, schedule: "*/10 * * * *" },
		],
	};
}

async function forgetSittings(tx: Tx, before: Date): Promise<number> {
	const { numAffectedRows } = await sql`delete from fishing.sitting where id in (
		select id from fishing.sitting where owner like 'p%' and left_at < ${before} limit ${atOnce})`.execute(tx);
	return Number(numAffectedRows ?? 0n);
}

/** Of trials that sit nowhere any more. */
async function forgetPairs(tx: Tx, before: Date): Promise<number> {
	const { numAffectedRows } = await sql`delete from fishing.seed_pair where id in (
		select pair.id from fishing.seed_pair pair where pair.owner like 'p%' and pair.created_at < ${before}
			and not exists (select 1 from fishing.sitting sat where sat.owner = pair.owner and sat.left_at is null)
		limit ${atOnce})`.execute(tx);
	return Number(numAffectedRows ?? 0n);
}
