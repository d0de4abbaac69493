// The books of a team against the ledger, to the minor unit; and whoever is not below is nobody in any report.
import { describe, expect, test } from "vitest";
import { listTeamMoney, listTeamPlays, listTeamResults, readTeamFigures } from "../contract/index.ts";
import { openAgency } from "./testing/open-agency.ts";

// The ledger's time is the database's, that of play the test's: 23:50 in Seoul of the day that runs.
const today = new Date().toISOString().slice(0, 10);
const house = await openAgency(`${today}T14:50:10.000Z`);
const dayAfter = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
const { enrol, play, post, work, call, clock } = house;

/** 10 > 20 > 30, and 40 in another line. */
await enrol(
	{ id: 10, type: 1 },
	{ id: 20, upline: 10, type: 2 },
	{ id: 21, upline: 10, cash: 100_000n },
	{ id: 30, upline: 20, cash: 100_000n },
	{ id: 40, type: 1 },
	{ id: 41, upline: 40, cash: 5_000n },
);
await play(30, 1_000n, 400n);
await play(21, 250n, 900n);
await post(30, "deposit", 7_000n);
await post(30, "withdraw", 2_000n);
await post(21, "promo", 333n);
await play(41, 70n);
// 23:55 in Seoul, and past midnight.
clock.advance(3_600_000);
await play(30, 500n);
await work();
await work();

const days = { from: dayAfter(-1), to: dayAfter(2) };

test("sums of a team are those of the ledger", async () => {
	const [ledger] = await house.rows<{
		stake: string;
		won: string;
		deposits: string;
		withdrawals: string;
		bonuses: string;
	}>(`
		select -sum(delta) filter (where kind = 'bet') as stake, sum(delta) filter (where kind = 'win') as won,
			sum(delta) filter (where kind = 'deposit') as deposits, -sum(delta) filter (where kind = 'withdraw') as withdrawals,
			sum(delta) filter (where kind in ('promo', 'grant')) as bonuses
		from wallet.posting where member_id in (20, 21, 30)`);
	expect(ledger).toEqual({ stake: "1750", won: "1300", deposits: "7000", withdrawals: "2000", bonuses: "200333" });
	expect(await call(10, readTeamFigures, days)).toMatchObject({
		ok: true,
		value: {
			play: [{ category: "RNG", rounds: 3, stake: "17.50", turnover: "17.50", won: "13.00", result: "-4.50" }],
			money: expect.arrayContaining([
				{ kind: "deposit", number: 1, amount: "70.00" },
				{ kind: "withdrawal", number: 1, amount: "-20.00" },
				{ kind: "bonus", number: expect.any(Number), amount: "2003.33" },
			]),
		},
	});
	expect(await call(10, readTeamFigures, { from: dayAfter(1), to: dayAfter(1) })).toMatchObject({
		value: { play: [{ rounds: 1, stake: "5.00" }] },
	});
});

test("each member's own and its team's add up to the total, however far one goes down", async () => {
	const answer = await call(10, listTeamResults, days);
	expect(answer).toMatchObject({
		ok: true,
		value: {
			total: { stake: "17.50", result: "-4.50", deposits: "70.00", withdrawals: "20.00" },
			members: [
				{ account: "tile21", own: { stake: "2.50", result: "6.50", given: "1003.33" }, team: { stake: "0.00" } },
				{ account: "tile20", own: { stake: "0.00" }, team: { stake: "15.00", deposits: "70.00" } },
			],
		},
	});
	expect(await call(10, listTeamResults, { ...days, of: "20" })).toMatchObject({
		value: {
			path: [{ account: "tile20" }],
			total: { stake: "15.00" },
			members: [{ account: "tile30", own: { stake: "15.00" } }],
		},
	});
	expect(await call(10, listTeamResults, { ...days, account: "TILE30" })).toMatchObject({
		value: { total: { stake: "15.00" }, members: [{ account: "tile30" }] },
	});
});

test("lines of play and of money come in pages, each once", async () => {
	const first = await call(10, listTeamPlays, { ...days, pageSize: 2 });
	if (!first.ok) throw new Error(first.error.code);
	expect(first.value.lines.map(({ account, stake }) => [account, stake])).toEqual([
		["tile30", "5.00"],
		[expect.any(String), expect.any(String)],
	]);
	const rest = await call(10, listTeamPlays, { ...days, pageSize: 2, cursor: first.value.next ?? "" });
	if (!rest.ok) throw new Error(rest.error.code);
	expect(rest.value.next).toBeNull();
	expect(new Set([...first.value.lines, ...rest.value.lines].map(({ id }) => id)).size).toBe(3);
	const money = await call(10, listTeamMoney, { ...days, account: "tile30", scope: "transactions" });
	expect(money).toMatchObject({
		value: {
			lines: [
				{ kind: "withdrawal", amount: "-20.00", balanceAfter: "1044.00" },
				{ kind: "deposit", amount: "70.00" },
				{ kind: "bonus", amount: "1000.00" },
			],
			next: null,
		},
	});
	const page = await call(10, listTeamMoney, { ...days, pageSize: 1 });
	expect(page).toMatchObject({ ok: true, value: { next: expect.any(String) } });
	expect(await call(10, listTeamMoney, { ...days, cursor: "x" })).toMatchObject({ error: { code: "INVALID_CURSOR" } });
	expect(await call(10, listTeamPlays, { ...days, cursor: "x" })).toMatchObject({ error: { code: "INVALID_CURSOR" } });
});

test("play that comes before the word of a registration is booked all the same, and once", async () => {
	await enrol({ id: 31, upline: 20, cash: 1_000n });
	await play(31, 100n);
	await work();
	await work();
	expect(await call(20, listTeamResults, { ...days, account: "tile31" })).toMatchObject({
		value: { total: { stake: "1.00" } },
	});
});

describe("whoever is not below is nobody", () => {
	const asked = { ...days, account: "tile41" };
	test.each([
		["results by name", () => call(10, listTeamResults, asked)],
		["results by number", () => call(10, listTeamResults, { ...days, of: "41" })],
		["the agent above", () => call(20, listTeamResults, { ...days, of: "10" })],
		["play", () => call(10, listTeamPlays, asked)],
		["money", () => call(10, listTeamMoney, { ...asked, scope: "changes" })],
	])("%s", async (_, ask) => {
		expect(await ask()).toEqual({ ok: false, error: { code: "MEMBER_NOT_BELOW" } });
	});

	test.each([
		["figures", () => call(41, readTeamFigures, days)],
		["results", () => call(41, listTeamResults, days)],
		["play", () => call(41, listTeamPlays, days)],
		["money", () => call(41, listTeamMoney, days)],
	])("a player has no %s", async (_, ask) => {
		expect(await ask()).toEqual({ ok: false, error: { code: "NOT_AGENT" } });
	});

	test("nothing of another line is among the rows", async () => {
		const [plays, money] = [await call(40, listTeamPlays, days), await call(40, listTeamMoney, days)];
		expect(plays).toMatchObject({ value: { lines: [{ account: "tile41" }] } });
		expect(money).toMatchObject({ value: { lines: [{ account: "tile41", amount: "50.00" }] } });
	});

	test.each([
		["end before they begin", { from: "2026-03-03", to: "2026-03-02" }],
		["are more than 92", { from: "2026-01-01", to: "2026-04-30" }],
	])("days that %s are none", async (_, period) => {
		expect(await call(10, readTeamFigures, period)).toEqual({ ok: false, error: { code: "INVALID_PERIOD" } });
	});
});
