// Random histories of many acts at once, by members, operators and the clock: whatever order they came in, the ledger holds
// exactly what was credited, no limit is passed, and every deposit came to at most one end.

import fc from "fast-check";
import { expect, test } from "vitest";
import { type MemberId, unwrap } from "#platform/kernel";
import { historiesOf } from "../../../../tools/bootstrap/testing/turn.ts";
import { cancelDeposit, type Deposit, listDeposits, openDeposit } from "../../contract/index.ts";
import { depositCredited } from "../api.ts";
import { expireBatch } from "../jobs.ts";
import { acceptDeposit, refuseDeposit } from "../module.ts";
import { merchant, openCounter } from "../testing/open-counter.ts";

const counter = await openCounter();
const { call, cash, clock, db, deps, enrol, faults, rows } = counter;

const limit = 30_000n;

type Step =
	| { readonly act: "open"; readonly amount: number }
	| { readonly act: "accept"; readonly which: number; readonly arrived: number | undefined }
	| { readonly act: "refuse" | "cancel" | "expire"; readonly which: number };

const aStep: fc.Arbitrary<Step> = fc.oneof(
	{ weight: 4, arbitrary: fc.record({ act: fc.constant("open" as const), amount: fc.integer({ min: 5, max: 200 }) }) },
	{
		weight: 4,
		arbitrary: fc.record({
			act: fc.constant("accept" as const),
			which: fc.nat(5),
			arrived: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined }),
		}),
	},
	{
		weight: 2,
		arbitrary: fc.record({ act: fc.constantFrom("refuse" as const, "cancel" as const), which: fc.nat(5) }),
	},
	{ weight: 1, arbitrary: fc.record({ act: fc.constant("expire" as const), which: fc.nat(5) }) },
);
/** What happens at once, then what happens at once after it. */
const aHistory = fc.array(fc.array(aStep, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 });

async function own(member: MemberId): Promise<readonly Deposit[]> {
	return unwrap(await call(member, listDeposits, { pageSize: 100 })).deposits;
}

async function carryOut(member: MemberId, step: Step, known: readonly Deposit[]): Promise<void> {
	if (step.act === "open") {
		await call(member, openDeposit, { method: "mosaic-bank", amount: String(step.amount) });
		return;
	}
	const deposit = known[step.which % Math.max(1, known.length)];
	if (deposit === undefined) return;
	const order = { merchant, reference: deposit.reference, operator: "Han", now: clock.now() };
	if (step.act === "accept") {
		const arrived = step.arrived === undefined ? undefined : BigInt(step.arrived);
		await acceptDeposit(deps, { ...order, arrived });
	}
	if (step.act === "refuse") await refuseDeposit(deps, { ...order, why: "By chance." });
	if (step.act === "cancel") await call(member, cancelDeposit, { depositId: deposit.depositId });
	if (step.act === "expire") await expireBatch(db, new Date(clock.now().getTime() + 25 * 3_600_000));
}

const minor = (amount: string | null): bigint => BigInt((amount ?? "0").replace(".", ""));

test("whatever happens at once, what was credited is what the ledger holds", { timeout: 120_000 }, async () => {
	await fc.assert(
		fc.asyncProperty(aHistory, async (history) => {
			const member = await enrol();
			await counter.protection.api.setOperatorLimit({
				memberId: member,
				currency: "P",
				kind: "deposit",
				period: "day",
				amount: limit,
				actor: "a test",
				now: clock.now(),
			});
			for (const atOnce of history) {
				const known = await own(member);
				await Promise.all(atOnce.map((step) => carryOut(member, step, known)));
			}
			const deposits = await own(member);
			const credited = deposits.filter(({ state }) => state === "credited");
			const sum = credited.reduce((total, one) => total + minor(one.credited), 0n);
			expect(await cash(member)).toBe(sum);
			expect(sum <= limit).toBe(true);
			expect(deposits.filter(({ state }) => state === "pending").length).toBeLessThanOrEqual(3);
			const told = await rows(`select 1 from platform.outbox
				where name = '${depositCredited.name}' and payload->>'memberId' = '${member}'`);
			expect(told).toHaveLength(credited.length);
			const acts = await rows(`select 1 from cashier.operator_act
				where before->>'member' = '${member}' and act = 'deposit accepted'`);
			expect(acts).toHaveLength(credited.length);
		}),
		{ numRuns: historiesOf(40) },
	);
	expect(await faults()).toEqual([]);
});
