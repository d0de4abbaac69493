// Bonuses of payments at a provider, in every manner in which it tells of them: once with the credit however often it is told,
// by what arrived, never for a payment that failed or that made another deposit; and no line of a provider credits what an
// agent decides.
import { beforeEach, describe, expect, test } from "vitest";
import { type MemberId, systemClock, unwrap } from "#platform/kernel";
import { cancelDeposit, type Deposit, listDeposits, openDeposit } from "../../contract/index.ts";
import { creditLine, readFindings, readLines, reconcile } from "../module.ts";
import type { MannerName } from "../simulator/manners.ts";
import { merchant } from "../testing/open-counter.ts";
import { openTeam } from "../testing/open-team.ts";
import { openTill } from "../testing/open-till.ts";

const till = await openTill();
const { askProviders, call, cash, clock, db, deps, enrol, faults, open, paid, rows, wallet } = till;
const { agent, player } = openTeam(till);

let member: MemberId;
let deposit: Deposit;
beforeEach(async () => {
	clock.advance(systemClock.now().getTime() - clock.now().getTime());
	member = await enrol();
	deposit = await chosen();
});

const chosen = async (method = "simulated-card"): Promise<Deposit> =>
	unwrap(await call(member, openDeposit, { method, amount: "100", promotion: "first-deposit" }));
const bonusPurse = async () =>
	(await wallet.balance(member, "P")).purses.find(({ purse }) => purse === "bonus")?.balance ?? 0n;
const standing = async () => [await cash(member), await bonusPurse()];
const shown = async () => {
	const { deposits } = unwrap(await call(member, listDeposits, {}));
	return deposits.find(({ depositId }) => depositId === deposit.depositId)?.bonus;
};
const log = { debug() {}, info() {}, warn() {}, error() {} };
const lineOf = async (manner: MannerName) => {
	await paid(deposit, manner);
	const line = (await readLines(db, { merchant, most: 200 })).findLast(({ member_id }) => member_id === member);
	return line?.id ?? "";
};
const credit = (id: string, reference?: string) =>
	creditLine(deps, { merchant, id, operator: "Han", now: clock.now(), reference });

describe("a payment", () => {
	test("is shown at once with what was chosen, and brings it when it is paid", async () => {
		expect(deposit.bonus).toEqual({ name: "First deposit", state: "chosen", amount: null });
		await paid(deposit);
		expect(await standing()).toEqual([10_000n, 5_000n]);
		expect(await shown()).toEqual({ name: "First deposit", state: "running", amount: "50.00" });
		expect(await faults()).toEqual([]);
	});
	test.each(["double", "out-of-order", "silent"] as const)(
		"that is told %s and asked for again brings it once",
		async (manner) => {
			await paid(deposit, manner);
			for (const seconds of [300, 900, 1_800]) await askProviders(seconds);
			expect(await standing()).toEqual([10_000n, 5_000n]);
			expect(await faults()).toEqual([]);
		},
	);
	test("of another amount brings by what arrived, when an operator credits it", async () => {
		const line = await lineOf("other-amount");
		expect(await standing()).toEqual([0n, 0n]);
		expect((await credit(line)).ok).toBe(true);
		expect(await standing()).toEqual([5_000n, 2_500n]);
		expect(await faults()).toEqual([]);
	});
	test("that came after the deposit was cancelled makes another, without a bonus", async () => {
		await call(member, cancelDeposit, { depositId: deposit.depositId });
		const line = await lineOf("plain");
		expect((await credit(line)).ok).toBe(true);
		expect(await standing()).toEqual([10_000n, 0n]);
		expect((await shown())?.state).toBe("void");
		expect(await faults()).toEqual([]);
	});
	test("that is declined brings none, and the promotion may be chosen again", async () => {
		await paid(deposit, "declined");
		expect([await standing(), (await shown())?.state]).toEqual([[0n, 0n], "void"]);
		deposit = await chosen();
		expect(deposit.bonus?.state).toBe("chosen");
	});
	test("of an amount below what the promotion asks for credits it alone", async () => {
		await rows(`update cashier.bonus set smallest = 999999 where deposit_id = '${deposit.depositId}' returning 1`);
		await paid(deposit);
		expect([await standing(), (await shown())?.state]).toEqual([[10_000n, 0n], "void"]);
	});
});

test("no line credits a deposit that an agent decides", async () => {
	const below = await player(0n, await agent(50_000n));
	const asked = await open(below, "50", "team-agent");
	const line = await lineOf("other-amount");
	const refused = await credit(line, asked.reference);
	expect(refused.ok ? "done" : refused.error.code).toBe("AGENT_DEPOSIT");
	expect(await cash(below)).toBe(0n);
});

test("reconciliation raises a bonus without its posting, with both figures, and none of a clean book", async () => {
	const raised = async () => {
		await reconcile(deps, { now: new Date(clock.now().getTime() + 1_200_000), log });
		const open = await readFindings(db, { openOnly: true, most: 200 });
		return open.flatMap(({ kind, subject, ours, theirs }) =>
			kind === "unmatched-bonus" ? [{ subject, ours, theirs }] : [],
		);
	};
	await paid(deposit);
	expect(await raised()).toEqual([]);
	member = await enrol();
	const other = await chosen("mosaic-bank");
	await rows(`update cashier.bonus set state = 'running', amount = 700, asked = 0, wagered = 0, granted_at = now(),
		ends_at = now() + interval '1 day', grant_group = gen_random_uuid() where deposit_id = '${other.depositId}' returning 1`);
	const subject = `bonus of deposit ${other.depositId} of member ${member}`;
	expect(await raised()).toContainEqual({ subject, ours: "700", theirs: "nothing" });
});
