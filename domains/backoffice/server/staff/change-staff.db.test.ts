// Who works here: adding, roles, disabling, lost ways in; nobody's rights grow by being handed round.
import { describe, expect, test } from "vitest";
import { err, ok } from "#platform/kernel";
import {
	addStaff,
	changeStaff,
	listRoles,
	listStaff,
	readMe,
	saveRole,
	staffLogIn,
	staffProve,
} from "../../contract/index.ts";
import { openOffice } from "../testing/open-office.ts";
import { comeInFirst, employ, nextCode, ownPassword, showPassword } from "../testing/staff-hands.ts";

const office = await openOffice();
const { call, clock, rows, owner } = office;

const refusedAs = (code: string) => expect.objectContaining({ ok: false, error: expect.objectContaining({ code }) });
const asOwner = { token: owner };
const lineOf = async (username: string) => {
	const list = await call(listStaff, {}, asOwner);
	return list.ok ? list.value.staff.find((one) => one.username === username) : undefined;
};
const actsOf = (username: string) =>
	rows<{ act: string; operator: string; before: unknown; after: unknown }>(
		`select act, operator, before, after from backoffice.operator_act
			where before->>'username' = '${username}' or after->>'username' = '${username}' order by id`,
	);

describe("somebody new", () => {
	test("is listed as waiting until they have come in, then with their last access (T26)", async () => {
		const added = await call(addStaff, { username: " Olga.Kim ", name: "Olga", roles: ["auditor"] }, asOwner);
		expect(added).toMatchObject({
			ok: true,
			value: { password: expect.stringMatching(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/) },
		});
		expect(await lineOf("olga.kim")).toMatchObject({ waiting: true, lastAccessAt: null, roles: ["auditor"] });
		await comeInFirst(office, { username: "olga.kim", password: added.ok ? added.value.password : "" });
		expect(await lineOf("olga.kim")).toMatchObject({ waiting: false, lastAccessAt: clock.now().toISOString() });
		expect(await actsOf("olga.kim")).toEqual([
			{
				act: "staff added",
				operator: "owner",
				before: {},
				after: { username: "olga.kim", name: "Olga", roles: ["auditor"] },
			},
		]);
	});

	test.each([
		["a name that is taken", { username: "owner", roles: [] }, "STAFF_NAME_TAKEN"],
		["no name at all", { username: "??", roles: [] }, "STAFF_NAME_INVALID"],
		["a role that is none", { username: "new-one", roles: ["gone"] }, "ROLE_NOT_FOUND"],
	])("with %s is refused, and nothing is written", async (_, input, code) => {
		const before = await rows("select 1 from backoffice.operator_act");
		expect(await call(addStaff, { name: "X", ...input }, asOwner)).toEqual(refusedAs(code));
		expect(await rows("select 1 from backoffice.operator_act")).toHaveLength(before.length);
	});

	test("of one name, added twice at once, is one", async () => {
		const add = () => call(addStaff, { username: "twin", name: "Twin", roles: [] }, asOwner);
		const answers = await Promise.all([add(), add(), add()]);
		expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
		expect(answers.filter((answer) => !answer.ok)).toEqual([
			refusedAs("STAFF_NAME_TAKEN"),
			refusedAs("STAFF_NAME_TAKEN"),
		]);
	});
});

describe("a change", () => {
	test("of roles holds at once, in the session that is open", async () => {
		const clerk = await employ(office, "cashier");
		expect(await call(listStaff, {}, { token: clerk.token })).toEqual(refusedAs("NOT_PERMITTED"));
		const change = { staffId: clerk.staffId, change: { kind: "roles" as const, roles: ["auditor"] } };
		expect(await call(changeStaff, change, asOwner)).toEqual(ok({ password: null }));
		expect((await call(listStaff, {}, { token: clerk.token })).ok).toBe(true);
		expect((await actsOf(clerk.username)).at(-1)).toEqual({
			act: "staff roles changed",
			operator: "owner",
			before: { username: clerk.username, roles: ["cashier"] },
			after: { roles: ["auditor"] },
		});
	});

	test("that disables ends every session and every step; enabled again, the way in is the old one", async () => {
		const clerk = await employ(office, "cashier");
		const shown = await call(staffLogIn, { username: clerk.username, password: ownPassword });
		const turn = (disabled: boolean) =>
			call(changeStaff, { staffId: clerk.staffId, change: { kind: "disabled", disabled } }, asOwner);
		await turn(true);
		expect(await call(readMe, {}, { token: clerk.token })).toEqual(refusedAs("NOT_LOGGED_IN"));
		const code = await nextCode(clerk.secret, clock);
		const stepToken = shown.ok ? shown.value.stepToken : "";
		expect(await call(staffProve, { stepToken, code })).toEqual(refusedAs("STEP_OVER"));
		expect(await call(staffLogIn, { username: clerk.username, password: ownPassword })).toEqual(
			refusedAs("STAFF_REFUSED"),
		);
		expect(await lineOf(clerk.username)).toMatchObject({ disabled: true });
		await turn(false);
		expect(await showPassword(office, { username: clerk.username, password: ownPassword })).toMatchObject({
			value: { next: "code" },
		});
	});

	test("of a lost way in takes the password, the authenticator, the backup codes and the sessions", async () => {
		const clerk = await employ(office, "cashier");
		const renewed = await call(changeStaff, { staffId: clerk.staffId, change: { kind: "renew" } }, asOwner);
		const password = renewed.ok ? (renewed.value.password ?? "") : "";
		expect(await call(readMe, {}, { token: clerk.token })).toEqual(refusedAs("NOT_LOGGED_IN"));
		expect(await call(staffLogIn, { username: clerk.username, password: ownPassword })).toEqual(
			refusedAs("STAFF_REFUSED"),
		);
		expect(await rows(`select 1 from backoffice.backup_code where staff_id = ${clerk.staffId}`)).toEqual([]);
		const again = await comeInFirst(office, { username: clerk.username, password });
		expect(again.secret).not.toBe(clerk.secret);
		expect(JSON.stringify(await actsOf(clerk.username))).not.toContain(password);
	});

	test("of somebody who is not here, or of another brand, finds nobody", async () => {
		const unlock = { kind: "unlock" as const };
		await rows(`insert into backoffice.staff (merchant, username, name, password_hash, given_at, created_at)
			values ('elsewhere', 'other', 'Other', 'x', now(), now())`);
		const [other] = await rows<{ id: string }>("select id from backoffice.staff where merchant = 'elsewhere'");
		for (const staffId of ["999999", other?.id ?? ""])
			expect(await call(changeStaff, { staffId, change: unlock }, asOwner)).toEqual(refusedAs("STAFF_NOT_FOUND"));
		expect(await lineOf("other")).toBeUndefined();
	});
});

