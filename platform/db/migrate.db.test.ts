import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { type MigrationSource, migrate, sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";

const db = await testDatabase([]);
const folders: string[] = [];
let source: MigrationSource = { domain: "unset", directory: "" };

/** A domain of its own for each test: what one test ran is not in another's way. */
beforeEach(() => {
	const directory = mkdtempSync(join(tmpdir(), "tessera-migrations-"));
	folders.push(directory);
	source = { domain: `shop${folders.length}`, directory };
});
afterAll(() => {
	for (const folder of folders) rmSync(folder, { recursive: true });
});

const write = (name: string, text: string): void => writeFileSync(join(String(source.directory), name), text);
const run = async (): Promise<string[]> => (await migrate(db.url, [source])).map(({ name }) => name);
const exists = async (table: string): Promise<boolean> => {
	const found = await db.call<{ found: boolean }>(
		{ name: "exists", text: "select to_regclass($1) is not null as found" },
		[table],
	);
	return found[0]?.found ?? false;
};

describe("migrations", () => {
	test("run once each, in order, several statements a file", async () => {
		write("002-fill.sql", "insert into fruit values ('fig');");
		write("001-make.sql", "create table fruit (name text);\ncreate index on fruit (name);");
		write("notes.txt", "not read");
		expect(await run()).toEqual(["001-make.sql", "002-fill.sql"]);
		expect(await run()).toEqual([]);
		write("003-more.sql", "insert into fruit values ('pear')");
		expect(await run()).toEqual(["003-more.sql"]);
	});

	test("a file that fails leaves nothing of itself, names its line, and runs when it is mended", async () => {
		write("001-make.sql", "create table half (name text);\n\nselect nonsense;");
		await expect(run()).rejects.toThrow(/shop2\/001-make\.sql failed: column "nonsense" does not exist \(line 3\)/);
		expect(await exists("half")).toBe(false);
		write("001-make.sql", "create table half (name text);");
		expect(await run()).toEqual(["001-make.sql"]);
	});

	test("a file that was changed after it ran is refused", async () => {
		write("001-make.sql", "create table changed (name text);");
		await run();
		write("001-make.sql", "create table changed (name text, size int);");
		await expect(run()).rejects.toThrow("shop3/001-make.sql was changed after it ran in this database");
	});

	test("line endings are no change", async () => {
		write("001-make.sql", "create table ending (\nname text);\n");
		await run();
		write("001-make.sql", "create table ending (\r\nname text);\r\n");
		expect(await run()).toEqual([]);
	});

	test("a file that comes before one that ran is refused", async () => {
		write("002-later.sql", "select 1");
		await run();
		write("001-late.sql", "select 1");
		await expect(run()).rejects.toThrow("shop5/001-late.sql stands before 002-later.sql");
	});

	test("a database that other files made is refused, before anything is prepared in it", async () => {
		write("001-make.sql", "create table older (name text)");
		write("002-more.sql", "alter table older add column size int");
		write("003-rename.sql", "alter table older rename to elder");
		await run();
		for (const name of ["001-make.sql", "002-more.sql", "003-rename.sql"]) rmSync(join(String(source.directory), name));
		write("001-shop.sql", "create table elder (name text, size int)");
		let prepared = false;
		const prepare = async () => {
			prepared = true;
		};
		await expect(migrate(db.url, [{ ...source, prepare }])).rejects.toMatchObject({
			name: "StartError",
			message: `This database was made before the first release, by migrations that are gone (3, from ${source.domain}/001-make.sql on). Nothing of it is carried over: empty it (npm run db -- reset), or start with an empty DATA_DIR or database.`,
		});
		expect(prepared).toBe(false);
	});

	test("other files whose first had the name of ours made it: refused likewise", async () => {
		write("001-shop.sql", "create table early (name text)");
		write("002-more.sql", "alter table early add column size int");
		await run();
		rmSync(join(String(source.directory), "002-more.sql"));
		write("001-shop.sql", "create table early (name text, size int)");
		await expect(run()).rejects.toThrow(`by migrations that are gone (1, from ${source.domain}/002-more.sql on)`);
	});

	test("files of a newer program that ran are no fault", async () => {
		write("001-shop.sql", "create table newer (name text)");
		write("002-more.sql", "alter table newer add column size int");
		await run();
		rmSync(join(String(source.directory), "002-more.sql"));
		expect(await run()).toEqual([]);
	});

	test.each([
		["1-short.sql", "a migration is named NNN-name.sql"],
		["001_name.sql", "a migration is named NNN-name.sql"],
	])("the name %s is refused", async (name, message) => {
		write(name, "select 1");
		await expect(run()).rejects.toThrow(message);
	});

	test("a number used twice is refused", async () => {
		write("001-one.sql", "select 1");
		write("001-two.sql", "select 1");
		await expect(run()).rejects.toThrow("two migrations are numbered 001");
	});

	test("many nodes may start at once: each file runs once", async () => {
		write("001-make.sql", "create table raced (name text); select pg_sleep(0.1);");
		const all = await Promise.all(Array.from({ length: 6 }, run));
		expect(all.flat()).toEqual(["001-make.sql"]);
	});
});

describe("a test's database", () => {
	test("is cloned with its migrations, and is nobody else's", async () => {
		write("001-make.sql", "create table own (name text)");
		const [left, right] = await Promise.all([testDatabase([source]), testDatabase([source])]);
		await left.tx((tx) => sql`insert into own values ('left')`.execute(tx));
		const counted = await right.read((tx) => sql<{ n: string }>`select count(*) as n from own`.execute(tx));
		expect(counted.rows).toEqual([{ n: "0" }]);
		await Promise.all([left.close(), right.close()]);
	});
});
