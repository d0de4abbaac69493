// What is told after a transaction: once it stands, once however often it was driven, never when it did not stand.
import { expect, test } from "vitest";
import { afterCommit, sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";

const db = await testDatabase([]);
await db.tx((tx) => sql`create table told (name text primary key)`.execute(tx));

const stands = async (name: string): Promise<boolean> => {
	const rows = await db.call<{ found: boolean }>(
		{ name: "stands", text: "select exists (select from told where name = $1) as found" },
		[name],
	);
	return rows[0]?.found === true;
};
const lock = { statement: { name: "one", text: "select 1" }, values: [] };

test("it is told in order, and finds what was written", async () => {
	const heard: string[] = [];
	let found: Promise<boolean> | undefined;
	await db.tx(async (tx) => {
		afterCommit(tx, () => {
			heard.push("first");
			found = stands("plain");
		});
		afterCommit(tx, () => heard.push("second"));
		await sql`insert into told values ('plain')`.execute(tx);
		expect(heard).toEqual([]);
	});
	expect(heard).toEqual(["first", "second"]);
	expect(await found).toBe(true);
});

test("nothing is told of what was rolled back, and what was driven again is told once", async () => {
	const heard: string[] = [];
	const failing = db.tx(async (tx) => {
		afterCommit(tx, () => heard.push("never"));
		await sql`insert into told values ('gone')`.execute(tx);
		throw new Error("killed");
	});
	await expect(failing).rejects.toThrow("killed");
	let turns = 0;
	await db.tx(async (tx) => {
		turns += 1;
		afterCommit(tx, () => heard.push("again"));
		if (turns < 3) await sql`do $$ begin raise exception 'once more' using errcode = '40001'; end $$`.execute(tx);
	});
	expect([turns, heard, await stands("gone")]).toEqual([3, ["again"], false]);
});

test("a framed transaction tells as well, and of one that failed nothing, on the same connections", async () => {
	const heard: string[] = [];
	const tell = (name: string, fails: boolean) =>
		db.framed({
			first: lock,
			work: async (tx) => {
				afterCommit(tx, () => heard.push(name));
				if (fails) throw new Error("killed");
				return { value: name };
			},
		});
	await tell("one", false);
	await expect(tell("two", true)).rejects.toThrow("killed");
	await tell("three", false);
	expect(heard).toEqual(["one", "three"]);
});

test("where nothing commits there is nothing to wait for", async () => {
	await expect(db.read(async (tx) => afterCommit(tx, () => undefined))).rejects.toThrow("nothing commits");
});
