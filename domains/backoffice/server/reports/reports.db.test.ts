// Reports by day and by member, and how today goes: the same to the minor unit as rounds and postings say, read here directly.
import { describe, expect, test } from "vitest";
import type { InputOf } from "#platform/contract";
import { formatMinor, type MemberId, systemClock, unwrap } from "#platform/kernel";
import { commandKey, type PostCommand } from "#wallet/api";
import { readDayReport, readMemberReport, readToday } from "../../contract/index.ts";
import { enrol } from "../testing/members.ts";
import { openOffice } from "../testing/open-office.ts";

const office = await openOffice();
const { call, rows, owner, wallet, clock } = office;
const ask = { token: owner };
const hour = 3_600_000;
const day = 24 * hour;
let keys = 0;

await rows(`insert into games.vendor (code, names, art_code, counter, launch_url, interrupted, interrupted_after_seconds)
	select 'ACME', '{"en":"Acme"}', 'acme', 'games:acme', '/arcade/', 'complete', 600
	where not exists (select from games.vendor where code = 'ACME')`);
const games = await rows<{ id: string; category: string }>(`insert into games.game
		(vendor, code, category, names, rtp, lines, volatility, hot, new, art_small, art_show, hue, trial, pay_table)
	select 'ACME', code, category, '{"en":"Game"}', 96, 20, 'medium', false, false, '/a.webp', '/b.webp', 30, true, '1'
	from (values ('report-slot', 'RNG'), ('report-table', 'LIVE')) as g (code, category) returning id, category`);
const gameOf = (category: string) => games.find((one) => one.category === category)?.id ?? "";

type Round = {
	readonly at: Date;
	readonly stake: number;
	readonly win: number;
	readonly category?: string;
	readonly status?: string;
};

/** As a studio leaves it behind. */
async function round(
	member: MemberId,
	{ at, stake, win, category = "RNG", status = "complete" }: Round,
): Promise<void> {
	await rows(`insert into games.round (member_id, started_at, id, game_id, currency, status, stake, win, balance_before,
			balance_after, pay_table, events, ended_at)
		values (${member}, '${at.toISOString()}', gen_random_uuid(), ${gameOf(category)}, 'P', '${status}', ${stake}, ${win}, 0, 0, '1',
			'[]', ${status === "open" ? "null" : `'${at.toISOString()}'`})`);
}

async function post(member: MemberId, move: Pick<PostCommand, "kind" | "delta" | "counter">): Promise<void> {
	keys += 1;
	const key = commandKey("reports", `${keys}`);
	unwrap(await wallet.post({ memberId: member, currency: "P", purse: "cash", key, ...move }));
}

async function count(zone = 0): Promise<void> {
	await rows("select wallet.roll_up_house()");
	await rows(`select games.days_anew(${zone}, '-infinity')`);
	await rows("select games.count_now('games.member-hours')");
	await countReports();
}

/** As the job does; nothing that it keeps differs from what it is counted from. */
async function countReports(): Promise<void> {
	await rows("select backoffice.count_reports()");
	expect(await rows("select * from backoffice.report_fault")).toEqual([]);
}

const dayReport = async (input: InputOf<typeof readDayReport> = {}) => unwrap(await call(readDayReport, input, ask));
const memberReport = async (input: InputOf<typeof readMemberReport> = {}) =>
	unwrap(await call(readMemberReport, input, ask));
const shown = (minor: string | undefined) => formatMinor(BigInt(minor ?? "0"), "P");

