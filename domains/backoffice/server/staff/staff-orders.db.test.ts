// What the machine itself does with staff: the first owner, more of them, a lost way in; and what the clock clears away.
import { describe, expect, test } from "vitest";
import { err, systemClock } from "#platform/kernel";
import { secureChance } from "#platform/kernel/node";
import { readMe, staffLogIn } from "../../contract/index.ts";
import { carryOutStaffOrder, seed } from "../module.ts";
import { openOffice } from "../testing/open-office.ts";
import { comeInFirst, employ, ownPassword, showPassword } from "../testing/staff-hands.ts";

const office = await openOffice();
const { db, clock, call, rows } = office;
const log = { debug() {}, info() {}, warn() {}, error() {} };
const cost = { memoryKib: 64, passes: 1 };
const deps = { db, chance: secureChance(), passwordCost: cost };
const at = { merchant: "tessera", operator: "root on host", now: clock.now() };

describe("an order at the machine", () => {
	test("adds somebody with a role and a first password, written down without an address", async () => {
		const adds = { name: "Second", role: "owner" };
		const added = await carryOutStaffOrder(deps, { ...at, username: "Second", adds });
		if (!added.ok) throw new Error(added.error);
		const staff = await comeInFirst(office, { username: "second", password: added.value.password });
		expect(await call(readMe, {}, { token: staff.token })).toMatchObject({ value: { username: "second" } });
		const [act] = await rows("select operator, origin from backoffice.operator_act where act = 'staff added'");
		expect(act).toEqual({ operator: "root on host", origin: {} });
	});

	test("gives who has lost theirs another first password", async () => {
		const clerk = await employ(office, "support");
		const given = await carryOutStaffOrder(deps, {
			...at,
			now: clock.now(),
			username: clerk.username,
			adds: undefined,
		});
		expect(await call(readMe, {}, { token: clerk.token })).toMatchObject({ error: { code: "NOT_LOGGED_IN" } });
		expect(await call(staffLogIn, { username: clerk.username, password: ownPassword })).toMatchObject({ ok: false });
		await comeInFirst(office, { username: clerk.username, password: given.ok ? given.value.password : "" });
	});

	test.each([
		["nobody-here", undefined, "STAFF_NOT_FOUND"],
		["?", undefined, "STAFF_NAME_INVALID"],
		["third", { name: "T", role: "gone" }, "ROLE_NOT_FOUND"],
		["owner", { name: "T", role: "owner" }, "STAFF_NAME_TAKEN"],
	])("for %j with %j is refused: %s", async (username, adds, code) => {
		expect(await carryOutStaffOrder(deps, { ...at, username, adds })).toEqual(err(code));
	});
});

describe("the first owner", () => {
	test("stays as they are once they have come in, whatever the installation's password is", async () => {
		const again = await seed({ db, clock, password: "Another234word", passwordCost: cost });
		expect(again).toEqual({ username: "owner", waiting: false });
		const answer = await call(staffLogIn, { username: "owner", password: "Another234word" });
		expect(answer).toMatchObject({ ok: false });
		expect(await call(readMe, {}, { token: office.owner })).toMatchObject({ ok: true });
	});

	test("who has not come in yet is waited for another day at each start, with the same password", async () => {
		await rows(`update backoffice.staff set given_at = '2020-01-01', sealed_secret = null where username = 'owner'`);
		const first = await seed({ db, clock: systemClock, password: "Not234thisOne", passwordCost: cost });
		expect(first).toEqual({ username: "owner", waiting: true });
		const staff = await rows<{ young: boolean }>(
			"select given_at > now() - interval '1 hour' as young from backoffice.staff where username = 'owner'",
		);
		expect(staff).toEqual([{ young: true }]);
		expect(await showPassword(office, { username: "owner", password: ownPassword })).toMatchObject({
			value: { next: "begin" },
		});
	});
});

test("the clock clears away what is over, and nothing that stands", async () => {
	const clerk = await employ(office, "support");
	await call(staffLogIn, { username: clerk.username, password: ownPassword });
	await call(staffLogIn, { username: "nobody-at-all", password: "wrong password" });
	const [job] = office.module.jobs;
	const run = (now: Date) => job?.run({}, { jobId: "1", attempt: 1, now, log, signal: undefined });
	const left = async () =>
		(
			await rows(`select 1 from backoffice.entry_step union all select 1 from backoffice.entry_tally
			union all select 1 from backoffice.session where staff_id = ${clerk.staffId}`)
		).length;
	const before = await left();
	await run(clock.now());
	expect(await left()).toBe(before);
	await run(new Date(clock.now().getTime() + 25 * 3_600_000));
	expect(await left()).toBe(0);
});
