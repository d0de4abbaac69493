// Random histories of withdrawals between hands and a provider that does all that can go wrong, with operators and the clock
// acting at once: whatever order it came in, each is paid at most once by our books, what is held is what is open, and all that
// the provider paid is a line here.

import fc from "fast-check";
import { expect, test } from "vitest";
import { unwrap } from "#platform/kernel";
import { historiesOf } from "../../../../tools/bootstrap/testing/turn.ts";
import { listWithdrawals, type Withdrawal } from "../../contract/index.ts";
import { payoutKeyOf } from "../../core/index.ts";
import { decidePayoutLine, payWithdrawal, readPayoutLines, refuseWithdrawal } from "../api.ts";
import { type PayoutMannerName, payoutMannerNames } from "../simulator/payout-manners.ts";
import { merchant } from "../testing/open-counter.ts";
import { openPayouts } from "../testing/open-payouts.ts";
import type { Customer } from "../testing/open-teller.ts";
import type { Trouble } from "../testing/serve-provider.ts";

const desk = await openPayouts();
const { approved, ask, askPayouts, call, clock, customer, db, deps, faults, order, paysOut, proof, purse, rows } = desk;
const { send, simulator } = desk;
const evidence = await proof();
const funds = 500_000n;

type Step =
	| { readonly act: "send" | "pay" | "refuse"; readonly which: number }
	| { readonly act: "bank"; readonly which: number; readonly attempt: number; readonly manner: PayoutMannerName }
	| { readonly act: "judge"; readonly decision: "settle" | "dismiss" }
	| { readonly act: "ask" };

const which = fc.nat(2);
const aStep: fc.Arbitrary<Step> = fc.oneof(
	{ weight: 5, arbitrary: fc.record({ act: fc.constant("send" as const), which }) },
	{ weight: 2, arbitrary: fc.record({ act: fc.constantFrom("pay", "pay", "refuse"), which }) },
	{
		weight: 6,
		arbitrary: fc.record({
			act: fc.constant("bank" as const),
			which,
			attempt: fc.integer({ min: 1, max: 3 }),
			manner: fc.constantFrom(...payoutMannerNames),
		}),
	},
	{
		weight: 2,
		arbitrary: fc.record({ act: fc.constant("judge" as const), decision: fc.constantFrom("settle", "dismiss") }),
	},
	{ weight: 2, arbitrary: fc.record({ act: fc.constant("ask" as const) }) },
);
const aRound = fc.record({
	/** What happens at once. */
	steps: fc.array(aStep, { minLength: 1, maxLength: 5 }),
	trouble: fc.constantFrom<Trouble>("none", "none", "none", "error"),
});
const aHistory = fc.array(aRound, { minLength: 2, maxLength: 6 });

const own = async ({ member }: Customer): Promise<readonly Withdrawal[]> =>
	unwrap(await call(member, listWithdrawals, { pageSize: 100 })).withdrawals;

async function carryOut(one: Customer, step: Step, known: readonly Withdrawal[]): Promise<void> {
	if (step.act === "ask") return askPayouts(3_600);
	if (step.act === "judge") return judge(one, step.decision);
	const withdrawal = known[step.which % Math.max(1, known.length)];
	if (withdrawal === undefined) return;
	if (step.act === "send") await send(withdrawal);
	if (step.act === "pay") await payWithdrawal(deps, { ...order(withdrawal), ...evidence });
	if (step.act === "refuse") await refuseWithdrawal(deps, { ...order(withdrawal), why: "By chance." });
	if (step.act === "bank") await paysOut(payoutKeyOf(withdrawal.withdrawalId, step.attempt), step.manner);
}

async function judge({ member }: Customer, decision: "settle" | "dismiss"): Promise<void> {
	const lines = await readPayoutLines(db, { merchant, most: 200 });
	const by = { merchant, operator: "Han", now: clock.now(), why: "By chance.", decision };
	for (const { id, member_id } of lines) if (member_id === member) await decidePayoutLine(deps, { ...by, id });
}

const minor = (amount: string): bigint => BigInt(amount.replace(".", ""));
const sumOf = (withdrawals: readonly Withdrawal[], ...states: readonly string[]): bigint =>
	withdrawals.filter(({ state }) => states.includes(state)).reduce((total, one) => total + minor(one.amount), 0n);

type Kept = { readonly line_id: string; readonly state: string; readonly withdrawal_id: string };

test("whatever goes wrong, nothing is paid twice unseen and nothing is lost", { timeout: 240_000 }, async () => {
	await fc.assert(
		fc.asyncProperty(aHistory, async (history) => {
			const one = await customer(funds);
			for (const amount of ["100", "250"]) await approved(unwrap(await ask(one, { amount })));
			for (const { steps, trouble } of history) {
				desk.trouble(trouble);
				const known = await own(one);
				await Promise.all(steps.map((step) => carryOut(one, step, known)));
			}
			desk.trouble("none");
			await askPayouts(7_200);
			await askPayouts(14_400);
			const all = await own(one);
			const { balance, held } = await purse(one.member);
			expect(balance).toBe(funds - sumOf(all, "paid"));
			expect(held).toBe(sumOf(all, "approved", "sent"));
			const ids = new Set(all.map(({ withdrawalId }) => withdrawalId));
			const came = simulator.payouts.statement({ since: new Date(0), after: 0, most: 100_000 }).lines;
			const kept = await rows<Kept>(
				`select line_id, state, withdrawal_id from cashier.payout_line where member_id = ${one.member}`,
			);
			expect(kept.map(({ line_id }) => line_id).toSorted()).toEqual(
				came.flatMap(({ line, payout }) => (ids.has(payout.slice(0, 36)) ? [line] : [])).toSorted(),
			);
			// What settled one is all that paid it: no hand did, too. What waits for nobody's word is not with a provider for ever.
			for (const { withdrawal_id: id, state } of kept) {
				if (state !== "settled") continue;
				expect(all.find(({ withdrawalId }) => withdrawalId === id)?.state).toBe("paid");
				const byHand = `select 1 from cashier.withdrawal_step where withdrawal_id = '${id}' and kind = 'pay'`;
				expect(await rows(byHand)).toEqual([]);
			}
		}),
		{ numRuns: historiesOf(25) },
	);
	expect(await faults()).toEqual([]);
});
