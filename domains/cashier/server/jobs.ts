// What the clock does for the cashier: deposits whose time is over end, payments that nobody told of are asked for, books
// are put side by side, withdrawals that nobody confirmed count as received, bonuses are
// released or come to their end, attempts that no longer count are forgotten.
import * as z from "zod/mini";
import type { Database } from "#platform/db";
import { type CronItem, defineJob, type Job } from "#platform/jobs";
import { endDeposit } from "../core/index.ts";
import { endDueBonuses } from "./bonuses/bonus-end.ts";
import { announce } from "./changes.ts";
import { lockDue, writeEnd } from "./deposits/deposit-store.ts";
import { openOf } from "./deposits/own-deposits.ts";
import { forgetFailures } from "./deposits/payer-store.ts";
import { askDuePayouts } from "./pay-outs/ask-payout.ts";
import { askDue } from "./payments/ask-provider.ts";
import type { CashierDeps } from "./ports.ts";
import { type ReconcileDeps, reconcile } from "./reconcile/reconcile.ts";
import { bringDue } from "./transfers/transfer-out.ts";
import { askDueVendorTransfers, type VendorTransferDeps } from "./transfers/vendor-transfers.ts";
import { changeWithdrawal } from "./withdrawals/change-withdrawal.ts";
import { lockUnconfirmed } from "./withdrawals/withdrawal-store.ts";

const batch = 100;

type ConfirmDeps = Pick<CashierDeps, "wallet" | "accountKey"> & { readonly db: Pick<Database, "tx"> };

export function cashierJobs(deps: ReconcileDeps & ConfirmDeps & VendorTransferDeps & Pick<CashierDeps, "turnovers">): {
	readonly jobs: readonly Job[];
	readonly cron: readonly CronItem[];
} {
	const { db } = deps;
	const expire = defineJob({
		name: "cashier.expire-deposits",
		payload: z.object({}),
		maxAttempts: 1,
		run: async (_payload, { now }) => {
			while ((await expireBatch(db, now)) === batch);
		},
	});
	const askProviders = defineJob({
		name: "cashier.ask-providers",
		payload: z.object({}),
		maxAttempts: 1,
		run: async (_payload, { now, log }) => {
			await askDue(deps, { now, log });
		},
	});
	const reconcileDaily = defineJob({
		name: "cashier.reconcile",
		payload: z.object({}),
		maxAttempts: 3,
		run: async (_payload, { now, log }) => {
			const { raised } = await reconcile(deps, { now, log });
			if (raised > 0) log.error({ raised }, "reconciliation found what differs");
		},
	});
	const confirm = defineJob({
		name: "cashier.confirm-withdrawals",
		payload: z.object({}),
		maxAttempts: 1,
		run: async (_payload, { now }) => {
			while ((await confirmBatch(deps, now)) === batch);
		},
	});
	const forget = defineJob({
		name: "cashier.forget-failures",
		payload: z.object({}),
		maxAttempts: 1,
		run: (_payload, { now }) => db.tx((tx) => forgetFailures(tx, now)),
	});
	const cron = [
		{ job: expire, schedule: "* * * * *" },
		{ job: askProviders, schedule: "* * * * *" },
		{ job: payoutJob(deps), schedule: "* * * * *" },
		{ job: vendorJob(deps), schedule: "* * * * *" },
		{ job: transferOutJob(deps), schedule: "* * * * *" },
		{ job: reconcileDaily, schedule: "10 4 * * *", backfillMinutes: 1440 },
		{ job: confirm, schedule: "* * * * *" },
		{ job: bonusJob(deps), schedule: "* * * * *" },
		{ job: forget, schedule: "17 * * * *" },
	];
	return { jobs: cron.map(({ job }) => job), cron };
}

const payoutJob = (deps: Parameters<typeof askDuePayouts>[0]): Job =>
	defineJob({
		name: "cashier.ask-payouts",
		payload: z.object({}),
		maxAttempts: 1,
		run: async (_payload, { now, log }) => {
			await askDuePayouts(deps, { now, log });
		},
	});

const vendorJob = (deps: VendorTransferDeps): Job =>
	defineJob({
		name: "cashier.ask-vendors",
		payload: z.object({}),
		maxAttempts: 1,
		run: async (_payload, { now, log }) => {
			await askDueVendorTransfers(deps, { now, log });
		},
	});

const transferOutJob = (deps: VendorTransferDeps): Job =>
	defineJob({
		name: "cashier.bring-home",
		payload: z.object({}),
		maxAttempts: 1,
		run: async (_payload, { now, log }) => {
			await bringDue(deps, { now, log });
		},
	});

const bonusJob = (deps: Parameters<typeof endDueBonuses>[0]): Job =>
	defineJob({
		name: "cashier.end-bonuses",
		payload: z.object({}),
		maxAttempts: 1,
		run: async (_payload, { now, log }) => {
			await endDueBonuses(deps, { now, log });
		},
	});

/** Ends what is due, at most a batch of it; answers how many. */
export function expireBatch(db: Pick<Database, "tx">, now: Date): Promise<number> {
	return db.tx(async (tx) => {
		const due = await lockDue(tx, { now, most: batch });
		for (const deposit of due) {
			const end = endDeposit(openOf(deposit), { kind: "expire", now });
			if (!end.ok) continue;
			await writeEnd(tx, deposit, { ...end.value, by: "clock", at: now });
			await announce(tx, deposit);
		}
		return due.length;
	});
}

/** What nobody confirmed in time counts as received, at most a batch of it; answers how many. */
export function confirmBatch({ db, wallet }: Pick<ConfirmDeps, "db" | "wallet">, now: Date): Promise<number> {
	return db.tx(async (tx) => {
		const due = await lockUnconfirmed(tx, { now, most: batch });
		for (const withdrawal of due) {
			await changeWithdrawal(tx, { wallet }, { withdrawal, act: { kind: "force", now }, by: "clock", at: now });
		}
		return due.length;
	});
}
