// Months are ready before they begin, and the past can be made for an import.
import { describe, expect, it } from "vitest";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { memberId } from "#platform/kernel";
import { silentLive } from "#platform/live";
import { commandKey } from "./command-key.ts";
import { migrations } from "./migrations.ts";
import { createWalletModule } from "./module.ts";
import { ensurePartitions, keepPartitions } from "./partitions.ts";

const db = await testDatabase([migrations]);
const wallet = { memberId: memberId("1"), currency: "P", purse: "cash" } as const;

const names = async () => {
	const { rows } = await db.read((tx) =>
		sql<{
			name: string;
		}>`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'wallet.posting'::regclass order by 1`.execute(
			tx,
		),
	);
	return rows.map(({ name }) => name.replace("wallet.posting_", ""));
};

describe("partitions", () => {
	it("stand for this month and the three that follow after the start, once", async () => {
		const now = new Date("2041-11-15T00:00:00Z");
		const module = createWalletModule({ db, live: silentLive });
		await module.start(now);
		expect(await names()).toEqual(expect.arrayContaining(["2041_11", "2041_12", "2042_01", "2042_02"]));
		expect(await keepPartitions(db, now)).toBe(0);
		await module.close();
	});

	it("are made for a past that is imported, once, also by two at a time", async () => {
		const past = { from: new Date("2019-12-31T23:59:59Z"), to: new Date("2020-02-01T00:00:00Z") };
		const made = await Promise.all([ensurePartitions(db, past), ensurePartitions(db, past)]);
		expect(made.sort()).toEqual([0, 3]);
	});

	it("are made while members play and others read: nobody waits", async () => {
		const { api } = createWalletModule({ db, live: silentLive });
		const player = { memberId: memberId("7"), currency: "P", purse: "cash" } as const;
		await db.tx((tx) => api.open(tx, player));
		await db.tx(async (tx) => {
			await sql`select count(*) from wallet.posting`.execute(tx);
			await api.postIn(tx, {
				...player,
				kind: "grant",
				delta: 5n,
				counter: "house:grants",
				key: commandKey("test", "beside"),
			});
			await sql`set local lock_timeout = '2s'`.execute(tx);
			expect(
				await ensurePartitions(db, { from: new Date("2061-01-15T00:00:00Z"), to: new Date("2061-02-15T00:00:00Z") }),
			).toBe(2);
		});
		expect(await names()).toEqual(expect.arrayContaining(["2061_01", "2061_02"]));
	});

	it("are all alike: keys, constraints, guards and the foreign key", async () => {
		await ensurePartitions(db, { from: new Date("2062-01-15T00:00:00Z"), to: new Date("2062-01-15T00:00:00Z") });
		const { rows } = await db.read((tx) =>
			sql<{ shape: string }>`
			select distinct (select count(*) from pg_index where indrelid = inhrelid)
				|| ' indexes, ' || (select count(*) from pg_constraint where conrelid = inhrelid and contype in ('c', 'f', 'p'))
				|| ' constraints, ' || (select string_agg(tgname, ' ' order by tgname) from pg_trigger where tgrelid = inhrelid and not tgisinternal) as shape
			from pg_inherits where inhparent = 'wallet.posting'::regclass`.execute(tx),
		);
		expect(rows).toEqual([
			{ shape: expect.stringMatching(/^7 indexes, [0-9]+ constraints, append_only no_truncate$/) },
		]);
	});

	it("refuse a range that must be a mistake", async () => {
		await expect(ensurePartitions(db, { from: new Date("1990-01-01"), to: new Date("2030-01-01") })).rejects.toThrow(
			/twenty years/,
		);
	});

	it("vector 17: a key is found in every month that is kept, at the turn of a month too", async () => {
		const { api } = createWalletModule({ db, live: silentLive });
		await ensurePartitions(db, { from: new Date(Date.now() - 400 * 86_400_000), to: new Date() });
		await db.tx((tx) => api.open(tx, wallet));
		const ages = [390, 300, 200, 125, 62, 31, 1];
		for (const age of ages) {
			const at = new Date(Date.now() - age * 86_400_000);
			await db.tx((tx) =>
				sql`select wallet.post(1, 'P', 'cash', 'grant', 5, 'house:grants', ${commandKey("test", `${age}`)}::uuid, p_at => ${at}::timestamptz)`.execute(
					tx,
				),
			);
		}
		const again = await Promise.all(
			ages.map((age) =>
				api.post({ ...wallet, kind: "grant", delta: 5n, counter: "house:grants", key: commandKey("test", `${age}`) }),
			),
		);
		expect(again.map((answer) => answer.ok && answer.value.replayed)).toEqual(ages.map(() => true));
		const other = await api.post({
			...wallet,
			kind: "grant",
			delta: 6n,
			counter: "house:grants",
			key: commandKey("test", "390"),
		});
		expect(other.ok || other.error.code).toBe("DUPLICATE_COMMAND");
		const oldest = await api.find(wallet.memberId, commandKey("test", "390"));
		expect(oldest).toMatchObject({ version: 1n, delta: 5n, balanceAfter: 5n });
		expect((await api.audit()).filter(({ violations }) => violations > 0n)).toEqual([]);
	});

	it("a caller's hint of how old a key can be limits where it is looked for", async () => {
		const batch = (since: Date | null) =>
			db
				.read((tx) =>
					sql<{ status: string }>`
					select status from wallet.post_batch('{1,1}', '{P,P}', '{cash,cash}', '{grant,grant}', '{5,5}', '{house:grants,house:grants}',
						array[${commandKey("test", "1")}, ${commandKey("test", "31")}]::uuid[], null, null, null, null, p_since => ${since}::timestamptz)`.execute(
						tx,
					),
				)
				.then(({ rows }) => rows.map(({ status }) => status));
		expect(await batch(null)).toEqual(["replayed", "replayed"]);
		expect(await batch(new Date(Date.now() - 70 * 86_400_000))).toEqual(["replayed", "replayed"]);
	});
});
