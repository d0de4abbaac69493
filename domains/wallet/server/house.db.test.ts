// House accounts: the daily sums and their tail always tell the same as a full sum, also while others post.
import { describe, expect, it } from "vitest";
import { openDatabase, sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { memberId } from "#platform/kernel";
import { silentLive } from "#platform/live";
import type { PostCommand } from "../core/command.ts";
import { commandKey } from "./command-key.ts";
import { rollUpHouse } from "./house.ts";
import { migrations } from "./migrations.ts";
import { createWalletModule } from "./module.ts";

const db = await testDatabase([migrations]);
const { api } = createWalletModule({ db, live: silentLive });
const wallet = { memberId: memberId("1"), currency: "P", purse: "cash" } as const;
let next = 0;
const command = (change: Partial<PostCommand>): PostCommand => {
	next += 1;
	return { ...wallet, kind: "bet", delta: -1n, counter: "games:house", key: commandKey("test", `${next}`), ...change };
};
await db.tx((tx) => api.open(tx, wallet));
await api.post(command({ kind: "grant", delta: 1_000n, counter: "house:grants" }));

describe("a house account", () => {
	it("holds the opposite of what members gained, before and after the roll-up", async () => {
		await api.postTogether([command({ delta: -30n }), command({ kind: "win", delta: 12n })]);
		expect(await api.houseBalance("games:house", "P")).toBe(18n);
		expect(await rollUpHouse(db)).toBe(3n);
		expect(await api.houseBalance("games:house", "P")).toBe(18n);
		expect(await api.houseBalance("house:grants", "P")).toBe(-1000n);
		await api.post(command({ delta: -2n }));
		expect(await api.houseBalance("games:house", "P")).toBe(20n);
		expect(await api.houseBalance("games:house", "KRW")).toBe(0n);
	});

	it("is rolled up once, whatever runs at the same time", async () => {
		await api.post(command({ delta: -5n }));
		const added = await Promise.all([rollUpHouse(db), rollUpHouse(db), rollUpHouse(db)]);
		const rest = await rollUpHouse(db);
		expect([...added, rest].reduce((sum, each) => sum + each, 0n)).toBe(2n);
		expect(await rollUpHouse(db)).toBe(0n);
	});

	it("never skips a posting whose transaction was still open when the sums were made", async () => {
		const before = await api.houseBalance("games:house", "P");
		const other = openDatabase({ url: db.url, connections: 1 });
		let commit = () => {};
		const mayCommit = new Promise<void>((resolve) => {
			commit = resolve;
		});
		const late = other.tx(async (tx) => {
			await api.postIn(tx, command({ delta: -7n }));
			await mayCommit;
		});
		while (
			(
				await db.read((tx) =>
					sql`select 1 from pg_locks where locktype = 'transactionid' and granted and pid <> pg_backend_pid()`.execute(
						tx,
					),
				)
			).rows.length === 0
		);
		await rollUpHouse(db);
		commit();
		await late;
		expect(await api.houseBalance("games:house", "P")).toBe(before + 7n);
		await rollUpHouse(db);
		expect(await api.houseBalance("games:house", "P")).toBe(before + 7n);
		await other.close();
	});

	it("knows since when the tail can lie, and moves that on only past what was open", async () => {
		const tail = async () => {
			const { rows } = await db.read((tx) =>
				sql<{ since: Date; noted: Date }>`select tail_since as since, next_at as noted from wallet.house_mark`.execute(
					tx,
				),
			);
			return rows[0];
		};
		const rolled = async () => {
			await api.post(command({}));
			await rollUpHouse(db);
			return tail();
		};
		const noted = (await rolled())?.noted;
		const other = openDatabase({ url: db.url, connections: 1 });
		const { opened, closed } = await new Promise<{ opened: () => void; closed: Promise<unknown> }>((begun) => {
			const held = other.tx(async (tx) => {
				await sql`select pg_current_xact_id()`.execute(tx);
				await new Promise<void>((commit) => begun({ opened: commit, closed: held }));
			});
		});
		const day = 86_400_000;
		// The one that was noted has been passed; the next was noted while the other was open, and is not.
		const passed = await rolled();
		expect(passed?.since.getTime()).toBe((noted?.getTime() ?? 0) - day);
		expect(await rolled()).toEqual(passed);
		expect(await rolled()).toEqual(passed);
		opened();
		await closed;
		expect((await rolled())?.since.getTime()).toBe((passed?.noted.getTime() ?? 0) - day);
		await other.close();
	});

	it("adds up while members play and the worker runs", async () => {
		const before = await api.houseBalance("games:house", "P");
		const bets = Array.from({ length: 200 }, () => api.post(command({})));
		const rolls = Array.from({ length: 5 }, () => rollUpHouse(db));
		await Promise.all([...bets, ...rolls]);
		expect(await api.houseBalance("games:house", "P")).toBe(before + 200n);
		await rollUpHouse(db);
		expect(await api.houseBalance("games:house", "P")).toBe(before + 200n);
		expect((await api.audit()).filter(({ violations }) => violations > 0n)).toEqual([]);
	});

	it("keeps its sums by day, in UTC", async () => {
		const { rows } = await db.read((tx) =>
			sql<{
				day: string;
				postings: string;
			}>`select day, postings from wallet.house_day where account = 'house:grants'`.execute(tx),
		);
		expect(rows).toEqual([{ day: new Date().toISOString().slice(0, 10), postings: "1" }]);
	});
});

describe("wallet.entry", () => {
	it("vector 16: shows two entries for every posting, which add up to nothing", async () => {
		const { rows } = await db.read((tx) =>
			sql<{ legs: string; sum: string }>`
				select count(*) as legs, sum(amount) as sum from wallet.entry group by member_id, key having count(*) <> 2 or sum(amount) <> 0`.execute(
				tx,
			),
		);
		expect(rows).toEqual([]);
		const first = await db.read((tx) =>
			sql`select account, amount from wallet.entry where kind = 'grant' order by account`.execute(tx),
		);
		expect(first.rows).toEqual([
			{ account: "house:grants", amount: "-1000" },
			{ account: "member:1:cash", amount: "1000" },
		]);
	});
});
