// Contracts over real books and a real ledger: a settlement pays once whatever happens, agrees with the examples, claws back
// what was settled again, and keeps the bills of who is barred.
import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { type CurrencyCode, memberId } from "#platform/kernel";
import { listIncome } from "../contract/index.ts";
import type { Tier } from "../core/index.ts";
import { type BookedLine, bookPlays } from "./books-store.ts";
import { addVersion, type NewVersion } from "./contracts/contract-store.ts";
import { settlePeriod } from "./contracts/settle-periods.ts";
import { noteLate } from "./contracts/settlement-store.ts";
import { fillTree } from "./grow-tree.ts";
import { type Agency, openAgency } from "./testing/open-agency.ts";

const currency: CurrencyCode = "P";
const tier = (rate: bigint, turnover = 0n, members = 0): Tier => ({ members, turnover, streak: 0, rate });

/** T 10 > A 20 > B 30 > C 40, T > A2 50; each with one player, its number and one. */
const chain = [
	{ id: 10, type: 1 },
	{ id: 20, upline: 10, type: 2 },
	{ id: 30, upline: 20, type: 41 },
	{ id: 40, upline: 30, type: 42 },
	{ id: 50, upline: 10, type: 2 },
	...[10, 20, 30, 40, 50].map((upline) => ({ id: upline + 1, upline })),
];

async function give(
	house: Agency,
	kind: NewVersion["kind"],
	contracts: readonly (readonly [number, number | undefined, readonly Tier[]])[],
) {
	const from = new Date("2026-03-01T15:00:00Z");
	await house.db.tx(async (tx) => {
		for (const [agent, upline, tiers] of contracts)
			await addVersion(tx, {
				merchant: "tessera",
				kind,
				agentId: memberId(String(agent)),
				uplineId: upline === undefined ? undefined : memberId(String(upline)),
				tiers,
				carry: kind === "dividend" ? "all" : "none",
				remark: "",
				offeredAt: from,
				from,
				state: "active",
			});
	});
}

/** Turnover of direct players at a moment, as the books take it; below zero what is taken back. */
async function book(
	house: Agency,
	at: string,
	turnovers: Readonly<Record<number, bigint>>,
	won: Readonly<Record<number, bigint>> = {},
) {
	const slot = new Date(Math.floor(Date.parse(at) / 300_000) * 300_000);
	const lines = Object.entries(turnovers).map(
		([agent, counted]): BookedLine => ({
			memberId: memberId(String(Number(agent) + 1)),
			slot,
			counts: slot,
			day: at.slice(0, 10),
			late: false,
			currency,
			vendor: "TESSERA",
			category: "RNG",
			rounds: 1,
			stake: counted,
			counted,
			won: won[Number(agent)] ?? 0n,
		}),
	);
	await house.db.tx(async (tx) => {
		await bookPlays(tx, lines);
		await noteLate(tx, [{ merchant: "tessera", slot }]);
	});
}

const moveTo = (house: Agency, at: string): void => house.clock.advance(Date.parse(at) - house.clock.now().getTime());
const settled = async (house: Agency, at: string) => {
	moveTo(house, at);
	return (await house.work()).settled;
};
const paid = (house: Agency) =>
	house.rows<{ agent: string; paid: string }>(
		"select agent_id as agent, paid from agents.bill order by period_from, id",
	);
const balances = async (house: Agency, ...ids: readonly number[]) => Promise.all(ids.map((id) => house.balance(id)));
const nothingIsUnmatched = async (house: Agency) => {
	expect(await house.rows("select * from agents.unmatched")).toEqual([]);
	expect((await house.wallet.api.audit()).filter(({ violations }) => violations > 0n)).toEqual([]);
};

/** Opened before any test: whatever is opened inside one is never given back. */
const houses = {
	slots: await openAgency("2026-03-01T15:00:00Z"),
	voided: await openAgency("2026-03-01T15:00:00Z"),
	late: await openAgency("2026-03-01T15:00:00Z"),
	streaks: await openAgency("2026-03-02T02:00:00Z"),
	weeks: await openAgency("2026-03-02T02:00:00Z"),
};

