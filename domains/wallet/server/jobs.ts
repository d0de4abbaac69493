// What the clock does for the ledger: partitions ahead, house sums, expired holds, the daily proof.
import * as z from "zod/mini";
import type { Database } from "#platform/db";
import { type CronItem, defineJob, type Job } from "#platform/jobs";
import { audit } from "./audit.ts";
import { releaseExpiredHolds } from "./holds.ts";
import { rollUpHouse } from "./house.ts";
import { keepPartitions } from "./partitions.ts";

const noPayload = z.object({});
const holdsAtOnce = 500;

export type WalletJobs = { readonly jobs: readonly Job[]; readonly cron: readonly CronItem[] };

export function walletJobs({ db }: { readonly db: Database }): WalletJobs {
	const cron = [
		{ job: partitionsJob(db), schedule: "10 3 * * *", backfillMinutes: 1440 },
		{ job: houseJob(db), schedule: "* * * * *" },
		{ job: holdsJob(db), schedule: "* * * * *" },
		{ job: auditJob(db), schedule: "40 3 * * *", backfillMinutes: 1440 },
	];
	return { jobs: cron.map(({ job }) => job), cron };
}

function partitionsJob(db: Database): Job<typeof noPayload> {
	return defineJob({
		name: "wallet.keep-partitions",
		payload: noPayload,
		run: async (_payload, { now }) => {
			await keepPartitions(db, now);
		},
	});
}

function houseJob(db: Database): Job<typeof noPayload> {
	return defineJob({
		name: "wallet.roll-up-house",
		payload: noPayload,
		maxAttempts: 1,
		run: async () => {
			await rollUpHouse(db);
		},
	});
}

function holdsJob(db: Database): Job<typeof noPayload> {
	return defineJob({
		name: "wallet.release-expired-holds",
		payload: noPayload,
		maxAttempts: 1,
		run: async (_payload, { now }) => {
			await db.tx((tx) => releaseExpiredHolds(tx, { now, limit: holdsAtOnce }));
		},
	});
}

/** What it finds is for a person: the log says it, a repeated run would find the same. */
function auditJob(db: Database): Job<typeof noPayload> {
	return defineJob({
		name: "wallet.audit",
		payload: noPayload,
		maxAttempts: 3,
		run: async (_payload, { log }) => {
			const broken = (await audit(db)).filter(({ violations }) => violations > 0n);
			const found = Object.fromEntries(broken.map(({ check, violations }) => [check, violations.toString()]));
			if (broken.length > 0) log.error(found, "the ledger's audit found violations");
			else log.info({}, "the ledger's audit is clean");
		},
	});
}
