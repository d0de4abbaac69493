// Reconciliation over real books: each kind of fault is made and raised once, is gone when it is gone or when an operator says
// why it is no matter; a clean book raises none; what cannot be looked at resolves nothing.
import { beforeEach, describe, expect, test } from "vitest";
import { type MemberId, systemClock, unwrap } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { type Deposit, listDeposits } from "../../contract/index.ts";
import { lastActs, lastReconciliations, openFindings, readFindings, reconcile, resolveFinding } from "../module.ts";
import type { DepositProvider, ProviderMoney } from "../providers/index.ts";
import { merchant } from "../testing/open-counter.ts";
import { openTill } from "../testing/open-till.ts";
import type { ReconcileDeps } from "./check.ts";

const till = await openTill();
const { call, cash, clock, db, deps, enrol, faults, open, openCard, paid, rows } = till;
const log = { debug() {}, info() {}, warn() {}, error() {} };

let member: MemberId;
let deposit: Deposit;
beforeEach(async () => {
	till.trouble("none");
	clock.advance(systemClock.now().getTime() - clock.now().getTime());
	member = await enrol();
	deposit = await openCard(member, "100");
});

/** Twenty minutes from now: what is told in a quarter of an hour was told. */
const later = (minutes = 20) => new Date(clock.now().getTime() + minutes * 60_000);
const run = (using: ReconcileDeps = deps, minutes = 20) => reconcile(using, { now: later(minutes), log });
const openOnes = async () =>
	(await readFindings(db, { openOnly: true, most: 200 })).map(({ kind, subject, ours, theirs }) => ({
		kind,
		subject,
		ours,
		theirs,
	}));
const lineId = async () =>
	(
		await rows<{ line_id: string }>(
			`select line_id from cashier.provider_line where deposit_id = '${deposit.depositId}' order by id desc limit 1`,
		)
	)[0]?.line_id ?? "";
const untouched = async (statement: string) => {
	await rows("alter table cashier.deposit disable trigger user");
	await rows(statement);
	await rows("alter table cashier.deposit enable trigger user");
};

/** The cashier with a provider whose statement a test writes. */
function stating(write: (lines: readonly ProviderMoney[]) => readonly ProviderMoney[]): ReconcileDeps {
	const real = deps.providers.get("simulator");
	if (real === undefined) throw new Error("there is no provider");
	const statement: DepositProvider["statement"] = async (asked) => {
		const page = await real.statement(asked);
		return page.outcome === "page" ? { ...page, lines: write(page.lines) } : page;
	};
	return { ...deps, providers: new Map([["simulator", { ...real, statement }]]) };
}

describe("a clean book", () => {
	test("raises nothing, with deposits of every way and every end, and the run is kept", async () => {
		await paid(deposit);
		await paid(await openCard(member, "50"), "declined");
		await paid(await open(member, "50", "simulated-crypto"), "other-amount");
		await paid(await openCard(member, "20"), "other-currency");
		await paid(await openCard(member, "20"), "double");
		expect(await run()).toEqual({ raised: 0, vanished: 0, open: 0 });
		expect(await openOnes()).toEqual([]);
		const [last] = await lastReconciliations(db, 1);
		expect(last).toMatchObject({ raised: 0, vanished: 0, began_at: later() });
		expect(last?.checks).toMatchObject({
			deposits: { looked: 0, differs: 0, complete: true },
			withdrawals: { looked: 0, differs: 0, complete: true },
			transfers: { looked: 0, differs: 0, complete: true },
			ledger: { differs: 0, complete: true },
			statements: { differs: 0, complete: true },
		});
		expect(await openFindings(db)).toEqual(new Map());
	});
	test("is raised nothing of while a payment is still being told", async () => {
		await paid(deposit, "silent");
		expect((await run(deps, 10)).raised).toBe(0);
		expect(await cash(member)).toBe(0n);
	});
});

