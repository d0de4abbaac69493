// An operator finds members: each way whole, in order, page by page, and by an index.
import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { type MemberId, memberId, unwrap } from "#platform/kernel";
import type { FoundMember, MemberWish } from "../api.ts";
import { openHouse } from "../testing/open-house.ts";

const { db, house } = await openHouse();
const { desk } = house.members.api;
const merchant = "tessera";
const ever = { from: new Date("2020-01-01"), to: new Date("2030-01-01") };

async function member(change: { username?: string; nickname?: string } = {}) {
	const { account, token } = await house.register(change);
	const found = await desk.find({ merchant, wish: { by: "account", prefix: account }, limit: 1 });
	const id = found[0]?.id;
	if (id === undefined) throw new Error("a member who is not found");
	return { id, account, token };
}
const rename = (id: MemberId, nickname: string) =>
	db.tx((tx) => sql`update members.accounts set nickname = ${nickname} where id = ${id}::bigint`.execute(tx));
const contact = (id: MemberId, kind: string, value: string) =>
	db.tx((tx) =>
		sql`insert into members.contacts (member_id, merchant, kind, value) values (${id}::bigint, ${merchant}, ${kind}, ${value})`.execute(
			tx,
		),
	);
const by = (id: MemberId) => ({ merchant, memberId: id, operator: "Han", now: house.clock.now() });

/** Every page, each after the last member of the one before. */
async function everyPage(wish: MemberWish, limit: number): Promise<readonly FoundMember[]> {
	const pages: FoundMember[] = [];
	let after: FoundMember | undefined;
	do {
		const page = await desk.find({ merchant, wish, after, limit });
		pages.push(...page);
		after = page.length === limit ? page.at(-1) : undefined;
	} while (after !== undefined);
	return pages;
}

