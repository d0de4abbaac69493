// Adjustments: the only way below zero, and always logged and told (vector 15, GLI-19 2.8.8).
import { describe, expect, it } from "vitest";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { migrations as platformMigrations } from "#platform/jobs";
import type { MemberId } from "#platform/kernel";
import { silentLive } from "#platform/live";
import { commandKey } from "./command-key.ts";
import type { Adjustment } from "./ledger-calls.ts";
import { migrations } from "./migrations.ts";
import { createWalletModule } from "./module.ts";
import { fundedMembers } from "./testing/funded.ts";

const db = await testDatabase([platformMigrations, migrations]);
const { api } = createWalletModule({ db, live: silentLive });
const memberWith = fundedMembers(db, api);

const adjustment = (member: MemberId, delta: bigint, name = "adjustment"): Adjustment => ({
	memberId: member,
	currency: "P",
	purse: "cash",
	delta,
	key: commandKey("test", name),
	counter: "house:corrections",
	reason: "a result was entered wrongly",
	actor: "staff:7",
});

const adjust = (given: Adjustment) => db.tx((tx) => api.adjust(tx, given));
const insufficient = (available: string) => ({
	code: "INSUFFICIENT_FUNDS",
	value: { balance: "1.00", available },
});
const events = (member: MemberId) =>
	db
		.read((tx) =>
			sql`select kind, delta, balance_after, reason, actor from wallet.significant_event where member_id = ${member}::bigint order by happened_at`.execute(
				tx,
			),
		)
		.then(({ rows }) => rows);
const told = (member: MemberId) =>
	db
		.read((tx) =>
			sql<{
				payload: unknown;
			}>`select payload from platform.outbox where name = 'wallet.adjusted' and payload->>'memberId' = ${member} order by id`.execute(
				tx,
			),
		)
		.then(({ rows }) => rows.map(({ payload }) => payload));