describe("each fault is raised once, with both figures, and resolved when it is gone", () => {
	/** Made, seen, seen again, mended, gone. */
	async function expectRaised(expected: object, using: ReconcileDeps, mend: () => Promise<unknown>): Promise<void> {
		expect(await run(using)).toMatchObject({ raised: 1, open: 1 });
		expect(await openOnes()).toEqual([expected]);
		expect(await run(using, 30)).toMatchObject({ raised: 0, vanished: 0, open: 1 });
		const [finding] = await readFindings(db, { openOnly: true, most: 1 });
		expect([finding?.first_seen_at, finding?.last_seen_at]).toEqual([later(20), later(30)]);
		await mend();
		expect(await run(deps, 40)).toEqual({ raised: 0, vanished: 1, open: 0 });
		const [resolved] = await readFindings(db, { openOnly: false, most: 1 });
		expect(resolved).toMatchObject({ id: finding?.id, resolved_by: "reconciliation", resolved_at: later(40) });
	}
	const nothing = async () => {};

	test("a balance that is not its postings", async () => {
		await paid(deposit);
		const set = (change: string) =>
			rows(`update wallet.wallet set balance = balance ${change} where member_id = ${member}`);
		await set("+ 1");
		await run();
		const subjects = (await openOnes()).map(
			({ kind, subject, ours, theirs }) => `${kind} ${subject} ${ours} ${theirs}`,
		);
		expect(subjects).toContain("ledger wallet 0 1");
		expect(subjects).toContain("ledger sum 0 1");
		await set("- 1");
		expect(await run()).toEqual({ raised: 0, vanished: subjects.length, open: 0 });
	});
	test("held funds without a hold", async () => {
		await paid(deposit);
		const hold = (amount: number) => rows(`update wallet.wallet set held = ${amount} where member_id = ${member}`);
		await hold(5);
		await expectRaised({ kind: "ledger", subject: "hold", ours: "0", theirs: "1" }, deps, () => hold(0));
	});
	test("a deposit that was credited without the ledger", async () => {
		const id = `id = '${deposit.depositId}'`;
		await rows(`update cashier.deposit set state = 'credited', closed_at = now(), arrived = 5, fee = 0, credited = 5,
			posting_key = gen_random_uuid() where ${id}`);
		await expectRaised(
			{ kind: "uncovered", subject: `deposit ${deposit.depositId}`, ours: "5", theirs: "nothing" },
			deps,
			() =>
				untouched(`update cashier.deposit set state = 'cancelled', arrived = null, fee = null, credited = null,
					posting_key = null where ${id}`),
		);
	});
	test("funds that are held for a withdrawal that nobody asked for", async () => {
		await paid(deposit);
		const purse = { memberId: member, currency: "P", purse: "cash" } as const;
		const hold = { ...purse, key: commandKey("test:hold", member), amount: 7n, purpose: "withdrawal" };
		unwrap(await db.tx((tx) => till.wallet.placeHold(tx, { ...hold, expiresAt: later(600) })));
		const fault = "hold without its withdrawal";
		const expected = { kind: "unmatched", subject: `member ${member}: ${fault}`, ours: "nothing", theirs: fault };
		await expectRaised(expected, deps, async () => {
			await rows("alter table wallet.hold disable trigger user");
			await rows(`update wallet.hold set purpose = 'a ticket' where member_id = ${member}`);
			await rows("alter table wallet.hold enable trigger user");
		});
	});
	test("a transfer that no posting made", async () => {
		const id = "01890a5d-ac96-774b-bcce-b302099a8057";
		await rows(`insert into cashier.transfer (member_id, id, merchant, request_key, kind, currency, amount, from_purse,
				to_member_id, to_purse, done_at, movement)
			values (${member}, '${id}', '${merchant}', 'a-key', 'move', 'P', 5, 'cash', ${member}, 'vendor:FAR', now(),
				gen_random_uuid())`);
		const expected = { kind: "unmoved", subject: `transfer ${id} of member ${member}`, ours: "-5", theirs: "nothing" };
		await expectRaised(expected, deps, async () => {
			await rows("alter table cashier.transfer disable trigger user");
			await rows(`delete from cashier.transfer where id = '${id}'`);
			await rows("alter table cashier.transfer enable trigger user");
		});
	});
	test("what the provider's statement does not hold", async () => {
		await paid(deposit);
		const line = await lineId();
		const without = stating((lines) => lines.filter((one) => one.line !== line));
		const expected = { subject: `simulator ${line}`, ours: `100.00 P for ${deposit.depositId}`, theirs: "nothing" };
		await expectRaised({ kind: "statement-missing", ...expected }, without, nothing);
	});
	test("what the statement says otherwise", async () => {
		await paid(deposit);
		const line = await lineId();
		const other = stating((lines) => lines.map((one) => (one.line === line ? { ...one, amount: "90.00" } : one)));
		const ours = `100.00 P for ${deposit.depositId}`;
		const theirs = `90.00 P for ${deposit.depositId}`;
		await expectRaised({ kind: "statement-differs", subject: `simulator ${line}`, ours, theirs }, other, nothing);
	});
	test("a deposit that was credited with another amount than its line", async () => {
		await paid(deposit);
		const change = (by: string) =>
			untouched(
				`update cashier.deposit set arrived = arrived ${by}, fee = fee ${by} where id = '${deposit.depositId}'`,
			);
		await change("+ 1");
		const expected = { subject: `simulator ${await lineId()}`, ours: "100.01", theirs: "100.00" };
		await expectRaised({ kind: "statement-credit", ...expected }, deps, () => change("- 1"));
	});
	test("a statement that cannot be read; it resolves nothing of that provider meanwhile", async () => {
		await paid(deposit);
		const line = await lineId();
		await run(stating((lines) => lines.filter((one) => one.line !== line)));
		till.trouble("error");
		expect(await run()).toMatchObject({ raised: 2, vanished: 0, open: 3 });
		expect((await openOnes()).slice(0, 2)).toEqual(
			["simulator:payouts", "simulator"].map((subject) => ({
				kind: "statement-unread",
				subject,
				ours: "a statement",
				theirs: "no answer",
			})),
		);
		till.trouble("none");
		expect(await run()).toEqual({ raised: 0, vanished: 3, open: 0 });
	});
});

