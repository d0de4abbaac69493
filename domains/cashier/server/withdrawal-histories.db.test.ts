// Random histories of many acts at once, by members, operators, a provider and the clock: whatever order they came in, the
// ledger holds exactly what was not paid out, nothing is paid or given back twice, and every withdrawal came to at most one end.
import fc from "fast-check";
import { expect, test } from "vitest";
import { unwrap } from "#platform/kernel";
import {
	cancelWithdrawal,
	confirmWithdrawal,
	disputeWithdrawal,
	listWithdrawals,
	type Withdrawal,
} from "../contract/index.ts";
import {
	answerDispute,
	approveWithdrawal,
	payWithdrawal,
	refuseWithdrawal,
	reverseWithdrawal,
	sendWithdrawal,
	settlePayout,
} from "./api.ts";
import { confirmBatch } from "./jobs.ts";
import { type Customer, openTeller } from "./testing/open-teller.ts";

const teller = await openTeller();
const { ask, call, clock, customer, deps, faults, order, proof, purse } = teller;

const funds = 500_000n;
const evidence = await proof();

const acts = {
	approve: (_one, withdrawal, operator) => approveWithdrawal(deps, order(withdrawal, operator)),
	refuse: (_one, withdrawal, operator) => refuseWithdrawal(deps, { ...order(withdrawal, operator), why: "By chance." }),
	pay: (_one, withdrawal, operator) => payWithdrawal(deps, { ...order(withdrawal, operator), ...evidence }),
	send: (_one, withdrawal, operator) =>
		sendWithdrawal({ ...deps, provider: { payOut: async () => "accepted" } }, order(withdrawal, operator)),
	settle: (_one, { withdrawalId }) =>
		settlePayout(deps, { withdrawalId, outcome: "paid", remark: "", now: clock.now() }),
	fail: (_one, { withdrawalId }) =>
		settlePayout(deps, { withdrawalId, outcome: "failed", remark: "", now: clock.now() }),
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
		{ numRuns: 25 },
	);
	expect(await faults()).toEqual([]);
});
