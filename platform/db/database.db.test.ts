import { describe, expect, inject, test, vi } from "vitest";
import { callIn, openDatabase, sql, tables } from "#platform/db";
import { fileLock, testDatabase } from "#platform/db/testing";

const db = await testDatabase([]);
await db.tx((tx) => sql`create table tally (name text primary key, value bigint not null default 0)`.execute(tx));

type Tables = { tally: { name: string; value: string } };

const tallied = async (name: string): Promise<string | undefined> =>
	db.read(async (tx) => {
		const row = await tables<Tables>(tx)
			.selectFrom("tally")
			.select("value")
			.where("name", "=", name)
			.executeTakeFirst();
		return row?.value;
	});
const add = (name: string) => db.tx((tx) => sql`insert into tally values (${name}, 0)`.execute(tx));

test("the server of a test file is its own while the file runs: who else asks for it does not get it", async () => {
	const [host, port] = [new URL(db.url).host, new URL(db.url).port];
	const ours = inject("postgresUrls").filter((url) => new URL(url).host === host && new URL(url).port === port);
	expect(ours).toHaveLength(1);
	const other = openDatabase({ url: ours[0] ?? "" });
	const asked = { name: "ask", text: "select pg_try_advisory_lock(hashtext($1)) as got" };
	expect(await other.call(asked, [fileLock])).toEqual([{ got: false }]);
	await other.close();
});

test("a statement that a transaction sends by name is prepared on its connection, and answers as often as it is sent", async () => {
	const doubled = { name: "doubled", text: "select $1::int * 2 as value" };
	const seen = await db.tx(async (tx) => {
		const values = [await callIn(tx, doubled, [3]), await callIn(tx, doubled, [4])];
		const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(tx);
		return { values, names: rows.map(({ name }) => name) };
	});
	expect(seen).toEqual({ values: [[{ value: 6 }], [{ value: 8 }]], names: ["doubled"] });
});

describe("values", () => {
	test("a 64-bit integer and a decimal stay strings, a calendar date stays a date, bytes stay bytes", async () => {
		const rows = await db.call<Record<string, unknown>>(
			{
				name: "values",
				text: "select 9223372036854775807::bigint as big, 0.10::numeric as exact, '2026-01-31'::date as day, '\\x00ff'::bytea as bytes, '2026-01-31T12:00:00Z'::timestamptz as at",
			},
			[],
		);
		expect(rows).toEqual([
			{
				big: "9223372036854775807",
				exact: "0.10",
				day: "2026-01-31",
				bytes: Buffer.from([0, 255]),
				at: new Date("2026-01-31T12:00:00Z"),
			},
		]);
	});

	test("a bigint, alone and in an array, reaches the server exactly", async () => {
		const text = "select $1::bigint as one, $2::bigint[] as many";
		const rows = await db.call({ name: "bigints", text }, [2n ** 62n, [2n ** 63n - 1n, -1n]]);
		expect(rows).toEqual([{ one: "4611686018427387904", many: ["9223372036854775807", "-1"] }]);
	});
});

describe("a transaction", () => {
	test("commits what was done, and hands on the result", async () => {
		const work = db.tx(async (tx) => {
			await sql`insert into tally values ('kept', 1)`.execute(tx);
			return "done";
		});
		expect(await work).toBe("done");
		expect(await tallied("kept")).toBe("1");
	});

	test("rolls back when the work throws, and throws it on", async () => {
		const work = db.tx(async (tx) => {
			await sql`insert into tally values ('undone', 1)`.execute(tx);
			throw new Error("changed my mind");
		});
		await expect(work).rejects.toThrow("changed my mind");
		expect(await tallied("undone")).toBeUndefined();
	});

	test("two that lock each other's rows both succeed: the victim is run again", async () => {
		await Promise.all([add("left"), add("right")]);
		let runs = 0;
		const cross = (first: string, second: string) =>
			db.tx(async (tx) => {
				runs += 1;
				await sql`update tally set value = value + 1 where name = ${first}`.execute(tx);
				await sql`select pg_sleep(0.1)`.execute(tx);
				await sql`update tally set value = value + 1 where name = ${second}`.execute(tx);
			});
		await Promise.all([cross("left", "right"), cross("right", "left")]);
		expect(runs).toBe(3);
		expect([await tallied("left"), await tallied("right")]).toEqual(["2", "2"]);
	});

	test("serialization failures are tried again, five times in all", async () => {
		let runs = 0;
		const work = db.tx(async (tx) => {
			runs += 1;
			await sql`do $$ begin raise exception 'no' using errcode = '40001'; end $$`.execute(tx);
		});
		await expect(work).rejects.toThrow("no");
		expect(runs).toBe(5);
	});

	test("a connection that dies in the middle fails the call, not the process, and the pool heals", async () => {
		const work = db.tx(async (tx) => {
			const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
			// Waits until it is gone.
			await db.read((other) => sql`select pg_terminate_backend(${rows[0]?.pid}, 10000)`.execute(other));
			await sql`select 1`.execute(tx);
		});
		await expect(work).rejects.toThrow();
		expect(await db.ready()).toBe(true);
	});
});