describe("what nobody told", () => {
	test("is heard from the statement: credited once, raised, and gone the next time", async () => {
		await paid(deposit, "silent");
		expect(await run()).toMatchObject({ raised: 1 });
		const [finding] = await openOnes();
		expect(finding).toMatchObject({
			kind: "statement-unheard",
			ours: "nothing",
			theirs: `100.00 P for ${deposit.depositId}`,
		});
		expect(await cash(member)).toBe(10_000n);
		expect(unwrap(await call(member, listDeposits, {})).deposits).toMatchObject([{ state: "credited" }]);
		expect(await run()).toEqual({ raised: 0, vanished: 1, open: 0 });
		expect(await cash(member)).toBe(10_000n);
		expect(await faults()).toEqual([]);
	});
	test("but was told while the statement was read is no finding", async () => {
		await paid(deposit, "silent");
		const told = stating((lines) => lines);
		const provider = told.providers.get("simulator");
		if (provider === undefined) throw new Error("there is no provider");
		const statement: DepositProvider["statement"] = async (asked) => {
			const page = await provider.statement(asked);
			await till.askProviders(30);
			return page;
		};
		const providers = new Map([["simulator", { ...provider, statement }]]);
		expect(await run({ ...deps, providers })).toMatchObject({ raised: 0, open: 0 });
		expect(await cash(member)).toBe(10_000n);
	});
	test("is found on whichever page of the statement it stands", async () => {
		const deposits = [deposit, await openCard(member, "20"), await openCard(member, "30")];
		for (const one of deposits) await paid(one, "silent");
		const lines = till.simulator.book.statement({ since: new Date(0), after: 0, most: 10_000 }).lines;
		const real = deps.providers.get("simulator");
		if (real === undefined) throw new Error("there is no provider");
		const statement: DepositProvider["statement"] = async ({ after = "0" }) => {
			const place = Number(after);
			const page = lines.slice(place, place + 2).map((one) => ({ ...one, paidAt: new Date(one.paidAt) }));
			return { outcome: "page", lines: page, next: place + 2 < lines.length ? String(place + 2) : undefined };
		};
		await run({ ...deps, providers: new Map([["simulator", { ...real, statement }]]) });
		expect(await cash(member)).toBe(15_000n);
		expect((await run()).open).toBe(0);
	});
});

