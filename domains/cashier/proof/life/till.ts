// The other side of every deposit: an operator at the books, and a provider of payments that does all that can go wrong. The
// operator's program loses its connection like any other, and asks again.
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
	acceptDeposit,
	type DepositProviders,
	depositProviders,
	type MannerName,
	makeVouchers,
	type PayoutMannerName,
	type PayoutProviders,
	payoutProviders,
	payoutWebhookPath,
	type ReconcileDeps,
	reconcile,
	refuseDeposit,
	type ServedSimulator,
	serveSimulator,
	webhookPath,
} from "#cashier/module";
import { type Database, sql } from "#platform/db";
import { systemClock } from "#platform/kernel";
import { fileHouseKey, secureChance } from "#platform/kernel/node";
import { withLedger } from "../../../../tools/bootstrap/operator/with-ledger.ts";
import type { Run } from "../../../../tools/sim/run.ts";
import { type FloatDesk, openFloatDesk } from "./float-desk.ts";
import { openPayoutDesk, type PayoutDesk } from "./payout-desk.ts";

const merchant = "tessera";
const operator = "the simulation";
const code = "gateway";

export type Provider = {
	readonly simulator: ServedSimulator;
	readonly environment: Readonly<Record<string, string>>;
	readonly providers: DepositProviders;
	readonly payouts: PayoutProviders;
	/** Everything that was paid is told, or given up, when this resolves. */
	readonly quiet: () => Promise<unknown>;
	readonly pay: (deposit: string, manner: MannerName) => void;
	readonly payOut: (payout: string, manner: PayoutMannerName) => void;
};

/** Delays are shortened: a late payment is five seconds late. One call in twenty is answered with 500. */
export async function openProvider(origin: string, chance: () => number): Promise<Provider> {
	const secret = randomBytes(32).toString("hex");
	const simulator = await serveSimulator({
		clock: systemClock,
		secret,
		webhookUrl: `${origin}${webhookPath(code)}`,
		base: "https://pay.example",
		payoutWebhookUrl: `${origin}${payoutWebhookPath(code)}`,
		trouble: () => (chance() < 0.05 ? "error" : "none"),
		wait: async (milliseconds) => {
			await sleep(Math.min(milliseconds, 5_000));
		},
	});
	const told: Promise<unknown>[] = [];
	const account = { key: "simulation", secret, url: simulator.url, returnTo: "https://play.example/" };
	const settings = { ...account, adapter: "signed-gateway", code, simulated: false } as const;
	return {
		simulator,
		environment: {
			PAYMENTS_URL: settings.url,
			PAYMENTS_KEY: settings.key,
			PAYMENTS_SECRET: secret,
			PAYMENTS_RETURN: settings.returnTo,
			PAYMENTS_SIMULATOR: "off",
			PAYMENTS_PAYOUTS: "on",
		},
		providers: depositProviders([settings], systemClock),
		payouts: payoutProviders([settings], systemClock),
		quiet: () => Promise.all(told),
		pay: (deposit, manner) => void told.push(simulator.pay(deposit, manner)),
		payOut: (payout, manner) => void told.push(simulator.payOut(payout, manner)),
	};
}

export type Desk = {
	/** Credits what arrived, or refuses. True when this order did it; false when the deposit had come to its end. */
	readonly accept: (reference: string, arrived: bigint) => Promise<boolean>;
	readonly refuse: (reference: string) => Promise<boolean>;
	/** The code of a voucher, in minor units. */
	readonly voucher: (amount: bigint) => Promise<string>;
	/** A run of reconciliation, as if a while had passed: how many findings are open after it. */
	readonly reconcile: () => Promise<number>;
	readonly payouts: PayoutDesk;
	readonly floats: FloatDesk;
};

/** The methods that name the demo's provider are this one's from now on, as an operator would have them. */
export async function openDesk({ db, persist, world }: Run, outside: Outside): Promise<Desk> {
	await db.tx(async (tx) => {
		await sql`update cashier.method set provider = ${code} where provider = 'simulator'`.execute(tx);
	});
	const order = (reference: string) => ({ merchant, reference, operator, now: systemClock.now() });
	const voucherKey = fileHouseKey(join(world.dataDir, "house-key"))("cashier.vouchers");
	return {
		accept: (reference, arrived) =>
			persist(async () => (await withLedger(db, (deps) => acceptDeposit(deps, { ...order(reference), arrived }))).ok),
		refuse: (reference) =>
			persist(async () => (await refuseDeposit({ db }, { ...order(reference), why: "By chance." })).ok),
		voucher: (amount) =>
			persist(async () => {
				const now = systemClock.now();
				const expiresAt = new Date(now.getTime() + 3_600_000);
				const wanted = { merchant, currency: "P", amount, count: 1, expiresAt, operator, now } as const;
				const [made] = await makeVouchers({ db, chance: secureChance(), voucherKey }, wanted);
				return made?.code ?? "";
			}),
		reconcile: () => persist(() => runReconciliation(db, outside)),
		payouts: await openPayoutDesk(db, { ...world, persist }, outside),
		floats: openFloatDesk(db, persist),
	};
}

type Outside = Pick<Provider, "providers" | "payouts">;

async function runReconciliation(db: Database, { providers, payouts }: Outside): Promise<number> {
	const quiet = () => {};
	const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
	const now = new Date(systemClock.now().getTime() + 1_200_000);
	const work = (deps: Omit<ReconcileDeps, keyof Outside>) => reconcile({ ...deps, providers, payouts }, { now, log });
	return (await withLedger(db, work)).open;
}