describe("the pool", () => {
	test("serves more callers than it has connections", async () => {
		const own = openDatabase({ url: db.url, connections: 2 });
		await add("shared");
		const text = "update tally set value = value + 1 where name = $1";
		await Promise.all(Array.from({ length: 50 }, () => own.call({ name: "count", text }, ["shared"])));
		expect(own.counts()).toEqual({ open: 2, idle: 2, waiting: 0 });
		await own.close();
		expect(await tallied("shared")).toBe("50");
	});

	test("a statement that runs too long is ended by the server", async () => {
		const own = openDatabase({ url: db.url, statementTimeoutMs: 50 });
		await expect(own.read((tx) => sql`select pg_sleep(5)`.execute(tx))).rejects.toMatchObject({ code: "57014" });
		await own.close();
	});

	test("opens without a server, and says that it is not ready", async () => {
		const nowhere = openDatabase({ url: "postgres://nobody@127.0.0.1:1/nothing" });
		expect(await nowhere.ready()).toBe(false);
		await nowhere.close();
	});

	test("says whether there is room for a write, and leaves nothing of it", async () => {
		expect(await db.hasRoom()).toBe(true);
		expect(await db.hasRoom()).toBe(true);
		expect(await db.call({ name: "left", text: "select from pg_class where relname = 'tessera_room'" }, [])).toEqual(
			[],
		);
	});

	test.each([
		["no room where the disk is full", "53100", false],
		["what else it stumbles over", "XX001", undefined],
	])("says %s", async (_name, code, answer) => {
		await db.read((tx) =>
			sql
				.raw(`create schema if not exists full_disk; create or replace function full_disk.md5(text) returns text
				language plpgsql as $$ begin raise exception 'no space left' using errcode = '${code}'; end $$`)
				.execute(tx),
		);
		const url = new URL(db.url);
		url.searchParams.set("options", "-c search_path=full_disk,pg_catalog");
		const own = openDatabase({ url: url.href });
		if (answer === undefined) await expect(own.hasRoom()).rejects.toMatchObject({ code });
		else expect(await own.hasRoom()).toBe(answer);
		await own.close();
	});

	test("closes twice without complaint", async () => {
		const own = openDatabase({ url: db.url });
		expect(await own.ready()).toBe(true);
		await own.close();
		await own.close();
	});
});

describe("listening", () => {
	test("hears what is notified, comes back after its connection died, and stops", async () => {
		const heard: string[] = [];
		const stop = await db.listen("news of-today", (payload) => heard.push(payload));
		const notify = (payload: string) => db.read((tx) => sql`select pg_notify('news of-today', ${payload})`.execute(tx));
		await notify("first");
		await vi.waitFor(() => expect(heard).toEqual(["first"]));
		await db.read((tx) =>
			sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`.execute(
				tx,
			),
		);
		await vi.waitFor(() => expect(heard).toEqual(["first", ""]), { timeout: 5_000 });
		await notify("second");
		await vi.waitFor(() => expect(heard).toEqual(["first", "", "second"]));
		await stop();
		await notify("third");
		expect(heard).toHaveLength(3);
	});
});
