// Who stands below whom, and whom a name means.
import { beforeAll, expect, test } from "vitest";
import { sql } from "#platform/db";
import { memberId } from "#platform/kernel";
import { accountNamed, isBelow } from "./api.ts";
import { openHouse } from "./testing/open-house.ts";

const { db, house } = await openHouse();
const names: string[] = [];
const ids = new Map<string, string>();

/** A line of four, each below the one before, and one beside it. */
beforeAll(async () => {
	for (const _place of ["top", "second", "third", "fourth", "beside"]) {
		const { account } = await house.register();
		names.push(account);
		const { rows } = await db.read((tx) =>
			sql<{ id: string }>`select id from members.accounts where account = ${account}`.execute(tx),
		);
		ids.set(account, rows[0]?.id ?? "");
	}
	for (const place of [1, 2, 3]) {
		const [above, below] = [names[place - 1] ?? "", names[place] ?? ""];
		await db.tx((tx) =>
			sql`update members.accounts set upline_id = ${ids.get(above)}::bigint where account = ${below}`.execute(tx),
		);
	}
});

const idAt = (place: number) => memberId(ids.get(names[place] ?? "") ?? "0");
const below = (agent: number, member: number) =>
	db.read((tx) => isBelow(tx, { agentId: idAt(agent), memberId: idAt(member) }));

test.each([
	[0, 1, true],
	[0, 2, true],
	[0, 3, true],
	[2, 3, true],
	[1, 0, false],
	[3, 0, false],
	[0, 0, false],
	[0, 4, false],
	[4, 3, false],
])("above place %i stands place %i: %s", async (agent, member, stands) => {
	expect(await below(agent, member)).toBe(stands);
});

test("a name means one account of its brand, without regard to case", async () => {
	const [top = ""] = names;
	const named = (name: string, merchant = "tessera") => db.read((tx) => accountNamed(tx, { merchant, name }));
	expect((await named(top.toUpperCase()))?.id).toBe(idAt(0));
	expect(await named("nobody-of-that-name")).toBeUndefined();
	expect(await named(top, "another")).toBeUndefined();
});
