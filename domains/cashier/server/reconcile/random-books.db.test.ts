// Books that random histories leave behind: whatever a provider did, a run of reconciliation hears what nobody told and
// finds nothing else; and whatever is broken in them afterwards is found, by the check that it belongs to.

import fc from "fast-check";
import { expect, test } from "vitest";
import type { MemberId } from "#platform/kernel";
import { historiesOf } from "../../../../tools/bootstrap/testing/turn.ts";
import { readFindings, reconcile } from "../module.ts";
import { isManner, manners } from "../simulator/manners.ts";
import { openTill, type Trouble } from "../testing/open-till.ts";

const till = await openTill();
const { cash, clock, db, deps, enrol, faults, open, paid, rows } = till;
const log = { debug() {}, info() {}, warn() {}, error() {} };

const aPayment = fc.record({
	method: fc.constantFrom("simulated-card", "simulated-wallet", "simulated-crypto"),
	amount: fc.integer({ min: 20, max: 500 }),
	manner: fc.constantFrom(...Object.keys(manners)),
	/** While it is told. */
	trouble: fc.constantFrom<Trouble>("none", "error"),
});
type Payment = { readonly method: string; readonly amount: number; readonly manner: string; readonly trouble: Trouble };

/** At most three wait at once. */
const payments = fc.array(aPayment, { minLength: 1, maxLength: 3 });

/** Opened one after the other, paid all at once. */
async function live(member: MemberId, asked: readonly Payment[]): Promise<void> {
	const opened = [];
	for (const { method, amount, manner, trouble } of asked) {
		till.trouble("none");
		const deposit = await open(member, String(amount), method);
		opened.push({ deposit, manner, trouble });
	}
	await Promise.all(
		opened.map(async ({ deposit, manner, trouble }) => {
			till.trouble(trouble);
			if (isManner(manner)) await paid(deposit, manner);
		}),
	);
	till.trouble("none");
}

const minutes = (count: number) => new Date(clock.now().getTime() + count * 60_000);
const run = (later: number) => reconcile(deps, { now: minutes(later), log });
const kinds = async () => [...new Set((await readFindings(db, { openOnly: true, most: 200 })).map(({ kind }) => kind))];

test("a run hears what nobody told; the next one finds a clean book", { timeout: 180_000 }, async () => {
	await fc.assert(
		fc.asyncProperty(payments, async (asked) => {
			const member = await enrol();
			await live(member, asked);
			await run(20);
			expect((await kinds()).filter((kind) => kind !== "statement-unheard")).toEqual([]);
			expect((await run(21)).open).toBe(0);
			// All that was paid as it was asked for is on the balance, whether anybody told of it or not.
			const [sum] = await rows<{ credited: string | null }>(
				`select sum(credited) as credited from cashier.deposit where member_id = ${member} and state = 'credited'`,
			);
			expect(await cash(member)).toBe(BigInt(sum?.credited ?? 0));
			const honest = asked.filter(({ manner }) =>
				["plain", "late", "double", "out-of-order", "silent"].includes(manner),
			);
			const [count] = await rows<{ credited: string }>(
				`select count(*) as credited from cashier.deposit where member_id = ${member} and state = 'credited'`,
			);
			const halves = asked.filter(({ manner, method }) => manner === "other-amount" && method === "simulated-crypto");
			expect(Number(count?.credited)).toBe(honest.length + halves.length);
			expect(await faults()).toEqual([]);
		}),
		{ numRuns: historiesOf(25) },
	);
});

test("whatever is broken is found by the check that it belongs to", { timeout: 120_000 }, async () => {
	const breaks = {
		/** Money that no posting brought. */
		ledger: (member: MemberId, by: string) =>
			`update wallet.wallet set balance = balance ${by} where member_id = ${member}`,
		/** A deposit that says another amount than its line. */
		"statement-credit": (member: MemberId, by: string) =>
			`update cashier.deposit set arrived = arrived ${by}, fee = fee ${by} where member_id = ${member} and state = 'credited'`,
		/** A deposit that says another amount than its posting. */
		uncovered: (member: MemberId, by: string) =>
			`update cashier.deposit set credited = credited ${by}, arrived = arrived ${by}
			where member_id = ${member} and state = 'credited'`,
	} as const;
	const unguarded = async (statement: string) => {
		await rows("alter table cashier.deposit disable trigger user");
		await rows(statement);
		await rows("alter table cashier.deposit enable trigger user");
	};
	await run(20);
	await fc.assert(
		fc.asyncProperty(
			fc.constantFrom("ledger", "statement-credit", "uncovered"),
			fc.integer({ min: 1, max: 999 }),
			async (kind, by) => {
				const member = await enrol();
				await paid(await open(member, "100", "simulated-card"));
				await unguarded(breaks[kind](member, `+ ${by}`));
				await run(20);
				expect(await kinds()).toContain(kind);
				await unguarded(breaks[kind](member, `- ${by}`));
				expect((await run(21)).open).toBe(0);
			},
		),
		{ numRuns: historiesOf(12) },
	);
});
