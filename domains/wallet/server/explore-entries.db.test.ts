// What an operator reads of the ledger over a past of forty days: every entry of an account once and in order, and a trial
// balance that adds up to nothing as of any day.
import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { memberId, unwrap } from "#platform/kernel";
import { silentLive } from "#platform/live";
import type { PostCommand, PostingKind } from "../core/command.ts";
import { readEntryCursor, writeEntryCursor } from "../core/ledger-page.ts";
import type { EntriesQuery, Entry } from "./api.ts";
import { commandKey } from "./command-key.ts";
import { rollUpHouse } from "./house.ts";
import { migrations } from "./migrations.ts";
import { createWalletModule } from "./module.ts";
import { ensurePartitions } from "./partitions.ts";

const db = await testDatabase([migrations]);
const { api } = createWalletModule({ db, live: silentLive });
const day = 86_400_000;
const now = new Date();
const [one, two, three] = [memberId("11"), memberId("22"), memberId("33")];
const house = { house: "games:house" } as const;
const everything = {
	from: new Date(now.getTime() - 300 * day),
	to: new Date(now.getTime() + day),
	currency: "P",
} as const;

/** Three members play through forty days, a posting every two hours, some of them at the same moment. */
beforeAll(async () => {
	await ensurePartitions(db, { from: everything.from, to: now });
	await db.tx(async (tx) => {
		for (const each of [one, two, three]) await api.open(tx, { memberId: each, currency: "P", purse: "cash" });
		await api.open(tx, { memberId: one, currency: "P", purse: "bonus" });
		await api.open(tx, { memberId: one, currency: "KRW", purse: "cash" });
	});
	await postAt(200 * 24, ["11"], { kind: "win", delta: 1, counter: "games:quiet" });
	await postAt(45 * 24, ["11", "22", "33"], { kind: "grant", delta: 1_000_000, counter: "house:grants" });
	for (let hours = 40 * 24; hours > 0; hours -= 2) {
		await postAt(hours, hours % 6 === 0 ? ["11", "22"] : ["11"], { kind: "bet", delta: -10 });
		if (hours % 8 === 0) await postAt(hours, ["11"], { kind: "win", delta: 5 });
		if (hours % 96 === 0) await postAt(hours, ["22"], { kind: "promo", delta: 3 });
		if (hours % 120 === 0) await postAt(hours, ["33"], { kind: "deposit", delta: 50, counter: "cashier:bank" });
		if (hours === 20 * 24) await rollUpHouse(db);
	}
});

type Line = { readonly kind: PostingKind; readonly delta: number; readonly counter?: string };

async function postAt(hours: number, members: readonly string[], { kind, delta, counter = "games:house" }: Line) {
	const at = new Date(now.getTime() - hours * 3_600_000);
	const all = <T>(value: T): readonly T[] => members.map(() => value);
	await db.tx((tx) =>
		sql`select from wallet.post_batch(${members}::bigint[], ${all("P")}::text[], ${all("cash")}::text[], ${all(kind)}::text[],
			${all(delta)}::bigint[], ${all(counter)}::text[],
			${members.map((member) => commandKey("test", `${member}/${hours}/${kind}`))}::uuid[], null, null, null, null, p_at => ${at}::timestamptz)`.execute(
			tx,
		),
	);
}

/** Every page, each taken up where the cursor of the one before says. */
async function everyPage(query: Omit<EntriesQuery, "limit" | keyof typeof everything>, limit: number) {
	const pages: (readonly Entry[])[] = [];
	let after: EntriesQuery["after"];
	do {
		const page = await api.explorer.entries({ ...everything, ...query, after, limit });
		pages.push(page);
		const last = page.at(-1);
		after = last === undefined ? undefined : unwrap(readEntryCursor(writeEntryCursor(last.position)));
	} while (pages.at(-1)?.length === limit);
	return pages.flat().map(({ line }) => `${line.memberId} ${line.purse} ${line.version}`);
}

const stored = async (condition: string) => {
	const { rows } = await db.read((tx) =>
		sql<{ place: string }>`select member_id || ' ' || purse || ' ' || version as place from wallet.posting
			where currency = 'P' and ${sql.raw(condition)}
			order by posted_at desc, member_id desc, purse desc, version desc`.execute(tx),
	);
	return rows.map(({ place }) => place);
};

