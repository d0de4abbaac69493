// Who stands below whom, and whom a name means.
import { beforeAll, expect, test } from "vitest";
import { sql } from "#platform/db";
import { memberId } from "#platform/kernel";
import { accountNamed, isBelow, marksSharedBy } from "./api.ts";
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

test("what two members share is told as marks: a browser, an address, a payee; never what it is", async () => {
	await db.tx(async (tx) => {
		// Registration has logged each in from somewhere: from now on these alone count.
		await sql`delete from members.sessions`.execute(tx);
		await sql`delete from members.devices`.execute(tx);
		const logIn = (place: number, address: string, browser: string) =>
			sql`insert into members.sessions (member_id, token_digest, session_id, created_at, last_seen_at, expires_at, address, user_agent)
				values (${idAt(place)}::bigint, decode(md5(random()::text) || md5(random()::text), 'hex'), gen_random_uuid(), now(), now(),
					now() + interval '1 day', ${address}, ${browser})`.execute(tx);
		await logIn(0, "192.0.2.1", "one");
		await logIn(1, "192.0.2.1", "one");
		await logIn(2, "192.0.2.1", "two");
		const pay = (place: number, name: string) =>
			sql`insert into members.payout_names (member_id, name, set_at) values (${idAt(place)}::bigint, ${name}, now())
				on conflict (member_id) do update set name = excluded.name`.execute(tx);
		await pay(0, "Kim Minji");
		await pay(3, "KIM MINJI");
		await pay(4, "Another");
		await sql`insert into members.devices (member_id, device_digest, created_at, last_login_at)
			select id, decode(repeat('07', 32), 'hex'), now(), now()
			from members.accounts where id in (${idAt(3)}::bigint, ${idAt(4)}::bigint)`.execute(tx);
	});
	const pairs = [1, 2, 3].map((other) => ({ one: idAt(0), other: idAt(other) }));
	const marks = await db.read((tx) => marksSharedBy(tx, [...pairs, { one: idAt(4), other: idAt(3) }]));
	expect(marks).toEqual([
		{ device: true, address: true, payee: false },
		{ device: false, address: true, payee: false },
		{ device: false, address: false, payee: true },
		{ device: true, address: false, payee: false },
	]);
	expect(await db.read((tx) => marksSharedBy(tx, []))).toEqual([]);
});