describe("a daily salary", async () => {
	const house = await openAgency("2026-03-02T02:00:00Z");
	await house.enrol(...chain);
	await fillTree(house.deps);
	await give(house, "daily", [
		[10, undefined, [tier(12_000n)]],
		[20, 10, [tier(8_000n)]],
		[30, 20, [tier(6_000n)]],
		[40, 30, [tier(4_000n)]],
		[50, 10, [tier(5_000n, 30_000_000n), tier(6_000n, 30_000_000n, 8)]],
	]);

	test("is that of example 1, from the ledger's side, and not before the day of the brand is over and counted", async () => {
		await book(house, "2026-03-02T14:55:00Z", {
			10: 100_000_000n,
			20: 60_000_000n,
			30: 25_000_000n,
			40: 9_000_000n,
			50: 33_333_333n,
		});
		expect(await settled(house, "2026-03-02T15:01:59Z")).toBe(0);
		expect(await balances(house, 10)).toEqual([0n]);
		expect(await settled(house, "2026-03-02T15:02:00Z")).toBe(1);
		expect(await balances(house, 10, 20, 30, 40, 50)).toEqual([1_809_333n, 548_000n, 168_000n, 36_000n, 166_666n]);
		expect(await settled(house, "2026-03-02T15:03:00Z")).toBe(0);
		await nothingIsUnmatched(house);
	});

	test("killed in the middle has paid nothing, and again it pays once, however many settle", async () => {
		await book(house, "2026-03-03T10:00:00Z", { 40: 1_000_000n });
		moveTo(house, "2026-03-03T16:00:00Z");
		const before = await balances(house, 10, 20, 30, 40, 50);
		const failing = { ...house.deps, wallet: { ...house.deps.wallet, postAllIn: killed(house) } };
		const period = { from: new Date("2026-03-02T15:00:00Z"), to: new Date("2026-03-03T15:00:00Z") };
		const of = { merchant: "tessera", kind: "daily" } as const;
		const settle = (deps: typeof failing | Agency["deps"]) =>
			house.db.tx((tx) => settlePeriod(tx, deps, { of, period, now: house.clock.now() }));
		await house.db.tx((tx) =>
			sql`insert into agents.settlement (merchant, kind, period_from, period_to, mark)
				values ('tessera', 'daily', ${period.from}, ${period.to}, 0)`.execute(tx),
		);
		await expect(settle(failing)).rejects.toThrow("killed");
		expect(await balances(house, 10, 20, 30, 40, 50)).toEqual(before);
		expect(await house.rows("select * from agents.bill where period_from >= '2026-03-02T15:00:00Z'")).toEqual([]);
		const answers = await Promise.all([settle(house.deps), settle(house.deps), settle(house.deps)]);
		expect(answers.filter((answer) => answer !== undefined)).toHaveLength(1);
		const gained = (await balances(house, 10, 20, 30, 40, 50)).map((now, place) => now - (before[place] ?? 0n));
		expect(gained).toEqual([4_000n, 2_000n, 2_000n, 4_000n, 0n]);
		await nothingIsUnmatched(house);
	});

	test("waits for what is not counted yet", async () => {
		moveTo(house, "2026-03-04T16:00:00Z");
		await house.db.tx((tx) =>
			sql`insert into agents.settlement (merchant, kind, period_from, period_to, mark)
				values ('tessera', 'daily', '2026-03-03T15:00:00Z', '2026-03-04T15:00:00Z', 9000000000)`.execute(tx),
		);
		expect((await house.work()).settled).toBe(0);
		await house.db.tx((tx) => sql`update agents.settlement set mark = 0 where settled_at is null`.execute(tx));
		expect((await house.work()).settled).toBe(1);
	});

	test("of a round that was taken back is due less next, and a locked agent's waits until it is back", async () => {
		await book(house, "2026-03-03T10:00:00Z", { 40: -500_000n });
		await book(house, "2026-03-05T10:00:00Z", { 40: 1_500_000n });
		await house.db.tx((tx) => sql`update members.accounts set status = 'locked' where id = 40`.execute(tx));
		const before = await balances(house, 10, 20, 30, 40);
		expect(await settled(house, "2026-03-05T16:00:00Z")).toBe(1);
		const gained = (await balances(house, 10, 20, 30, 40)).map((now, place) => now - (before[place] ?? 0n));
		expect(gained).toEqual([4_000n, 2_000n, 2_000n, 0n]);
		await house.db.tx((tx) => sql`update members.accounts set status = 'active' where id = 40`.execute(tx));
		await house.work();
		expect((await house.balance(40)) - (before[3] ?? 0n)).toBe(4_000n);
		expect((await house.work()).settled).toBe(0);
		await nothingIsUnmatched(house);
	});

	test("is shown line by line to its agent, and to nobody else", async () => {
		const income = await house.call(20, listIncome, { from: "2026-03-01", to: "2026-03-02" });
		expect(income).toMatchObject({
			ok: true,
			value: {
				totals: [{ kind: "daily", bills: 1, paid: "5480.00" }],
				bills: [{ rate: "0.8", turnover: "940000.00", paid: "5480.00", state: "paid" }],
			},
		});
		if (!income.ok) return;
		expect(income.value.bills[0]?.lines).toEqual([
			{ source: "tile20", base: "600000.00", rate: "0.8", below: "0", share: "4800.00" },
			{ source: "tile30", base: "250000.00", rate: "0.8", below: "0.6", share: "500.00" },
			{ source: "tile40", base: "90000.00", rate: "0.8", below: "0.6", share: "180.00" },
		]);
		expect(await house.call(21, listIncome, { from: "2026-03-01", to: "2026-03-02" })).toEqual({
			ok: false,
			error: { code: "NOT_AGENT" },
		});
	});
});

