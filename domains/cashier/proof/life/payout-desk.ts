// The operators of withdrawals: they approve, refuse, pay with a picture, answer disputes. Each loses its connection like any
// other program, and asks again.

import { join } from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import {
	answerDispute,
	approveWithdrawal,
	decidePayoutLine,
	payWithdrawal,
	readPayoutLines,
	refuseWithdrawal,
	reverseWithdrawal,
	sendWithdrawal,
	type WithdrawalOrder,
} from "#cashier/api";
import { payoutKeyOf } from "#cashier/core";
import type { PayoutDeps, PayoutProviders } from "#cashier/module";
import { type Database, sql } from "#platform/db";
import { systemClock } from "#platform/kernel";
import { fileHouseKey } from "#platform/kernel/node";
import { withLedger } from "../../../../tools/bootstrap/operator/with-ledger.ts";
import type { Persist } from "../../../../tools/sim/patience.ts";
import type { World } from "../../../../tools/sim/world.ts";

/** Each true when this order did it. */
export type PayoutDesk = {
	readonly approve: (reference: string, operator: string) => Promise<boolean>;
	readonly refuse: (reference: string) => Promise<boolean>;
	readonly pay: (reference: string) => Promise<boolean>;
	readonly show: (reference: string) => Promise<boolean>;
	readonly reverse: (reference: string) => Promise<boolean>;
	/** Handed to the provider; the key it was handed over by. */
	readonly send: (reference: string) => Promise<string | undefined>;
	/** Judges what waits of what the provider says it paid, one way or the other. */
	readonly judge: (decision: "settle" | "dismiss") => Promise<void>;
	/** A document of the member was accepted. */
	readonly prove: (account: string) => Promise<void>;
	/** The id of the account that a member has. */
	readonly accountOf: (account: string) => Promise<string>;
};

/** A small one. */
export async function picture(): Promise<string> {
	const canvas = createCanvas(60, 40);
	const pen = canvas.getContext("2d");
	pen.fillRect(0, 0, 30, 40);
	return (await canvas.encode("png")).toString("base64");
}

type Work = (deps: PayoutDeps, order: WithdrawalOrder) => Promise<{ readonly ok: boolean }>;

/** Deposits ask for no play from now on, as an operator would have it: payers do not play. */
export async function openPayoutDesk(
	db: Database,
	{ dataDir, persist }: Pick<World, "dataDir"> & { readonly persist: Persist },
	{ payouts }: { readonly payouts: PayoutProviders },
): Promise<PayoutDesk> {
	await db.tx(async (tx) => {
		await sql`update cashier.payout_rule set turnover_percent = 0`.execute(tx);
	});
	const keyOf = fileHouseKey(join(dataDir, "house-key"));
	const keys = { proofKey: keyOf("cashier.proofs"), accountKey: keyOf("cashier.accounts") };
	const proof = { images: [await picture()], remark: "" };
	const act = (reference: string, work: Work, operator?: string): Promise<boolean> =>
		persist(async () => {
			const order = orderOf(reference, operator);
			return (await withLedger(db, (deps) => work({ ...deps, ...keys }, order))).ok;
		});
	return {
		approve: (reference, operator) => act(reference, approveWithdrawal, operator),
		refuse: (reference) => act(reference, (deps, order) => refuseWithdrawal(deps, { ...order, why: "By chance." })),
		pay: (reference) => act(reference, (deps, order) => payWithdrawal(deps, { ...order, ...proof })),
		show: (reference) => act(reference, (deps, order) => answerDispute(deps, { ...order, ...proof })),
		reverse: (reference) => act(reference, (deps, order) => reverseWithdrawal(deps, { ...order, why: "By chance." })),
		send: (reference) =>
			persist(async () => {
				const order = orderOf(reference);
				const sent = await withLedger(db, (deps) =>
					sendWithdrawal({ ...deps, ...keys, payouts, provider: "gateway" }, order),
				);
				return sent.ok ? lastKeyOf(db, sent.value.withdrawalId) : undefined;
			}),
		judge: (decision) => persist(() => judgeLines(db, decision)),
		...namesIn(db, persist),
	};
}

const orderOf = (reference: string, operator = "the simulation"): WithdrawalOrder => ({
	merchant: "tessera",
	reference,
	operator,
	now: systemClock.now(),
});

async function lastKeyOf(db: Database, id: string): Promise<string> {
	const { rows } = await db.read((tx) =>
		sql<{
			attempt: number;
		}>`select max(attempt) as attempt from cashier.payout where withdrawal_id = ${id}::uuid`.execute(tx),
	);
	return payoutKeyOf(id, rows[0]?.attempt ?? 1);
}

async function judgeLines(db: Database, decision: "settle" | "dismiss"): Promise<void> {
	const by = { merchant: "tessera", operator: "the simulation", now: systemClock.now(), why: "By chance." };
	for (const { id, fault } of await readPayoutLines(db, { merchant: "tessera", most: 20 })) {
		// A line of another amount is never the pay-out: reconciliation would say so.
		const word = fault === "amount" ? "dismiss" : decision;
		await withLedger(db, (deps) => decidePayoutLine(deps, { ...by, id, decision: word }));
	}
}

function namesIn(db: Database, persist: Persist): Pick<PayoutDesk, "prove" | "accountOf"> {
	return {
		prove: (account) =>
			persist(async () => {
				await db.tx((tx) =>
					sql`insert into protection.document (member_id, id, merchant, kind, state, remark, sent_at, decided_at, decided_by)
						select id, gen_random_uuid(), merchant, 'identity', 'accepted', '', now(), now(), 'the simulation'
						from members.accounts where account = ${account}`.execute(tx),
				);
			}),
		accountOf: (account) =>
			persist(async () => {
				const { rows } = await db.read((tx) =>
					sql<{ id: string }>`select payout.id from cashier.payout_account payout
						join members.accounts member on member.id = payout.member_id where member.account = ${account}`.execute(tx),
				);
				return rows[0]?.id ?? "";
			}),
	};
}