/** A day's figures from rounds and postings themselves. */
async function directly(date: string, zone = 0, category?: string) {
	const on = (column: string) => `((${column} at time zone 'UTC') + interval '${zone} minutes')::date = '${date}'`;
	const narrowed = category === undefined ? "" : `and game_id = ${gameOf(category)}`;
	const [play] = await rows<{ stake: string; won: string; rounds: string; active: string }>(`select
		coalesce(sum(stake), 0)::text as stake, coalesce(sum(win), 0)::text as won, count(*) as rounds,
		count(distinct member_id) as active from games.round where status in ('complete', 'resettled') and ${on("started_at")} ${narrowed}`);
	const [money] = await rows<Record<string, string>>(`select
		coalesce(sum(delta) filter (where kind = 'deposit'), 0)::text as deposits,
		coalesce(-sum(delta) filter (where kind = 'withdraw'), 0)::text as withdrawals,
		coalesce(sum(delta) filter (where kind in ('promo', 'grant')), 0)::text as bonus,
		coalesce(sum(delta) filter (where kind = 'adjust'), 0)::text as adjustments from wallet.posting where ${on("posted_at")}`);
	return {
		deposits: shown(money?.deposits),
		withdrawals: shown(money?.withdrawals),
		bonus: shown(money?.bonus),
		adjustments: shown(money?.adjustments),
		stake: shown(play?.stake),
		won: shown(play?.won),
		result: shown(`${BigInt(play?.stake ?? 0) - BigInt(play?.won ?? 0)}`),
		rounds: Number(play?.rounds),
		activeMembers: Number(play?.active),
	};
}

const today = (zone = 0) => new Date(clock.now().getTime() + zone * 60_000).toISOString().slice(0, 10);
const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);

const [ann, ben, cho] = [await enrol(office), await enrol(office), await enrol(office)];
await post(ann, { kind: "grant", delta: 100_000n, counter: "house:starting-balances" });
await post(ann, { kind: "deposit", delta: 12_345n, counter: "cashier:bank" });
await post(ben, { kind: "deposit", delta: 5_000n, counter: "cashier:bank" });
await post(ann, { kind: "withdraw", delta: -2_001n, counter: "cashier:payout" });
await post(ben, { kind: "promo", delta: 333n, counter: "loyalty:cashback" });
await post(ann, { kind: "bet", delta: -777n, counter: "games:acme" });
const fix = { memberId: ben, currency: "P", purse: "cash", counter: "house:adjustments", actor: "Han" } as const;
await office.db.tx(async (tx) =>
	unwrap(await wallet.adjust(tx, { ...fix, key: commandKey("reports", "fix"), delta: -17n, reason: "a mistake" })),
);
for (const back of [0, 1, 1, 2, 9]) {
	await round(ann, { at: ago(back * day), stake: 101 + back, win: 40 });
	await round(ben, { at: ago(back * day + hour), stake: 60, win: 999, category: "LIVE" });
}
await round(cho, { at: ago(day), stake: 5_000, win: 0, status: "void" });
await round(cho, { at: ago(day), stake: 5_000, win: 0, status: "open" });
await count();

describe("the report by day", () => {
	test.each([0, 540, -300])("says what rounds and postings say, in a zone of %i minutes", async (zone) => {
		await count(zone);
		const report = await dayReport();
		expect(report).toMatchObject({ zone, currency: "P", currencies: ["P"], to: today(zone) });
		expect(report.days).toHaveLength(30);
		for (const line of report.days) expect(line).toMatchObject(await directly(line.day, zone));
		await count();
	});

	test("sums its days, and counts a member once", async () => {
		const { days, total } = await dayReport();
		expect(total).toMatchObject({
			rounds: 10,
			deposits: "173.45",
			withdrawals: "20.01",
			bonus: "1003.33",
			adjustments: "-0.17",
		});
		expect(total.activeMembers).toBe(2);
		expect(total.newMembers).toBe(days.reduce((sum, line) => sum + line.newMembers, 0));
		expect(total.newMembers).toBe(3);
	});

	test("is narrowed by category in what was played alone", async () => {
		const report = await dayReport({ category: "LIVE" });
		for (const line of report.days) expect(line).toMatchObject(await directly(line.day, 0, "LIVE"));
		expect(report.total).toMatchObject({ rounds: 5, stake: "3.00", deposits: "173.45", activeMembers: 1 });
	});

	test("is of the days that are asked for, and of none that are too many or no currency", async () => {
		const report = await dayReport({ from: today(), to: today() });
		expect(report.days).toEqual([expect.objectContaining({ day: today() })]);
		const refused = async (input: InputOf<typeof readDayReport>) => {
			const answer = await call(readDayReport, input, ask);
			return answer.ok ? "OK" : answer.error.code;
		};
		expect(await refused({ from: "2026-01-01", to: "2026-12-31" })).toBe("INVALID_PERIOD");
		expect(await refused({ currency: "ZZZZ" })).toBe("SEARCH_INVALID");
		expect((await dayReport({ currency: "KRW" })).total).toMatchObject({ rounds: 0, deposits: "0", newMembers: 0 });
	});

	test("leaves out members of another brand", async () => {
		const stranger = await enrol(office);
		await rows(`update members.accounts set merchant = 'elsewhere' where id = ${stranger}`);
		await round(stranger, { at: ago(0), stake: 7_000, win: 0 });
		await post(stranger, { kind: "deposit", delta: 1_000n, counter: "cashier:bank" });
		const before = await dayReport();
		await count();
		expect({ ...(await dayReport()), countedAt: "" }).toEqual({ ...before, countedAt: "" });
		const { members } = await memberReport();
		expect(members.map(({ memberId }) => memberId)).not.toContain(stranger);
		// For the tests behind this one, which read every round and posting.
		await rows(`update members.accounts set merchant = 'tessera' where id = ${stranger}`);
		await rows("update backoffice.report_mark set play = 0");
		await countReports();
	});
});

