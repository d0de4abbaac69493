// Lists of the house, and what a transaction of the desk says of itself.
import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { atDesk, within } from "#platform/desk";
import { allowedFirst, firstRoles } from "#platform/desk/core";
import { listRoles, listStaff, readMe } from "../../contract/index.ts";
import { openOffice } from "../testing/open-office.ts";
import { comeIn, employ, ownPassword, showPassword } from "../testing/staff-hands.ts";
import { writeAct } from "../write-act.ts";

const office = await openOffice();
const { call, clock, db, rows, owner, permissions } = office;
const asOwner = { token: owner };

const staffOf = async () => {
	const list = await call(listStaff, {}, asOwner);
	if (!list.ok) throw new Error(list.error.code);
	return list.value.staff;
};

describe("who works here (T26)", () => {
	test("is listed by name with roles, the last access and the state", async () => {
		const auditor = await employ(office, "auditor", "support");
		const found = (await staffOf()).find(({ username }) => username === auditor.username);
		expect(found).toEqual({
			staffId: auditor.staffId,
			username: auditor.username,
			name: expect.stringMatching(/^Clerk/),
			roles: ["auditor", "support"],
			disabled: false,
			lockedUntil: null,
			waiting: false,
			createdAt: expect.stringMatching(/Z$/),
			lastAccessAt: clock.now().toISOString(),
		});
		const names = (await staffOf()).map(({ username }) => username);
		expect(names).toEqual([...names].sort());
	});

	test("says who is locked, and until when", async () => {
		const clerk = await employ(office, "support");
		for (let turn = 0; turn < 3; turn++)
			await showPassword(office, { username: clerk.username, password: `not ${ownPassword}` });
		const found = (await staffOf()).find(({ username }) => username === clerk.username);
		expect(Date.parse(found?.lockedUntil ?? "") - clock.now().getTime()).toBe(30 * 60_000);
		clock.advance(31 * 60_000);
	});

	test("of another brand is not listed", async () => {
		const token = (await employ({ ...office, owner: await again() }, "auditor")).token;
		await rows(`insert into backoffice.staff (merchant, username, name, password_hash, given_at, created_at)
			values ('elsewhere', 'stranger', 'Stranger', 'x', now(), now())`);
		await rows("insert into backoffice.role values ('elsewhere', 'strange', '{staff:read}')");
		const [staff, roles] = [await call(listStaff, {}, { token }), await call(listRoles, {}, { token })];
		expect(JSON.stringify([staff, roles])).not.toContain("strange");
	});
});

/** The owner, come in anew after half an hour. */
function again(): Promise<string> {
	return comeIn(office, office.boss);
}

describe("what somebody may", () => {
	test.each(firstRoles)("as %s is what the role says", async (role) => {
		const clerk = await employ({ ...office, owner: await again() }, role);
		const me = await call(readMe, {}, { token: clerk.token });
		expect(me.ok && [...me.value.permissions].sort()).toEqual([...allowedFirst(permissions, role)].sort());
	});

	test("with several roles is all of theirs, with none nothing; a word that is no permission allows nothing", async () => {
		await rows("insert into backoffice.role values ('tessera', 'odd', '{own,staff:everything,audit:read}')");
		const by = { ...office, owner: await again() };
		const [both, none] = [await employ(by, "odd", "support"), await employ(by)];
		const mine = await call(readMe, {}, { token: both.token });
		expect(mine.ok && [...mine.value.permissions].sort()).toEqual(
			[...allowedFirst(permissions, "support"), "audit:read"].sort(),
		);
		expect(await call(readMe, {}, { token: none.token })).toMatchObject({ value: { permissions: [] } });
	});

	test("as the owner is everything there is", async () => {
		const me = await call(readMe, {}, { token: await again() });
		expect(me.ok && me.value.permissions).toHaveLength(Object.keys(permissions).length);
	});
});

describe("a transaction of the desk", () => {
	const from = { address: "198.51.100.4", requestId: "request-of-a-test" };
	const act = { merchant: "tessera", act: "role saved", operator: "a test", at: clock.now() } as const;
	const origins = () =>
		rows<{ origin: unknown }>("select origin from backoffice.operator_act where operator = 'a test' order by id");

	test("says where it came from, in what lower domains do within it as well", async () => {
		await atDesk(db, from, (tx) => within(tx).tx((inner) => writeAct(inner, act)));
		expect((await origins()).at(-1)).toEqual({ origin: from });
	});

	test("leaves nothing of that to the next one on the same connection", async () => {
		await atDesk(db, from, async () => undefined);
		for (let turn = 0; turn < 12; turn++) await db.tx((tx) => writeAct(tx, act));
		expect((await origins()).slice(-12)).toEqual(Array.from({ length: 12 }, () => ({ origin: {} })));
	});

	test("that fails leaves nothing at all", async () => {
		const before = (await origins()).length;
		const failing = atDesk(db, from, async (tx) => {
			await writeAct(tx, act);
			await sql`select 1 / 0`.execute(tx);
		});
		await expect(failing).rejects.toThrow("division by zero");
		expect(await origins()).toHaveLength(before);
	});
});