describe("rights do not grow by being handed round", () => {
	test("who may write staff gives no more than they have, and takes over nobody above them", async () => {
		await call(saveRole, { code: "keeper", permissions: ["staff:read", "staff:write"] }, asOwner);
		const keeper = await employ(office, "keeper");
		const as = { token: keeper.token };
		const owned = (await lineOf("owner"))?.staffId ?? "";
		const tries = [
			await call(addStaff, { username: "puppet", name: "P", roles: ["owner"] }, as),
			await call(changeStaff, { staffId: owned, change: { kind: "renew" } }, as),
			await call(changeStaff, { staffId: owned, change: { kind: "disabled", disabled: true } }, as),
			await call(changeStaff, { staffId: owned, change: { kind: "roles", roles: [] } }, as),
			await call(saveRole, { code: "grand", permissions: ["audit:read"] }, as),
			await call(saveRole, { code: "auditor", permissions: [] }, as),
		];
		for (const answer of tries) expect(answer).toEqual(refusedAs("BEYOND_OWN"));
		const own = { staffId: keeper.staffId, change: { kind: "roles" as const, roles: ["keeper"] } };
		expect(await call(changeStaff, own, as)).toEqual(refusedAs("OWN_ACCOUNT"));
		expect(await call(saveRole, { code: "keeper", permissions: ["staff:read"] }, as)).toEqual(refusedAs("OWN_ACCOUNT"));
		expect(await call(addStaff, { username: "second-keeper", name: "K", roles: ["keeper"] }, as)).toMatchObject({
			ok: true,
		});
	});

	test("not even the owner changes their own account or role", async () => {
		const owned = (await lineOf("owner"))?.staffId ?? "";
		const change = { staffId: owned, change: { kind: "disabled" as const, disabled: true } };
		expect(await call(changeStaff, change, asOwner)).toEqual(refusedAs("OWN_ACCOUNT"));
		expect(await call(saveRole, { code: "owner", permissions: [] }, asOwner)).toEqual(refusedAs("OWN_ACCOUNT"));
	});
});

describe("roles", () => {
	test("a brand begins with five; a new one is made, changed and written down", async () => {
		const role = { code: "night-desk", permissions: ["cashier.deposits:read", "cashier.deposits:read"] as const };
		expect(await call(saveRole, { ...role, permissions: [...role.permissions] }, asOwner)).toEqual(ok({}));
		await call(saveRole, { code: "night-desk", permissions: [] }, asOwner);
		const list = await call(listRoles, {}, asOwner);
		const roles = list.ok ? list.value.roles : [];
		expect(roles.map(({ code }) => code)).toEqual(expect.arrayContaining(["auditor", "cashier", "owner", "support"]));
		expect(roles.find(({ code }) => code === "owner")?.permissions).toEqual(Object.keys(office.permissions));
		const written = await rows(`select before, after from backoffice.operator_act
			where act = 'role saved' and before->>'role' = 'night-desk' order by id`);
		const none = { permissions: [], alone_up_to: null };
		expect(written).toEqual([
			{ before: { ...none, role: "night-desk" }, after: { ...none, permissions: ["cashier.deposits:read"] } },
			{ before: { ...none, role: "night-desk", permissions: ["cashier.deposits:read"] }, after: none },
		]);
	});

	test("there are at most fifty", async () => {
		await rows(`insert into backoffice.role select 'tessera', 'spare-' || chr(97 + n / 26) || chr(97 + n % 26), '{}'
			from generate_series(0, 49) as n`);
		const answer = await call(saveRole, { code: "one-more", permissions: [] }, asOwner);
		expect(answer).toEqual(err({ code: "ROLE_INVALID", value: undefined }));
		await rows("delete from backoffice.role where code like 'spare-%'");
	});
});
