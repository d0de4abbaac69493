// The account statement: whole, in order, page by page, and only the member's own.
import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { memberId, unwrap } from "#platform/kernel";
import { silentLive } from "#platform/live";
import { listTransactions } from "../contract/endpoints/list-transactions.ts";
import { readCursor } from "../core/statement.ts";
import { commandKey } from "./command-key.ts";
import { collectExplainers } from "./explain-lines.ts";
import { listTransactionsRoute } from "./list-transactions.ts";
import { migrations } from "./migrations.ts";
import { createWalletModule } from "./module.ts";
import { ensurePartitions } from "./partitions.ts";
import { callAs } from "./testing/call-as.ts";

const db = await testDatabase([migrations]);
const { api } = createWalletModule({ db, live: silentLive });
const { add, explain } = collectExplainers();
const ask = callAs(listTransactionsRoute({ db, explain }), listTransactions);
const member = memberId("1");
const day = 86_400_000;
const now = new Date();

/** One grant, then a bet a day for a year, every tenth a deposit instead, with a win of the same moment on every third day. */
beforeAll(async () => {
	await ensurePartitions(db, { from: new Date(now.getTime() - 400 * day), to: now });
	await db.tx(async (tx) => {
		for (const each of [member, memberId("2")]) await api.open(tx, { memberId: each, currency: "P", purse: "cash" });
		await api.open(tx, { memberId: member, currency: "P", purse: "bonus" });
	});
	for (let ago = 380; ago > 0; ago--) {
		const kind = ago === 380 ? "grant" : ago % 10 === 0 ? "deposit" : "bet";
		await postAt(ago, [
			[kind, kind === "bet" ? -1 : 1_000, "cash"],
			...(ago % 3 === 0
				? ([
						["win", ago % 2, "cash"],
						["promo", 5, "bonus"],
					] as const)
				: []),
		]);
	}
	await api.post({
		memberId: memberId("2"),
		currency: "P",
		purse: "cash",
		kind: "grant",
		delta: 7n,
		counter: "house:grants",
		key: commandKey("test", "2"),
	});
});

async function postAt(
	ago: number,
	lines: readonly (readonly [kind: string, delta: number, purse: string])[],
): Promise<void> {
	const at = new Date(now.getTime() - ago * day);
	await db.tx((tx) =>
		sql`
		select from wallet.post_batch(${lines.map(() => 1)}::bigint[], ${lines.map(() => "P")}::text[], ${lines.map(([, , purse]) => purse)}::text[],
			${lines.map(([kind]) => kind)}::text[], ${lines.map(([, delta]) => delta)}::bigint[], ${lines.map(() => "games:house")}::text[],
			${lines.map(([kind]) => commandKey("test", `${ago} ${kind}`))}::uuid[], null, null, null, null, p_at => ${at}::timestamptz)`.execute(
			tx,
		),
	);
}

type Page = Exclude<Awaited<ReturnType<typeof ask>>, string>;

async function everyPage(input: Readonly<Record<string, unknown>>): Promise<Page[]> {
	const pages: Page[] = [];
	let cursor: string | undefined;
	do {
		const page = await ask({ member, now, input: { ...input, ...(cursor === undefined ? {} : { cursor }) } });
		if (typeof page === "string") throw new Error(page);
		pages.push(page);
		cursor = page.next;
	} while (cursor !== undefined);
	return pages;
}

const dates = (from: number, to: number) => ({
	from: new Date(now.getTime() - from * day).toISOString(),
	to: new Date(now.getTime() - to * day).toISOString(),
});