describe("the report by member", () => {
	test("puts members in the order of any figure, either way, and its sums are those of the days", async () => {
		const { members, count: counted, total } = await memberReport({ order: "result" });
		expect(members.slice(1).map(({ account }) => account)).toEqual([`player${ann}`, `player${ben}`]);
		expect(members[1]).toMatchObject({
			stake: "5.18",
			won: "2.00",
			result: "3.18",
			rounds: 5,
			days: 4,
			deposits: "123.45",
		});
		expect(members[2]).toMatchObject({ result: "-46.95", bonus: "3.33", adjustments: "-0.17" });
		expect(counted).toBe(3);
		const upward = await memberReport({ order: "result", ascending: "yes" });
		expect(upward.members.map(({ memberId }) => memberId)).toEqual(members.map(({ memberId }) => memberId).reverse());
		const { newMembers: _, activeMembers: __, ...days } = (await dayReport()).total;
		expect(total).toEqual(days);
	});

	test("comes page by page, each member once", async () => {
		for (let index = 0; index < 60; index++)
			await round(await enrol(office), { at: ago(0), stake: 100 + index, win: 0 });
		await count();
		const first = await memberReport({ pageNumber: 1 });
		const second = await memberReport({ pageNumber: 2 });
		expect([first.members.length, second.members.length, first.pages, second.count]).toEqual([50, 13, 2, 63]);
		expect(new Set([...first.members, ...second.members].map(({ memberId }) => memberId)).size).toBe(63);
		expect((await memberReport({ pageNumber: 3 })).members).toEqual([]);
	});
});

