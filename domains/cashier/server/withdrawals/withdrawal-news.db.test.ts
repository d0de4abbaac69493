// The news of withdrawals: every node hears of every change when it is committed, pushes it to its member alone, with the
// balance and what is held of it as they are.
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import {
	cancelWithdrawal,
	confirmWithdrawal,
	disputeWithdrawal,
	type Withdrawal,
	withdrawalEvent,
} from "../../contract/index.ts";
import { answerDispute, approveWithdrawal, payWithdrawal, refuseWithdrawal, reverseWithdrawal } from "../api.ts";
import { announceWithdrawal, followChanges } from "../changes.ts";
import { confirmBatch } from "../jobs.ts";
import type { CashierDeps } from "../ports.ts";
import type { Heard } from "../testing/open-counter.ts";
import { type Customer, openTeller } from "../testing/open-teller.ts";

const teller = await openTeller();
const { asked, call, clock, customer, db, deps, heard, order, paid, proof } = teller;

/** A second node over the same database, with connections of its own. */
const elsewhere: Heard[] = [];
const toMember: CashierDeps["live"]["toMember"] = (member, { name: event }, payload) =>
	void elsewhere.push({ member, event, payload });
const stop = await followChanges(db, { live: { toMember }, wallet: deps.wallet });
afterAll(stop);

let one: Customer;
beforeEach(async () => {
	one = await customer();
});

const newsOf = (node: readonly Heard[], { member }: Customer = one) =>
	node.filter((news) => news.member === member && news.event === withdrawalEvent.name);
const lastBalance = () =>
	heard.filter((news) => news.member === one.member && news.event === "balance").at(-1)?.payload;
const settled = async (count: number) => {
	for (const node of [heard, elsewhere]) await expect.poll(() => newsOf(node).length).toBe(count);
};

const fromPending: readonly (readonly [string, (withdrawal: Withdrawal) => Promise<unknown>, object])[] = [
	["approved", (withdrawal) => approveWithdrawal(deps, order(withdrawal)), { balance: "1000.00", held: "100.00" }],
	[
		"refused",
		(withdrawal) => refuseWithdrawal(deps, { ...order(withdrawal), why: "Not yours." }),
		{ balance: "1000.00", held: "0.00" },
	],
	[
		"cancelled",
		({ withdrawalId }) => call(one.member, cancelWithdrawal, { withdrawalId }),
		{ balance: "1000.00", held: "0.00" },
	],
];

describe("a withdrawal that is", () => {
	test.each(fromPending)("%s is told on every node, to its member alone", async (_state, change, balance) => {
		const other = await customer();
		const withdrawal = await asked(one);
		await settled(1);
		await change(withdrawal);
		await settled(2);
		expect(newsOf(elsewhere).at(-1)?.payload).toEqual({ withdrawalId: withdrawal.withdrawalId });
		expect(newsOf(heard, other)).toEqual([]);
		await expect.poll(lastBalance).toMatchObject(balance);
	});
	test("paid, disputed, proven, disputed again and given back is told each time", async () => {
		const withdrawal = await paid(one);
		await settled(3);
		await expect.poll(lastBalance).toMatchObject({ balance: "900.00", held: "0.00" });
		const { images } = await proof();
		const { withdrawalId } = withdrawal;
		const dispute = () => call(one.member, disputeWithdrawal, { withdrawalId, remark: "", images: [...images] });
		await dispute();
		await answerDispute(deps, { ...order(withdrawal), ...(await proof()) });
		await dispute();
		await reverseWithdrawal(deps, { ...order(withdrawal), why: "The bank sent it back." });
		await settled(7);
		await expect.poll(lastBalance).toMatchObject({ balance: "1000.00", held: "0.00" });
		const { rows: told } = await db.read((tx) =>
			sql<{ payload: object }>`select payload from platform.outbox where name = 'withdrawal.paid'
				and payload->>'withdrawalId' = ${withdrawalId}`.execute(tx),
		);
		expect(told).toEqual([
			{ payload: expect.objectContaining({ memberId: one.member, currency: "P", amount: "100.00" }) },
		]);
	});
	test("confirmed, by its member or by the clock, is told", async () => {
		await paid(one);
		await settled(3);
		await call(one.member, confirmWithdrawal, {});
		await settled(4);
		await paid(one, "30");
		await settled(7);
		await confirmBatch(deps, new Date(clock.now().getTime() + 2_000 * 60_000));
		await settled(8);
	});
	test("refused an act, or whose change was never committed, is not told", async () => {
		const withdrawal = await asked(one);
		await settled(1);
		await payWithdrawal(deps, { ...order(withdrawal), ...(await proof()) });
		const row = { member_id: one.member, id: withdrawal.withdrawalId, currency: "P" };
		await db
			.tx(async (tx) => {
				await announceWithdrawal(tx, row);
				await sql`select 1 / 0`.execute(tx);
			})
			.catch(() => undefined);
		await approveWithdrawal(deps, order(withdrawal));
		await settled(2);
	});
});