describe("an operator", () => {
	/** A chargeback, as far as our books go. */
	async function missing(): Promise<{ readonly id: string; readonly without: ReconcileDeps }> {
		await paid(deposit);
		const line = await lineId();
		const without = stating((lines) => lines.filter((one) => one.line !== line));
		await run(without);
		const [finding] = await readFindings(db, { openOnly: true, most: 1 });
		return { id: finding?.id ?? "", without };
	}
	const resolve = (id: string) =>
		resolveFinding(db, { merchant, id, operator: "Han", why: "Charged back.", now: clock.now() });

	test("says why it is no matter, once; that is written down, and the same is not raised again", async () => {
		const { id, without } = await missing();
		const both = await Promise.all([resolve(id), resolve(id)]);
		expect(both.map((one) => (one.ok ? "done" : one.error)).toSorted()).toEqual(["FINDING_RESOLVED", "done"]);
		expect(await resolve("999999999")).toEqual({ ok: false, error: "FINDING_NOT_FOUND" });
		expect((await db.read((tx) => lastActs(tx, { merchant, most: 1 })))[0]).toMatchObject({
			act: "finding resolved",
			operator: "Han",
			after: { reason: "Charged back." },
			before: { finding: id, kind: "statement-missing", theirs: "nothing" },
		});
		expect(await run(without)).toEqual({ raised: 0, vanished: 0, open: 0 });
		const line = await lineId();
		const other = stating((lines) => lines.map((one) => (one.line === line ? { ...one, amount: "1.00" } : one)));
		expect(await run(other)).toMatchObject({ raised: 1 });
		expect(await run()).toMatchObject({ vanished: 1 });
	});
	test("sees findings page by page, the newest first, and how many are open by their kinds", async () => {
		const { id, without } = await missing();
		expect(await openFindings(db)).toEqual(new Map([["statement-missing", 1]]));
		const all = await readFindings(db, { openOnly: false, most: 200 });
		const before = await readFindings(db, { openOnly: false, most: 200, before: id });
		expect([all[0]?.id, before.length]).toEqual([id, all.length - 1]);
		expect(await readFindings(db, { openOnly: false, most: 1 })).toHaveLength(1);
		await run(without);
		await run();
	});
});

test("a check that does not come to its end resolves nothing, and the others go on", async () => {
	await paid(deposit);
	await rows(`update wallet.wallet set held = 5 where member_id = ${member}`);
	await run();
	const audit = async () => {
		throw new Error("the audit was ended");
	};
	expect(await run({ ...deps, wallet: { ...deps.wallet, audit } })).toMatchObject({ vanished: 0, open: 1 });
	expect((await lastReconciliations(db, 1))[0]?.checks).toMatchObject({
		ledger: { complete: false },
		statements: { complete: true },
	});
	await rows(`update wallet.wallet set held = 0 where member_id = ${member}`);
	expect((await run()).open).toBe(0);
});

test("two runs at once raise one finding", async () => {
	await paid(deposit);
	await rows(`update wallet.wallet set held = 5 where member_id = ${member}`);
	const both = await Promise.all([run(), run()]);
	expect(both.reduce((sum, { raised }) => sum + raised, 0)).toBe(1);
	await rows(`update wallet.wallet set held = 0 where member_id = ${member}`);
	await run();
});

test("what was found is never deleted, and what is resolved stays so", async () => {
	await expect(rows("delete from cashier.finding")).rejects.toThrow(/refused/);
	await expect(rows("update cashier.finding set reason = 'x' where resolved_at is not null")).rejects.toThrow(
		/refused/,
	);
	await expect(rows("delete from cashier.reconciliation")).rejects.toThrow(/refused/);
	await expect(rows("truncate cashier.reconciliation")).rejects.toThrow(/refused/);
});

test("the clock's job is the same run", async () => {
	const job = till.cashier.jobs.find(({ name }) => name === "cashier.reconcile");
	const before = (await lastReconciliations(db, 200)).length;
	await job?.run({}, { jobId: "1", attempt: 1, now: later(), log, signal: undefined });
	expect(await lastReconciliations(db, 200)).toHaveLength(before + 1);
	expect(till.cashier.cron.find(({ job: one }) => one.name === "cashier.reconcile")?.schedule).toBe("10 4 * * *");
});