describe("the sums that both are answered from", () => {
	const line = async (member: MemberId) =>
		(
			await memberReport({
				from: ago(40 * day)
					.toISOString()
					.slice(0, 10),
			})
		).members.find(({ memberId }) => memberId === member);

	test("take in what is settled late, on the day it began, and give back what is taken back", async () => {
		const dee = await enrol(office);
		for (const back of [20, 3, 0]) await round(dee, { at: ago(back * day), stake: 1_000, win: 0 });
		await count();
		expect(await line(dee)).toMatchObject({ stake: "30.00", days: 3 });
		await rows(`insert into games.round (member_id, started_at, id, game_id, currency, status, stake, win, balance_before,
				balance_after, pay_table, events, vendor_round_id, ended_at)
			values (${dee}, '${ago(12 * day).toISOString()}', gen_random_uuid(), ${gameOf("LIVE")}, 'P', 'complete', 700, 900, 0, 0,
				'1', '[]', 'late', now())`);
		await count();
		expect(await line(dee)).toMatchObject({ stake: "37.00", won: "9.00", days: 4 });
		for (const { day: date, ...found } of (await dayReport({ category: "LIVE" })).days)
			expect(found).toMatchObject(await directly(date, 0, "LIVE"));
		// As a vendor's rollback leaves it, which a count of its own sees by its transaction.
		await rows(`update games.round set status = 'void', transaction_id = pg_current_xact_id()::text::bigint
			where member_id = ${dee} and vendor_round_id = 'late'`);
		await count();
		expect(await line(dee)).toMatchObject({ stake: "30.00", won: "0.00", days: 3 });
		expect((await memberReport({ from: today(), to: today() })).members).toContainEqual(
			expect.objectContaining({ memberId: dee, stake: "10.00", days: 1 }),
		);
	});

	test("are counted anew when a game moves to another category", async () => {
		await rows(`update games.game set category = 'FISH' where id = ${gameOf("LIVE")}`);
		await countReports();
		expect((await dayReport({ category: "LIVE" })).total).toMatchObject({ rounds: 0, activeMembers: 0 });
		expect((await dayReport({ category: "FISH" })).total.rounds).toBeGreaterThan(0);
		await rows(`update games.game set category = 'LIVE' where id = ${gameOf("LIVE")}`);
		await countReports();
	});

	test("that were changed by hand are found", async () => {
		const faults = () => rows<{ of: string }>("select distinct of from backoffice.report_fault order by 1");
		await rows(
			"update backoffice.report_day set won = won + 1 where day = (select max(day) from backoffice.report_day)",
		);
		expect(await faults()).toEqual([{ of: "day" }]);
		await rows("update backoffice.report_mark set play = 0");
		await countReports();
		await rows(`update backoffice.report_line set next_day = 'infinity' where ctid = (
			select ctid from backoffice.report_line where next_day <> 'infinity' limit 1)`);
		expect(await faults()).toEqual([{ of: "line" }]);
		await rows("update backoffice.report_mark set play = 0");
		await countReports();
	});
});

describe("today", () => {
	test("stands against yesterday up to the same minute, and whole", async () => {
		// Postings carry the database's time: a minute that began since the clock was set would not be of today yet.
		clock.advance(Math.max(0, systemClock.now().getTime() - clock.now().getTime()));
		const at = clock.now();
		const { day: date, currencies } = unwrap(await call(readToday, {}, ask));
		const [own] = currencies;
		expect([date, own?.currency, own?.turnover.hours.yesterday.length]).toEqual([today(), "P", 24]);
		const soFar = `started_at >= '${today()}'::date - interval '1 day' and started_at < '${ago(day).toISOString()}'`;
		for (const [figure, where] of [
			["today", `started_at >= '${today()}'::date`],
			["soFar", soFar],
			["yesterday", `started_at >= '${today()}'::date - interval '1 day' and started_at < '${today()}'::date`],
		] as const) {
			const [sum] = await rows<{
				stake: string;
				result: string;
				active: string;
			}>(`select coalesce(sum(stake), 0)::text as stake,
				coalesce(sum(stake - win), 0)::text as result, count(distinct member_id) as active
				from games.round where status in ('complete', 'resettled') and ${where}`);
			expect([own?.turnover[figure], own?.result[figure], own?.activeMembers[figure]]).toEqual([
				shown(sum?.stake),
				shown(sum?.result),
				sum?.active,
			]);
		}
		expect(own?.deposits).toMatchObject({ today: "183.45", soFar: "0.00", yesterday: "0.00" });
		expect(own?.withdrawals.today).toBe("20.01");
		expect(own?.turnover.hours.today).toHaveLength(at.getUTCHours() + 1);
		const sum = (hours: readonly string[] = []) => hours.reduce((all, one) => all + Math.round(Number(one) * 100), 0);
		for (const figure of ["turnover", "result", "deposits", "withdrawals", "newMembers"] as const) {
			expect(sum(own?.[figure].hours.today)).toBe(sum([own?.[figure].today ?? ""]));
			expect(sum(own?.[figure].hours.yesterday)).toBe(sum([own?.[figure].yesterday ?? ""]));
		}
	});
});
