// Random histories of payments at a provider that does all that can go wrong, with members, operators and the clock acting at
// once: whatever order it came in, the ledger holds what was credited, and every coin that came is credited or a line.

import fc from "fast-check";
import { expect, test } from "vitest";
import { type MemberId, unwrap } from "#platform/kernel";
import { historiesOf } from "../../../../tools/bootstrap/testing/turn.ts";
import { cancelDeposit, type Deposit, listDeposits } from "../../contract/index.ts";
import { expireBatch } from "../jobs.ts";
import { creditLine, readLines, returnLine } from "../module.ts";
import { isManner, manners } from "../simulator/manners.ts";
import { merchant } from "../testing/open-counter.ts";
import { openTill, type Trouble } from "../testing/open-till.ts";

const till = await openTill();
const { askProviders, call, cash, clock, db, deps, enrol, faults, paid, rows, simulator, tryOpen } = till;

type Step =
	| { readonly act: "open"; readonly method: string; readonly amount: number }
	| { readonly act: "pay"; readonly which: number; readonly manner: string }
	| { readonly act: "cancel" | "credit" | "return"; readonly which: number }
	| { readonly act: "ask" | "expire" };

const which = fc.nat(5);
const aStep: fc.Arbitrary<Step> = fc.oneof(
	{
		weight: 4,
		arbitrary: fc.record({
			act: fc.constant("open" as const),
			method: fc.constantFrom("simulated-card", "simulated-wallet", "simulated-crypto"),
			amount: fc.integer({ min: 20, max: 200 }),
		}),
	},
	{
		weight: 6,
		arbitrary: fc.record({
			act: fc.constant("pay" as const),
			which,
			manner: fc.constantFrom(...Object.keys(manners)),
		}),
	},
	{ weight: 3, arbitrary: fc.record({ act: fc.constantFrom("cancel", "credit", "return"), which }) },
	{ weight: 2, arbitrary: fc.record({ act: fc.constantFrom("ask", "expire") }) },
);
const aRound = fc.record({
	/** What happens at once. */
	steps: fc.array(aStep, { minLength: 1, maxLength: 6 }),
	trouble: fc.constantFrom<Trouble>("none", "none", "none", "error"),
});
const aHistory = fc.array(aRound, { minLength: 1, maxLength: 5 });

const own = async (member: MemberId): Promise<readonly Deposit[]> =>
	unwrap(await call(member, listDeposits, { pageSize: 100 })).deposits;

async function carryOut(member: MemberId, step: Step, known: readonly Deposit[]): Promise<void> {
	if (step.act === "open") await tryOpen(member, String(step.amount), step.method);
	if (step.act === "ask") await askProviders(90);
	if (step.act === "expire") await expireBatch(db, new Date(clock.now().getTime() + 3 * 3_600_000));
	if (!("which" in step)) return;
	const deposit = known[step.which % Math.max(1, known.length)];
	if (deposit === undefined) return;
	if (step.act === "pay" && isManner(step.manner)) await paid(deposit, step.manner);
	if (step.act === "cancel") await call(member, cancelDeposit, { depositId: deposit.depositId });
	if (step.act !== "credit" && step.act !== "return") return;
	const lines = (await readLines(db, { merchant, most: 200 })).filter(({ member_id }) => member_id === member);
	const line = lines[step.which % Math.max(1, lines.length)];
	if (line === undefined) return;
	const order = { merchant, id: line.id, operator: "Han", now: clock.now() };
	if (step.act === "credit") await creditLine(deps, order);
	else await returnLine(deps, { ...order, why: "By chance." });
}

const minor = (amount: string | null): bigint => BigInt((amount ?? "0").replace(".", ""));

test("whatever goes wrong, each coin that came is credited once or is a line", { timeout: 180_000 }, async () => {
	await fc.assert(
		fc.asyncProperty(aHistory, async (history) => {
			const member = await enrol();
			for (const { steps, trouble } of history) {
				till.trouble(trouble);
				const known = await own(member);
				await Promise.all(steps.map((step) => carryOut(member, step, known)));
			}
			till.trouble("none");
			await askProviders(3_600);
			const deposits = await own(member);
			const credited = deposits.filter(({ state }) => state === "credited");
			expect(await cash(member)).toBe(credited.reduce((sum, one) => sum + minor(one.credited), 0n));
			// All that the provider was paid for this member's deposits is a line here, and no line is there that was not paid.
			const ordered = new Set(deposits.map(({ depositId }) => depositId));
			const came = simulator.book.statement({ since: new Date(0), after: 0, most: 100_000 }).lines;
			const kept = await rows<{ line_id: string; state: string; deposit_id: string }>(
				`select line_id, state, deposit_id from cashier.provider_line where member_id = ${member}`,
			);
			expect(kept.map(({ line_id }) => line_id).toSorted()).toEqual(
				came.flatMap(({ line, payment }) => (ordered.has(payment) ? [line] : [])).toSorted(),
			);
			const creditedBy = kept.filter(({ state }) => state === "credited").map(({ deposit_id }) => deposit_id);
			expect(creditedBy.toSorted()).toEqual(credited.map(({ depositId }) => depositId).toSorted());
		}),
		{ numRuns: historiesOf(30) },
	);
	expect(await faults()).toEqual([]);
});