/** Posts, and fails after it. */
function killed(house: Agency): Agency["deps"]["wallet"]["postAllIn"] {
	return async (tx, groups) => {
		await house.deps.wallet.postAllIn(tx, groups);
		throw new Error("killed");
	};
}

test("a real-time salary keeps what is not a minor unit yet: twelve slots pay example 3", async () => {
	const house = houses.slots;
	await house.enrol(...chain);
	await fillTree(house.deps);
	await give(house, "real-time", [[10, undefined, [tier(350n)]]]);
	const slots = [123456, 98765, 0, 45678, 33333, 120001, 777, 88888, 54321, 9999, 100000, 65432];
	const minute = (slot: number) => new Date(Date.parse("2026-03-01T15:00:00Z") + slot * 300_000).toISOString();
	for (const [slot, turnover] of slots.entries()) await book(house, minute(slot), { 10: BigInt(turnover) });
	await settled(house, "2026-03-01T16:03:00Z");
	expect((await paid(house)).map((bill) => Number(bill.paid))).toEqual([43, 34, 16, 12, 42, 0, 31, 19, 4, 35, 23]);
	expect(await house.balance(10)).toBe(259n);
	await book(house, minute(2), { 10: 65_000n });
	await settled(house, "2026-03-01T16:08:00Z");
	// 65,000 at 0.035 % are 22.75, and 0.2275 were left.
	expect(await house.balance(10)).toBe(281n);
	await nothingIsUnmatched(house);
});

test("a real-time salary bears a void in the next slot: example 6", async () => {
	const house = houses.voided;
	await house.enrol(...chain);
	await fillTree(house.deps);
	await give(house, "real-time", [[10, undefined, [tier(350n)]]]);
	await book(house, "2026-03-01T15:00:00Z", { 10: 123_456n });
	await settled(house, "2026-03-01T15:08:00Z");
	await book(house, "2026-03-01T15:05:00Z", { 10: 200_000n });
	await book(house, "2026-03-01T15:00:00Z", { 10: -50_000n });
	await settled(house, "2026-03-01T15:13:00Z");
	expect((await paid(house)).map((bill) => Number(bill.paid))).toEqual([43, 52]);
	expect(await house.rows("select rest::text from agents.open where agent_id = 10")).toEqual([{ rest: "709600" }]);
	await nothingIsUnmatched(house);
});

test("play that comes late to a slot without any is paid by the next; after the contract's end it is an operator's", async () => {
	const house = houses.late;
	await house.enrol(...chain);
	await fillTree(house.deps);
	await give(house, "real-time", [[10, undefined, [tier(10_000n)]]]);
	await settled(house, "2026-03-01T15:08:00Z");
	expect(await paid(house)).toEqual([]);
	await book(house, "2026-03-01T15:00:00Z", { 10: 1_000n });
	await settled(house, "2026-03-01T15:13:00Z");
	expect((await paid(house)).map((bill) => Number(bill.paid))).toEqual([0, 10]);
	await house.rows(`update agents.contract_version set state = 'ended', runs_until = '2026-03-01T15:10:00Z'`);
	await book(house, "2026-03-01T15:00:00Z", { 10: -500n });
	await settled(house, "2026-03-01T15:18:00Z");
	expect(await house.balance(10)).toBe(10n);
	expect(await house.rows("select kind, facts->>'parts' as parts from agents.finding")).toEqual([
		{ kind: "correction-after-end", parts: "-5000000" },
	]);
});

