// What members are called, for the lists of whoever works here.
import { expect, test } from "vitest";
import { sql } from "#platform/db";
import { accountNames, accountsNamed, findByName } from "./api.ts";
import { openHouse } from "./testing/open-house.ts";

const { db, house } = await openHouse();

const idOf = async (account: string): Promise<string> => {
	const found = await db.read((tx) => findByName(tx, { merchant: "tessera", name: account }));
	return found?.id ?? "";
};

test("a page of members is named at once, each as it was typed", async () => {
	const members = [await house.register(), await house.register()];
	const ids = await Promise.all(members.map(({ account }) => idOf(account)));
	const names = await db.read((tx) => accountNames(tx, [...ids, ...ids]));
	expect([...names.entries()].sort()).toEqual(ids.map((id, index) => [id, members[index]?.account]).sort());
});

test("who is not there has no name, and nobody at all costs no question", async () => {
	expect(await db.read((tx) => accountNames(tx, ["999999999"]))).toEqual(new Map());
	await db.tx(async (tx) => {
		await sql`set local statement_timeout = 1`.execute(tx);
		expect(await accountNames(tx, [])).toEqual(new Map());
	});
});

test("members are found by what they are called, in whatever case, within their brand", async () => {
	const { account } = await house.register();
	const asked = [account, account.toUpperCase(), "nobody-of-that-name"];
	const found = await db.read((tx) => accountsNamed(tx, { merchant: "tessera", names: asked }));
	const one = { memberId: await idOf(account), currency: "P" };
	expect([...found]).toEqual([
		[account, one],
		[account.toUpperCase(), one],
	]);
	expect(await db.read((tx) => accountsNamed(tx, { merchant: "another", names: asked }))).toEqual(new Map());
	expect(await db.read((tx) => accountsNamed(tx, { merchant: "tessera", names: [] }))).toEqual(new Map());
});
