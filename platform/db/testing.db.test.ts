// What a test opens ends with it: a server that stays claimed lets the next file of that process wait for ever.
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { openDatabase } from "./database.ts";
import { claimedServer, testDatabase } from "./testing.ts";

const opened: string[] = [];

test("a test has a database of its own, on a server of its own", async () => {
	const db = await testDatabase([]);
	opened.push(new URL(db.url).pathname.slice(1));
	expect(await claimedServer()).toBeDefined();
	expect(await standing(opened)).toEqual(opened);
});

test("both are given back when it is over", async () => {
	expect(claimedServer()).toBeUndefined();
	expect(await standing(opened)).toEqual([]);
});

async function standing(names: readonly string[]): Promise<readonly string[]> {
	const looks = inject("postgresUrls").map(async (url) => {
		const db = openDatabase({ url, connections: 1, name: "looks" });
		const { rows } = await db.read((tx) =>
			sql<{ datname: string }>`select datname from pg_database where datname = any(${[...names]})`.execute(tx),
		);
		await db.close();
		return rows.map(({ datname }) => datname);
	});
	return (await Promise.all(looks)).flat();
}
