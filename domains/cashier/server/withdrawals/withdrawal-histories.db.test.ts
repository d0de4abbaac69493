// Random histories of many acts at once, by members, operators, a provider and the clock: whatever order they came in, the
// ledger holds exactly what was not paid out, nothing is paid or given back twice, and every withdrawal came to at most one end.

import fc from "fast-check";
import { expect, test } from "vitest";
import { unwrap } from "#platform/kernel";
import { historiesOf } from "../../../../tools/bootstrap/testing/turn.ts";
import {
	cancelWithdrawal,
	confirmWithdrawal,
	disputeWithdrawal,
	listWithdrawals,
	type Withdrawal,
} from "../../contract/index.ts";
import { payoutKeyOf } from "../../core/index.ts";
import {
	answerDispute,
	approveWithdrawal,
	payWithdrawal,
	refuseWithdrawal,
	reverseWithdrawal,
	sendWithdrawal,
} from "../api.ts";
import { confirmBatch } from "../jobs.ts";
import { takePayoutNews } from "../pay-outs/payout-webhook.ts";
import type { PayoutNews, PayoutProvider } from "../providers/index.ts";
import { type Customer, openTeller } from "../testing/open-teller.ts";

const pending = async (payout: string) => ({ state: "pending", payout }) as const;
/** It has what it was handed; what becomes of that is said by the steps below. */
const bank: PayoutProvider = {
	code: "bank",
	simulated: true,
	verify: () => ({ ok: false, error: "UNREADABLE" }),
	payOut: async ({ payout }) => ({ outcome: "accepted", news: await pending(payout) }),
	read: async (payout) => ({ outcome: "known", news: await pending(payout) }),
	statement: async () => ({ outcome: "page", lines: [], next: undefined }),
};
const teller = await openTeller({ payouts: bank });
const { ask, call, clock, customer, deps, faults, order, proof, purse, rows } = teller;

/** What the bank says of the last or of an earlier time that one was handed over. */
async function tell({ withdrawalId, amount, account }: Withdrawal, state: "paid" | "failed"): Promise<void> {
	const [sent] = await rows<{ attempt: number }>(
		`select attempt from cashier.payout where withdrawal_id = '${withdrawalId}' order by random() limit 1`,
	);
	if (sent === undefined) return;
	const payout = payoutKeyOf(withdrawalId, sent.attempt);
	const paid = { payout, amount, currency: "P", account: account.number.slice(-4), paidAt: clock.now() };
	const news: PayoutNews =
		state === "failed" ? { state, payout, reason: "by chance" } : { state, line: `L-${payout}`, ...paid };
	await takePayoutNews(deps, { provider: "bank", news, toldBy: "webhook", now: clock.now() });
}

const funds = 500_000n;
const evidence = await proof();

const acts = {
	approve: (_one, withdrawal, operator) => approveWithdrawal(deps, order(withdrawal, operator)),
	refuse: (_one, withdrawal, operator) => refuseWithdrawal(deps, { ...order(withdrawal, operator), why: "By chance." }),
	pay: (_one, withdrawal, operator) => payWithdrawal(deps, { ...order(withdrawal, operator), ...evidence }),
	send: (_one, withdrawal, operator) => sendWithdrawal({ ...deps, provider: "bank" }, order(withdrawal, operator)),
	settle: (_one, withdrawal) => tell(withdrawal, "paid"),
	fail: (_one, withdrawal) => tell(withdrawal, "failed"),
	prove: (_one, withdrawal, operator) => answerDispute(deps, { ...order(withdrawal, operator), ...evidence }),
	reverse: (_one, withdrawal, operator) =>
		reverseWithdrawal(deps, { ...order(withdrawal, operator), why: "By chance." }),
	cancel: ({ member }, { withdrawalId }) => call(member, cancelWithdrawal, { withdrawalId }),
	receive: ({ member }, { withdrawalId }) => call(member, confirmWithdrawal, { withdrawalId }),
	"receive all": ({ member }) => call(member, confirmWithdrawal, {}),
	dispute: ({ member }, { withdrawalId }) =>
		call(member, disputeWithdrawal, { withdrawalId, remark: "", images: [...evidence.images] }),
	force: () => confirmBatch(deps, new Date(clock.now().getTime() + 2_000 * 60_000)),
} as const satisfies Readonly<
	Record<string, (one: Customer, withdrawal: Withdrawal, operator: string) => Promise<unknown>>
>;
type ActName = keyof typeof acts;

type Step =
	| { readonly act: "ask"; readonly amount: number }
	| { readonly act: ActName; readonly which: number; readonly operator: string };

const names: readonly ActName[] = [
	...([
		"approve",
		"approve",
		"approve",
		"pay",
		"pay",
		"dispute",
		"reverse",
		"prove",
		"receive",
		"send",
		"settle",
	] as const),
	...(["fail", "refuse", "cancel", "receive all", "force"] as const),
];
const aStep: fc.Arbitrary<Step> = fc.oneof(
	{
		weight: 1,
		arbitrary: fc.record({ act: fc.constant("ask" as const), amount: fc.integer({ min: 15, max: 3_000 }) }),
	},
	{
		weight: 4,
		arbitrary: fc.record({
			act: fc.constantFrom(...names),
			which: fc.nat(3),
			operator: fc.constantFrom("Han", "Lee", "Kim"),
		}),
	},
);
/** What happens at once, then what happens at once after it. */
const aHistory = fc.array(fc.array(aStep, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 8 });

const own = async ({ member }: Customer) => unwrap(await call(member, listWithdrawals, { pageSize: 100 })).withdrawals;

async function carryOut(one: Customer, step: Step, known: readonly Withdrawal[]): Promise<void> {
	if (step.act === "ask") {
		await ask(one, { amount: String(step.amount) });
		return;
	}
	const withdrawal = known[step.which % Math.max(1, known.length)];
	if (withdrawal !== undefined) await acts[step.act](one, withdrawal, step.operator);
}

const minor = (amount: string): bigint => BigInt(amount.replace(".", ""));
const sumOf = (withdrawals: readonly Withdrawal[], ...states: readonly string[]): bigint =>
	withdrawals.filter(({ state }) => states.includes(state)).reduce((total, one) => total + minor(one.amount), 0n);

test("whatever happens at once, what was paid out is what left the ledger", { timeout: 240_000 }, async () => {
	await fc.assert(
		fc.asyncProperty(aHistory, async (history) => {
			const one = await customer(funds);
			await carryOut(one, { act: "ask", amount: 100 }, []);
			await carryOut(one, { act: "ask", amount: 1_500 }, []);
			for (const atOnce of history) {
				const known = await own(one);
				await Promise.all(atOnce.map((step) => carryOut(one, step, known)));
				clock.advance(1_000);
			}
			const all = await own(one);
			const { balance, held } = await purse(one.member);
			expect(balance).toBe(funds - sumOf(all, "paid", "received", "disputed"));
			expect(held).toBe(sumOf(all, "pending", "approved", "sent"));
		}),
		{ numRuns: historiesOf(25) },
	);
	expect(await faults()).toEqual([]);
});