describe("list-transactions", () => {
	it("T14: reaches a year back, each line once, newest first, with ids that are unique", async () => {
		const pages = await everyPage({ ...dates(365, 0), pageSize: "50" });
		const lines = pages.flatMap(({ lines }) => lines);
		expect(pages.slice(0, -1).every(({ lines }) => lines.length === 50)).toBe(true);
		expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
		const { rows } = await db.read((tx) =>
			sql<{ id: string }>`
			select member_id || '-' || currency || '-' || purse || '-' || version as id from wallet.posting
			where member_id = 1 and delta <> 0 and posted_at >= ${new Date(now.getTime() - 365 * day)}
			order by posted_at desc, purse desc, version desc`.execute(tx),
		);
		expect(lines.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
	});

	it.each([1, 2, 3, 7, 100])(
		"a page of %i lines never loses or repeats one, also where several share a moment",
		async (pageSize) => {
			const asked = { ...dates(20, 0) };
			const whole = await everyPage({ ...asked, pageSize: "100" });
			const parts = await everyPage({ ...asked, pageSize: String(pageSize) });
			expect(parts.flatMap(({ lines }) => lines)).toEqual(whole.flatMap(({ lines }) => lines));
		},
	);

	it("RTS 1B: shows three months when nothing is asked for", async () => {
		const first = await ask({ member, now });
		expect(typeof first === "string" || new Date(first.to).getTime() - new Date(first.from).getTime()).toBe(92 * day);
		expect(typeof first === "string" || first.lines).toHaveLength(20);
	});

	it("a line tells what moved, where, and what it left", async () => {
		const page = await ask({ member, now, input: { ...dates(10.5, 9.5) } });
		expect(typeof page === "string" || page.lines).toMatchObject([
			{
				type: "deposit",
				purse: "cash",
				currency: "P",
				amount: "10.00",
				counter: "games:house",
				time: new Date(now.getTime() - 10 * day).toISOString(),
			},
		]);
	});

	it("does not show lines that moved nothing", async () => {
		const page = await ask({ member, now, input: { ...dates(6.5, 5.5) } });
		expect(typeof page === "string" || page.lines.map(({ type }) => type)).toEqual(["bet", "promo"]);
	});

	it("leaves out the play when only the account is asked for", async () => {
		const lines = (await everyPage({ ...dates(365, 0), scope: "account", pageSize: "100" })).flatMap(
			({ lines }) => lines,
		);
		expect(new Set(lines.map(({ type }) => type))).toEqual(new Set(["deposit", "promo"]));
		expect(lines.filter(({ type }) => type === "deposit")).toHaveLength(36);
	});

	it("shows what was given alone when that is asked for, by the account's index", async () => {
		const promo = (await everyPage({ ...dates(365, 0), scope: "promo", pageSize: "7" })).flatMap(({ lines }) => lines);
		const all = (await everyPage({ ...dates(365, 0), pageSize: "100" })).flatMap(({ lines }) => lines);
		expect(promo).toEqual(all.filter(({ type }) => type === "promo"));
		expect(promo.length).toBeGreaterThan(100);
		const { rows } = await db.tx(async (tx) => {
			await sql`set local enable_seqscan = off`.execute(tx);
			return sql<{ "QUERY PLAN": string }>`explain select 1 from wallet.posting where member_id = 1 and currency = 'P'
				and kind not in ('bet', 'win', 'rollback') and kind = 'promo' order by posted_at desc`.execute(tx);
		});
		expect(rows.map((line) => line["QUERY PLAN"]).join(" ")).toMatch(/posting\w*_(?:account|member_id_posted_at)/);
	});

	it("says what a domain says of its own, asks of nothing but promotions, and of nobody else's lines", async () => {
		const round = "019a0000-0000-7000-8000-000000000001";
		const purse = { memberId: memberId("2"), currency: "P", purse: "cash", counter: "games:house" } as const;
		const heard: unknown[] = [];
		add(async (asked) => {
			heard.push(asked);
			return new Map([[round, { kind: "free-spins", game: "Bojagi" }]]);
		});
		for (const [kind, group] of [
			["win", round],
			["promo", round],
			["promo", "019a0000-0000-7000-8000-000000000002"],
		] as const) {
			unwrap(await api.post({ ...purse, kind, delta: 3n, group, key: commandKey("test", `about ${kind} ${group}`) }));
		}
		const page = await ask({ member: memberId("2"), now: new Date() });
		const lines = typeof page === "string" ? [] : page.lines;
		expect(lines.map(({ type, about }) => [type, about?.game])).toEqual([
			["promo", undefined],
			["promo", "Bojagi"],
			["win", undefined],
			["grant", undefined],
		]);
		expect(heard).toEqual([{ memberId: "2", language: "en", groups: ["019a0000-0000-7000-8000-000000000002", round] }]);
		heard.length = 0;
		await ask({ member, now, input: dates(10.5, 9.5) });
		expect(heard).toEqual([]);
	});

	it("shows the member's own lines alone", async () => {
		// Posted at the database's own time, which may be well after `now` on a busy machine.
		const page = await ask({ member: memberId("2"), now: new Date() });
		expect(typeof page === "string" || page.lines.map(({ id }) => id)).toEqual(
			[4, 3, 2, 1].map((one) => `2-P-cash-${one}`),
		);
		expect(await ask({ member: memberId("3"), now })).toMatchObject({ lines: [] });
		expect(await ask({ member, now, currency: "KRW" })).toMatchObject({ lines: [] });
	});

	it.each([
		["more than a year", { ...dates(368, 0) }, "INVALID_PERIOD"],
		["a reversed period", { ...dates(1, 2) }, "INVALID_PERIOD"],
		["a cursor of something else", { cursor: "abc" }, "INVALID_CURSOR"],
	])("refuses %s", async (_what, input, code) => {
		expect(await ask({ member, now, input })).toBe(code);
	});

	it("its cursor is the last line it showed", async () => {
		const page = await ask({ member, now, input: { pageSize: "2" } });
		if (typeof page === "string" || page.next === undefined) throw new Error("a page with a next one");
		expect(unwrap(readCursor(page.next)).atMicros / 1000n).toBe(BigInt(new Date(page.lines[1]?.time ?? 0).getTime()));
	});
});