describe("vector 15: an adjustment", () => {
	it("may take a balance below zero, and is then logged as a negative balance", async () => {
		const member = await memberWith(100n);
		const answer = await adjust(adjustment(member, -250n));
		expect(answer.ok && answer.value).toMatchObject({ balance: -150n, delta: -250n, replayed: false });
		expect(await events(member)).toEqual([
			{
				kind: "negative-balance",
				delta: "-250",
				balance_after: "-150",
				reason: "a result was entered wrongly",
				actor: "staff:7",
			},
		]);
		expect(await told(member)).toMatchObject([
			{ memberId: member, amount: "-2.50", balanceAfter: "-1.50", negative: true, actor: "staff:7" },
		]);
	});

	it("after which credits come in, debits are refused with the true balance, and the mark goes when all is covered", async () => {
		const member = await memberWith(100n);
		const wallet = { memberId: member, currency: "P", purse: "cash", counter: "games:house" } as const;
		await adjust(adjustment(member, -250n));
		const bet = await api.post({ ...wallet, kind: "bet", delta: -1n, key: commandKey("test", "bet") });
		expect(bet.ok || bet.error).toEqual({ code: "INSUFFICIENT_FUNDS", value: { balance: "-1.50", available: "0.00" } });
		const win = await api.post({ ...wallet, kind: "win", delta: 50n, key: commandKey("test", "win") });
		expect(win.ok && win.value.balance).toBe(-100n);
		const promo = await api.post({ ...wallet, kind: "promo", delta: 130n, key: commandKey("test", "promo") });
		expect(promo.ok && promo.value.balance).toBe(30n);
		const later = await api.postTogether([{ ...wallet, kind: "bet", delta: -30n, key: commandKey("test", "bet") }]);
		expect(later[0]?.ok).toBe(true);
		const { rows } = await db.read((tx) =>
			sql`select overdrawn_by from wallet.wallet where member_id = ${member}::bigint`.execute(tx),
		);
		expect(rows).toEqual([{ overdrawn_by: null }]);
	});

	it("is logged when nothing becomes negative, too", async () => {
		const member = await memberWith(100n);
		await adjust(adjustment(member, 5n));
		expect(await events(member)).toMatchObject([{ kind: "adjustment", balance_after: "105" }]);
		expect(await told(member)).toMatchObject([{ negative: false }]);
	});

	it("given twice is one posting, one event, the same answer; with other content it is refused", async () => {
		const member = await memberWith(100n);
		const first = await adjust(adjustment(member, -30n));
		const again = await adjust(adjustment(member, -30n));
		expect(again.ok && first.ok && again.value).toEqual({ ...(first.ok ? first.value : {}), replayed: true });
		const other = await adjust(adjustment(member, -31n));
		expect(other.ok || other.error.code).toBe("DUPLICATE_COMMAND");
		expect(await events(member)).toHaveLength(1);
		expect(await told(member)).toHaveLength(1);
	});

	it.each([
		["nothing", { delta: 0n }, "INVALID_COMMAND"],
		["without a reason", { reason: "" }, "INVALID_COMMAND"],
		["without a name", { actor: "" }, "INVALID_COMMAND"],
		["too much", { delta: 2_000_000_000_000_000n }, "INVALID_COMMAND"],
		["a wallet that is not there", { currency: "KRW" }, "WALLET_NOT_FOUND"],
	] as const)("%s is refused", async (_what, change, code) => {
		const member = await memberWith(100n);
		const answer = await adjust({ ...adjustment(member, -1n), ...change });
		expect(answer.ok || answer.error.code).toBe(code);
		expect(await events(member)).toEqual([]);
	});

	it("that takes the balance below what is held is marked until the hold is closed", async () => {
		const member = await memberWith(100n);
		const wallet = { memberId: member, currency: "P", purse: "cash" } as const;
		const hold = commandKey("test", "hold");
		await db.tx((tx) =>
			api.placeHold(tx, {
				...wallet,
				key: hold,
				amount: 80n,
				purpose: "withdrawal",
				expiresAt: new Date("2100-01-01"),
			}),
		);
		const answer = await adjust(adjustment(member, -60n));
		expect(answer.ok && answer.value).toMatchObject({ balance: 40n, held: 80n });
		expect((await api.balance(member, "P")).available).toBe(0n);
		await db.tx((tx) => api.releaseHold(tx, { memberId: member, key: hold }));
		expect((await api.balance(member, "P")).available).toBe(40n);
	});

	it.each([
		["all that is there", -100n, 0n],
		["more than there is", -101n, undefined],
	])("that has to be covered takes %s or nothing", async (_what, delta, left) => {
		const member = await memberWith(100n);
		const answer = await adjust({ ...adjustment(member, delta), covered: true });
		if (left !== undefined) expect(answer.ok && answer.value.balance).toBe(left);
		else expect(answer.ok || answer.error).toEqual(insufficient("1.00"));
		expect((await events(member)).length + (await told(member)).length).toBe(left === undefined ? 0 : 2);
	});

	it("that has to be covered takes nothing that is held; given again it is the one that was", async () => {
		const member = await memberWith(100n);
		const hold = { memberId: member, currency: "P", purse: "cash", key: commandKey("test", "kept") } as const;
		const request = { ...hold, amount: 80n, purpose: "withdrawal", expiresAt: new Date("2100-01-01") };
		await db.tx((tx) => api.placeHold(tx, request));
		const refused = await adjust({ ...adjustment(member, -21n), covered: true });
		expect(refused.ok || refused.error).toEqual(insufficient("0.20"));
		const all = { ...adjustment(member, -20n, "all"), covered: true };
		expect((await adjust(all)).ok).toBe(true);
		const again = await adjust(all);
		expect(again.ok && again.value).toMatchObject({ replayed: true, balance: 80n });
		expect((await adjust({ ...adjustment(member, 5n, "in"), covered: true })).ok).toBe(true);
		await db.tx((tx) => api.releaseHold(tx, hold));
	});

	it("of two debits at once that both have to be covered one is posted", async () => {
		const member = await memberWith(100n);
		const both = await Promise.all(
			["left", "right"].map((name) => adjust({ ...adjustment(member, -60n, name), covered: true })),
		);
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		expect((await api.balance(member, "P")).available).toBe(40n);
	});

	it("leaves the books sound", async () => {
		expect((await api.audit()).filter(({ violations }) => violations > 0n)).toEqual([]);
	});
});