describe("the entries of an account", () => {
	it.each([1, 7, 50, 1_000])("of a member, %i a page: all, once, the newest first", async (limit) => {
		expect(await everyPage({ account: { memberId: one } }, limit)).toEqual(await stored("member_id = 11"));
	});

	it.each([3, 50, 1_000])("of the house, %i a page: of all members, once, the newest first", async (limit) => {
		const expected = await stored("counter = 'games:house'");
		expect(expected.length).toBeGreaterThan(700);
		expect(await everyPage({ account: house }, limit)).toEqual(expected);
	});

	it.each(["bet", "win", "promo"] as const)("of the house by its kind, %s", async (kind) => {
		expect(await everyPage({ account: house, kind }, 20)).toEqual(
			await stored(`counter = 'games:house' and kind = '${kind}'`),
		);
	});

	it.each(["bet", "deposit", "rollback", "grant"] as const)("of a member by its kind, %s", async (kind) => {
		expect(await everyPage({ account: { memberId: three }, kind }, 5)).toEqual(
			await stored(`member_id = 33 and kind = '${kind}'`),
		);
	});

	it("of an account without play, and of one with a single win half a year ago", async () => {
		expect(await everyPage({ account: { house: "cashier:bank" } }, 3)).toEqual(
			await stored("counter = 'cashier:bank'"),
		);
		expect(await everyPage({ account: { house: "games:quiet" } }, 3)).toEqual(["11 cash 1"]);
		expect(await everyPage({ account: { house: "games:nobody" } }, 3)).toEqual([]);
	});

	it("keeps to its days, its purse and its currency", async () => {
		const from = new Date(now.getTime() - 10 * day);
		const to = new Date(now.getTime() - 5 * day);
		for (const account of [house, { memberId: one }] as const) {
			const lines = await api.explorer.entries({ account, currency: "P", from, to, limit: 1_000 });
			expect(lines.length).toBeGreaterThan(50);
			expect(lines.every(({ line }) => line.postedAt >= from && line.postedAt < to)).toBe(true);
		}
		const limit = 10;
		expect(await api.explorer.entries({ ...everything, account: { memberId: one, purse: "bonus" }, limit })).toEqual(
			[],
		);
		expect(await api.explorer.entries({ ...everything, account: house, currency: "KRW", limit })).toEqual([]);
	});

	it("shows the play that no worker has counted yet", async () => {
		unwrap(await api.post(bet("fresh")));
		const [first] = await api.explorer.entries({ ...everything, account: house, limit: 1 });
		expect(first?.line.key).toBe(commandKey("test", "fresh"));
	});
});

const bet = (id: string, change: Partial<PostCommand> = {}): PostCommand => ({
	memberId: one,
	currency: "P",
	purse: "cash",
	kind: "bet",
	delta: -4n,
	counter: "games:house",
	key: commandKey("test", id),
	...change,
});

describe("the trial balance", () => {
	const today = new Date().toISOString().slice(0, 10);
	const daysAgo = (days: number) => new Date(now.getTime() - days * day).toISOString().slice(0, 10);

	it.each([0, 1, 10, 25, 60, 250])("as of %i days ago adds up to nothing, and is what a full sum says", async (ago) => {
		const asOf = ago === 0 ? today : daysAgo(ago);
		const { lines, sums } = await api.explorer.trialBalance(asOf);
		expect([...sums.values()].every((sum) => sum === 0n)).toBe(true);
		const { rows } = await db.read((tx) =>
			sql<{ account: string; amount: string; postings: string }>`
				select account, sum(amount)::text as amount, count(*)::text as postings from (
					select counter as account, -delta as amount, posted_at from wallet.posting
					union all select 'members:' || purse, delta, posted_at from wallet.posting
				) as leg where (posted_at at time zone 'UTC')::date <= ${asOf}::date group by 1 order by account collate "C"`.execute(
				tx,
			),
		);
		const shown = lines.map(({ account, amount, postings }) => ({
			account,
			amount: `${amount}`,
			postings: `${postings}`,
		}));
		expect(shown.toSorted((a, b) => (a.account < b.account ? -1 : 1))).toEqual(rows);
	});

	it("is the same before and after the worker has counted, also while members play", async () => {
		const before = await api.explorer.trialBalance(today);
		await rollUpHouse(db);
		expect(await api.explorer.trialBalance(today)).toEqual(before);
		const bets = Array.from({ length: 60 }, (_, index) => api.post(bet(`busy${index}`, { delta: -1n })));
		const looks = await Promise.all([
			...Array.from({ length: 8 }, () => api.explorer.trialBalance(today)),
			rollUpHouse(db).then(() => api.explorer.trialBalance(today)),
		]);
		await Promise.all(bets);
		for (const { sums } of looks) expect([...sums.values()].filter((sum) => sum !== 0n)).toEqual([]);
	});

	it("leaves the ledger whole: the audit is clean, and finds a sum of purses that was changed", async () => {
		const broken = async () =>
			(await api.audit()).filter(({ violations }) => violations > 0n).map(({ check }) => check);
		expect(await broken()).toEqual([]);
		const change = (by: number) =>
			db.tx((tx) => sql`update wallet.purse_day set amount = amount + ${by} where purse = 'cash'`.execute(tx));
		await change(1);
		expect(await broken()).toEqual(["purse"]);
		await change(-1);
	});
});
