// What the database itself refuses, and who hears of what at the desk.
import { describe, expect, test, vi } from "vitest";
import { openOffice } from "./testing/open-office.ts";
import { employ } from "./testing/staff-hands.ts";

const office = await openOffice();
const { rows } = office;

const staffRow = (change: Readonly<Record<string, string>>) => {
	const row = {
		merchant: "'tessera'",
		username: "'someone'",
		name: "'Some One'",
		password_hash: "'x'",
		given_at: "now()",
		sealed_secret: "null",
		created_at: "now()",
		...change,
	};
	return rows(`insert into backoffice.staff (${Object.keys(row).join()}) values (${Object.values(row).join()})`);
};

describe("an account of staff", () => {
	test.each([
		["has a small name", { username: "'Some'" }],
		["has no spaces in its name", { username: "'some one'" }],
		["is called something", { name: "''" }],
		["has no password of its own without a second factor", { given_at: "null" }],
		["has no second factor with a password that was given", { sealed_secret: "sha256('x')" }],
		["has a name of its own in a brand", { username: "'owner'" }],
		["counts steps from nothing up", { last_step: "-1" }],
	])("%s", async (_, change) => {
		await expect(staffRow(change)).rejects.toThrow(/violates|duplicate/);
	});

	test("of the same name may stand at another brand", async () => {
		await staffRow({ merchant: "'elsewhere'", username: "'owner'" });
		expect(await rows("select 1 from backoffice.staff where username = 'owner'")).toHaveLength(2);
	});
});

describe("tokens and names", () => {
	test.each([
		["a step", "backoffice.entry_step (token_digest, staff_id, expires_at) values ('plain', 1, now())"],
		[
			"a name tried",
			"backoffice.entry_tally (name_digest, of_name, failures, last_failed_at) values ('owner', sha256('owner'), 0, now())",
		],
		["a backup code", "backoffice.backup_code values (1, 'AAAAA-BBBBB')"],
		[
			"a session",
			`backoffice.session (token_digest, session_id, staff_id, created_at, last_seen_at, expires_at, address, user_agent)
				values ('plain', gen_random_uuid(), 1, now(), now(), now(), '', '')`,
		],
	])("%s is kept as a digest", async (_, insert) => {
		await expect(rows(`insert into ${insert}`)).rejects.toThrow("violates check");
	});

	test("nothing of a login stands in the trail", async () => {
		const clerk = await employ(office, "cashier");
		const trail = JSON.stringify(await rows("select * from backoffice.operator_act"));
		for (const secret of [clerk.password, clerk.secret, clerk.token, clerk.backupCodes[0] ?? ""])
			expect(trail).not.toContain(secret);
		const all = await rows<{ kept: string }>(`select to_jsonb(s)::text as kept from backoffice.staff as s
			union all select to_jsonb(s)::text from backoffice.session as s`);
		for (const secret of [clerk.password, clerk.secret, clerk.token])
			expect(all.some(({ kept }) => kept.includes(secret))).toBe(false);
	});
});

describe("the desk hears", () => {
	test("that money is on its way, wherever it was decided, and nothing of whose it is", async () => {
		const before = office.told.looks;
		await rows("select pg_notify('cashier_changed', '1 01890a5d-ac96-774b-bcce-b302099a8057 P')");
		await vi.waitFor(() => expect(office.told.looks).toBe(before + 1));
	});

	test("of sessions that ended on another node", async () => {
		await rows("select pg_notify('staff_session_ended', '01890a5d-ac96-774b-bcce-b302099a8057')");
		await vi.waitFor(() => expect(office.told.dropped).toContain("01890a5d-ac96-774b-bcce-b302099a8057"));
	});
});
