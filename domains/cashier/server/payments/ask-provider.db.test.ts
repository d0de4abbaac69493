// Asking providers: who is asked and when, that nobody is asked twice at once, that one who does not answer holds up no
// other, and that nothing is locked meanwhile.
import { beforeEach, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { type MemberId, systemClock, unwrap } from "#platform/kernel";
import { cancelDeposit, type Deposit, listDeposits } from "../../contract/index.ts";
import type { DepositProvider, PaymentNews } from "../providers/index.ts";
import { openTill } from "../testing/open-till.ts";
import { type AskDeps, askDue } from "./ask-provider.ts";
import { claimDue } from "./payment-store.ts";

const till = await openTill();
const { call, cash, clock, db, deps, enrol, faults, openCard, paid, rows } = till;
const log = { debug() {}, info() {}, warn() {}, error() {} };

let member: MemberId;
let deposit: Deposit;
beforeEach(async () => {
	till.trouble("none");
	clock.advance(systemClock.now().getTime() - clock.now().getTime());
	await rows("update cashier.payment set next_at = null");
	member = await enrol();
	deposit = await openCard(member, "100");
});

const later = (seconds: number) => new Date(clock.now().getTime() + seconds * 1_000);
const payment = async () =>
	(
		await rows<{ state: string; next_at: Date | null }>(
			`select state, next_at from cashier.payment where deposit_id = '${deposit.depositId}'`,
		)
	)[0];
const ask = (seconds: number, using: AskDeps = deps) => askDue(using, { now: later(seconds), log });

/** The cashier with a provider that answers what a test says. */
function withProvider(answers: Partial<DepositProvider>): AskDeps {
	const real = deps.providers.get("simulator");
	if (real === undefined) throw new Error("there is no provider");
	return { ...deps, providers: new Map([["simulator", { ...real, ...answers }]]) };
}

describe("who is asked", () => {
	test("waits its time, longer and longer, and is given up a day after its end", async () => {
		expect((await payment())?.next_at).toEqual(later(10));
		expect(await ask(9)).toBe(0);
		expect(await ask(10)).toBe(1);
		expect((await payment())?.next_at).toEqual(later(20));
		expect(await ask(1_000)).toBe(1);
		expect((await payment())?.next_at).toEqual(later(1_250));
		expect(await ask(26 * 3_600 + 1)).toBe(1);
		expect((await payment())?.next_at).toBeNull();
		expect(await ask(30 * 3_600)).toBe(0);
	});
	test("is not asked again when it is credited or lies with an operator", async () => {
		await paid(deposit);
		expect(await payment()).toEqual({ state: "over", next_at: null });
		deposit = await openCard(member, "100");
		await paid(deposit, "other-amount");
		expect(await payment()).toEqual({ state: "review", next_at: null });
		expect(await ask(3_600)).toBe(0);
	});
	test("is asked after a cancelled deposit too, but takes no order for it any more", async () => {
		till.trouble("error");
		const waits = await openCard(member, "40");
		await call(member, cancelDeposit, { depositId: waits.depositId });
		till.trouble("none");
		await ask(120);
		expect(till.simulator.book.ordered(waits.depositId)).toBeUndefined();
		await call(member, cancelDeposit, { depositId: deposit.depositId });
		await paid(deposit, "silent");
		await ask(300);
		expect(await rows(`select fault from cashier.provider_line where deposit_id = '${deposit.depositId}'`)).toEqual([
			{ fault: "closed" },
		]);
	});
	test("of a provider that is no longer here waits for its return", async () => {
		await paid(deposit, "silent");
		await ask(20, { ...deps, providers: new Map() });
		expect((await payment())?.state).toBe("started");
		await ask(60);
		expect(await cash(member)).toBe(10_000n);
	});
});

describe("asking", () => {
	test("claims: of many workers at once one asks for each", async () => {
		const deposits = [deposit, await openCard(member, "20"), await openCard(member, "30")];
		const asked: string[] = [];
		const read: DepositProvider["read"] = async (named) => {
			asked.push(named);
			return { outcome: "unanswered" };
		};
		await Promise.all(Array.from({ length: 6 }, () => ask(30, withProvider({ read }))));
		expect(asked.toSorted()).toEqual(deposits.map(({ depositId }) => depositId).toSorted());
	});
	test("a claim of who died is free again after a minute", async () => {
		await db.tx((tx) => claimDue(tx, { now: later(20), most: 10 }));
		expect(await ask(79)).toBe(0);
		expect(await ask(80)).toBe(1);
	});
	test("one that goes wrong holds up no other", async () => {
		const other = await openCard(member, "20");
		const read: DepositProvider["read"] = async (named) => {
			if (named === deposit.depositId) throw new Error("a bug of an adapter");
			const money = { line: `A-${named}`, amount: "20.00", currency: "P", paidAt: clock.now() };
			const news: PaymentNews = { state: "paid", payment: named, ...money };
			return { outcome: "known", news };
		};
		expect(await ask(30, withProvider({ read }))).toBe(2);
		expect(await cash(member)).toBe(2_000n);
		const { deposits } = unwrap(await call(member, listDeposits, {}));
		expect(deposits.find(({ depositId }) => depositId === other.depositId)?.state).toBe("credited");
	});
	test("locks nothing while it waits for an answer", async () => {
		const seen: string[] = [];
		const read: DepositProvider["read"] = async (named) => {
			await db.tx(async (tx) => {
				await sql`set local lock_timeout = '200ms'`.execute(tx);
				await sql`select 1 from cashier.deposit where id = ${named}::uuid for update`.execute(tx);
				await sql`select 1 from cashier.payment where deposit_id = ${named}::uuid for update`.execute(tx);
			});
			seen.push(named);
			return { outcome: "unanswered" };
		};
		await ask(30, withProvider({ read }));
		expect(seen).toEqual([deposit.depositId]);
	});
	test("what a provider no longer knows waits for its end", async () => {
		await ask(30, withProvider({ read: async () => ({ outcome: "unknown" }) }));
		expect((await payment())?.state).toBe("started");
		expect(await faults()).toEqual([]);
	});
});