test("a tier may ask for valid members and for periods running in which the company won", async () => {
	const house = houses.streaks;
	await house.enrol(...chain);
	await fillTree(house.deps);
	const asked = { members: 1, turnover: 1_000n, streak: 2, rate: 10_000n };
	await give(house, "daily", [[10, undefined, [asked]]]);
	for (const day of ["02", "03"]) {
		await book(house, `2026-03-${day}T10:00:00Z`, { 10: 20_000n });
		await settled(house, `2026-03-${day}T15:03:00Z`);
	}
	// Won by nobody on the first two days; the third day the player wins, and the row is broken.
	await book(house, "2026-03-04T10:00:00Z", { 10: 20_000n }, { 10: 50_000n });
	await settled(house, "2026-03-04T15:03:00Z");
	expect((await paid(house)).map((bill) => Number(bill.paid))).toEqual([0, 200, 0]);
	// Who is found to be the agent in disguise is no valid member from then on; a day before, computed again, still has it.
	await house.rows("insert into agents.own_account values (10, 11, '2026-03-05T10:00:00Z')");
	await book(house, "2026-03-05T10:00:00Z", { 10: 20_000n });
	await book(house, "2026-03-03T10:00:00Z", { 10: 10_000n });
	await settled(house, "2026-03-05T15:03:00Z");
	expect(
		await house.rows("select members, paid::int from agents.bill where period_from = '2026-03-04T15:00:00Z'"),
	).toEqual([{ members: 0, paid: 100 }]);
});

test("a dividend carries what is below zero: example 4, week by week", async () => {
	const house = houses.weeks;
	await house.enrol(...chain);
	await fillTree(house.deps);
	await house.db.tx((tx) => sql`insert into agents.terms (merchant, vendor_fee) values ('tessera', 0)`.execute(tx));
	await give(house, "dividend", [
		[10, undefined, [tier(500_000n)]],
		[20, 10, [tier(350_000n)]],
		[30, 20, [tier(200_000n)]],
		[40, 30, [tier(100_000n)]],
		[50, 10, [tier(300_000n)]],
	]);
	const weeks = [
		{ 10: -800_000n, 20: 1_000_000n, 30: -250_050n, 40: 400_000n, 50: 100_000n },
		{ 10: 600_000n, 20: -100_000n, 30: 777_777n, 40: -300_000n, 50: 0n },
		{ 10: 150_000n, 20: 200_000n, 30: 50_000n, 40: 600_000n, 50: -999_999n },
	];
	const stake = 10_000_000n;
	for (const [week, results] of weeks.entries()) {
		const at = new Date(Date.parse("2026-03-04T10:00:00Z") + week * 7 * 86_400_000).toISOString();
		const won = Object.fromEntries(Object.entries(results).map(([agent, result]) => [agent, stake - result]));
		await book(house, at, { 10: stake, 20: stake, 30: stake, 40: stake, 50: stake }, won);
	}
	await settled(house, "2026-03-22T16:00:00Z");
	const byWeek = (
		await house.rows<{ week: string; paid: string[] }>(`
		select period_from as week, array_agg(paid::text order by agent_id) as paid from agents.bill group by 1 order by 1`)
	).map((row) => row.paid.map(Number));
	expect(byWeek).toEqual([
		[0, 372_492, 0, 40_000, 30_000],
		[149_159, 36_667, 115_545, 0, 0],
		[2_500, 167_500, 70_000, 30_000, 0],
	]);
	expect(await house.rows("select carry::text from agents.open where agent_id = 50")).toEqual([
		{ carry: "-299999700000" },
	]);
	await nothingIsUnmatched(house);
	// What deposits cost the house is set against its result.
	await house.rows("update agents.terms set payment_cost = 10000");
	await house.rows(`insert into agents.money (member_id, posted_at, currency, purse, version, kind, amount, balance_after)
		values (11, '2026-03-25T10:00:00Z', 'P', 'cash', 9, 'deposit', 1000000, 0)`);
	await settled(house, "2026-03-29T16:00:00Z");
	expect(
		await house.rows("select result::int from agents.bill where agent_id = 10 order by period_from desc limit 1"),
	).toEqual([{ result: -10_000 }]);
});