describe("finding members", () => {
	test("by the beginning of a name, whatever its case, page by page and in order", async () => {
		for (const name of ["zebra3", "Zebra1", "zebra2", "zebrb1"]) await member({ username: name });
		for (const limit of [1, 2, 10]) {
			const found = await everyPage({ by: "account", prefix: "ZEBRA" }, limit);
			expect(found.map(({ account }) => account)).toEqual(["Zebra1", "zebra2", "zebra3"]);
		}
		expect(await everyPage({ by: "account", prefix: "zebra%" }, 10)).toEqual([]);
	});

	test("by the beginning of a nickname, also of several with the same", async () => {
		const ids: MemberId[] = [];
		for (let index = 0; index < 5; index++) {
			const { id } = await member();
			await rename(id, index < 3 ? "Nightowl" : `nightowl${index}`);
			ids.push(id);
		}
		for (const limit of [1, 2, 3, 10])
			expect((await everyPage({ by: "nickname", prefix: "nightOWL" }, limit)).map(({ id }) => id)).toEqual(ids);
	});

	test("by a number or an address exactly as it is kept, proven or not, and by id", async () => {
		const [one, other] = [await member(), await member()];
		for (const { id } of [one, other]) await contact(id, "phone", "+821055550001");
		await contact(one.id, "email", "owl@example.org");
		const found = await everyPage({ by: "phone", value: "+821055550001" }, 1);
		expect(found.map(({ id }) => id)).toEqual([other.id, one.id]);
		expect((await everyPage({ by: "email", value: "owl@example.org" }, 5)).map(({ id }) => id)).toEqual([one.id]);
		expect(await everyPage({ by: "email", value: "owl@example" }, 5)).toEqual([]);
		expect((await everyPage({ by: "id", id: one.id }, 1)).map(({ account }) => account)).toEqual([one.account]);
	});

	test("by label", async () => {
		const ids = [await member(), await member(), await member()].map(({ id }) => id);
		for (const id of ids) await db.tx((tx) => desk.setLabel(tx, { ...by(id), label: "night-shift", on: true }));
		for (const limit of [1, 2, 5])
			expect((await everyPage({ by: "label", label: "night-shift" }, limit)).map(({ id }) => id)).toEqual(
				[...ids].reverse(),
			);
	});

	test("by the time of registration and the state, the latest first, each once", async () => {
		const day = 86_400_000;
		house.clock.advance(3 * day);
		const from = house.clock.now();
		const ids: MemberId[] = [];
		for (let index = 0; index < 6; index++) ids.push((await member()).id);
		const to = new Date(house.clock.now().getTime() + 1);
		for (const limit of [1, 4, 10]) {
			const found = await everyPage({ by: "time", from, to }, limit);
			expect(found.map(({ id }) => id)).toEqual([...ids].reverse());
		}
		expect(await everyPage({ by: "time", from: to, to: new Date(to.getTime() + day) }, 5)).toEqual([]);
		const locked = ids.slice(0, 2);
		for (const id of locked) unwrap(await db.tx((tx) => desk.lock(tx, { ...by(id), lock: true, reason: "asked" })));
		expect((await everyPage({ by: "time", from, to, status: "locked" }, 1)).map(({ id }) => id)).toEqual(
			[...locked].reverse(),
		);
		expect(await everyPage({ by: "time", from, to, status: "active" }, 3)).toHaveLength(4);
	});

	test("shows neither guests nor members of another brand", async () => {
		const { id, account } = await member();
		const guest = await db.tx((tx) =>
			sql<{
				id: string;
			}>`insert into members.accounts (merchant, account, nickname, type, currency, password_changed_at, language, icon, created_at)
				values (${merchant}, 'guest-xyz', 'guest-xyz', 4, 'P', now(), 'en', 'tile-01', ${house.clock.now()}) returning id`.execute(
				tx,
			),
		);
		const guestId = memberId(guest.rows[0]?.id ?? "");
		expect(await everyPage({ by: "id", id: guestId }, 1)).toEqual([]);
		expect(await everyPage({ by: "nickname", prefix: "guest-xyz" }, 1)).toEqual([]);
		const wishes: readonly MemberWish[] = [
			{ by: "id", id },
			{ by: "account", prefix: account },
			{ by: "time", ...ever },
		];
		for (const wish of wishes) expect(await desk.find({ merchant: "other", wish, limit: 5 })).toEqual([]);
		expect(await db.read((tx) => desk.look(tx, { merchant, memberId: guestId }))).toBeUndefined();
		expect(await db.read((tx) => desk.look(tx, { merchant: "other", memberId: id }))).toBeUndefined();
	});

	test.each([
		[
			"account",
			"name_key ~>=~ 'a' and name_key ~<~ 'b'",
			"members.login_names",
			"name_key using ~<~",
			"login_names_by_prefix",
		],
		[
			"nickname",
			"type <> 4 and lower(nickname) ~>=~ 'a' and lower(nickname) ~<~ 'b'",
			"members.accounts",
			"lower(nickname) using ~<~, id",
			"accounts_by_nickname",
		],
		["time", "type <> 4 and created_at < now()", "members.accounts", "created_at desc, id desc", "accounts_by_time"],
		[
			"state",
			"type <> 4 and status = 'locked' and status <> 'active'",
			"members.accounts",
			"created_at desc, id desc",
			"accounts_by_status",
		],
		["contact", "kind = 'phone' and value = '+8210'", "members.contacts", "member_id desc", "contacts_by_value"],
		["label", "label = 'vip'", "members.labels", "member_id desc", "labels_pkey"],
	])("by %s reads an index in its order, and sorts nothing", async (_by, where, table, order, index) => {
		const { rows } = await db.tx(async (tx) => {
			await sql`set local enable_seqscan = off`.execute(tx);
			await sql`set local enable_bitmapscan = off`.execute(tx);
			return sql<{ "QUERY PLAN": string }>`explain select 1 from ${sql.raw(table)}
				where merchant = 'tessera' and ${sql.raw(where)} order by ${sql.raw(order)} limit 50`.execute(tx);
		});
		const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
		expect(plan).toContain(index);
		expect(plan).not.toMatch(/Sort|Seq Scan/);
	});
});
