import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { changePassword } from "../../contract/index.ts";
import { goodPassword, type Registered } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";

const { db, house } = await openHouse();

const newPassword = "stones5all";
const change = (member: Registered, input: Partial<Parameters<typeof house.call<typeof changePassword>>[1]> = {}) =>
	house.call(
		changePassword,
		{ oldPassword: goodPassword, newPassword, confirmNewPassword: newPassword, ...input },
		{ token: member.token },
	);

describe("a change of the password", () => {
	test("holds from then on, and ends every other session of the member", async () => {
		const member = await house.register();
		const elsewhere = await house.logIn({ username: member.account });
		expect(await change(member)).toEqual({ ok: true, value: {} });
		expect(await house.members.api.authenticate(member.token)).toBeDefined();
		const stale = elsewhere.ok ? elsewhere.value.token : "";
		house.clock.advance(6_000);
		expect(await house.members.api.authenticate(stale)).toBeUndefined();
		expect(await house.logIn({ username: member.account }, { address: "192.0.2.1" })).toMatchObject({
			error: { code: "WRONG_CREDENTIALS" },
		});
		expect(
			await house.logIn({ username: member.account, password: newPassword }, { address: "192.0.2.2" }),
		).toMatchObject({ ok: true });
	});
	test("of a default password frees the member from changing it", async () => {
		const member = await house.register();
		await db.tx((tx) =>
			sql`update members.accounts set password_is_default = true where account = ${member.account}`.execute(tx),
		);
		await change(member);
		expect(await house.logIn({ username: member.account, password: newPassword })).toMatchObject({
			value: { passwordExpired: false },
		});
	});
	test.each([
		[
			"a weak one",
			{ newPassword: "short", confirmNewPassword: "short" },
			{ code: "PASSWORD_RULE", value: { patternId: "letter-and-digit", min: 8, max: 64 } },
		],
		[
			"one of the most common",
			{ newPassword: "password1", confirmNewPassword: "password1" },
			{ code: "PASSWORD_BREACHED" },
		],
		[
			"one that is soon guessed",
			{ newPassword: "19900615a", confirmNewPassword: "19900615a" },
			{ code: "PASSWORD_TOO_SIMPLE" },
		],
		["repeated otherwise", { confirmNewPassword: "stones5al" }, { code: "PASSWORDS_DIFFER" }],
		["the same", { newPassword: goodPassword, confirmNewPassword: goodPassword }, { code: "PASSWORD_UNCHANGED" }],
		["a wrong old one", { oldPassword: "wrong4all" }, { code: "WRONG_OLD_PASSWORD" }],
	])("%s is refused", async (_case, input, error) => {
		expect(await change(await house.register(), input)).toEqual({ ok: false, error });
	});
	test("T10 locks after three wrong old passwords, the right one too", async () => {
		const member = await house.register();
		for (let attempt = 0; attempt < 3; attempt++) await change(member, { oldPassword: "wrong4all" });
		expect(await change(member)).toEqual({
			ok: false,
			error: { code: "PASSWORD_LOCKED", value: { retryAfterSeconds: 900 } },
		});
		house.clock.advance(15 * 60_000);
		expect(await change(member)).toMatchObject({ ok: true });
	});
	test("made of the member's own name or address is too simple, for that member", async () => {
		const member = await house.register({ username: "zenobiaquist" });
		await db.tx((tx) =>
			sql`insert into members.contacts (member_id, merchant, kind, value)
				select id, merchant, 'email', 'orlandovex@mail.example' from members.accounts
				where account = ${member.account}`.execute(tx),
		);
		for (const own of ["zenobiaquist1", "orlandovex77"]) {
			const input = { newPassword: own, confirmNewPassword: own };
			expect(await change(member, input)).toEqual({ ok: false, error: { code: "PASSWORD_TOO_SIMPLE" } });
			expect(await change(await house.register(), input)).toMatchObject({ ok: true });
		}
	});
	test("needs a login", async () => {
		const input = { oldPassword: goodPassword, newPassword, confirmNewPassword: newPassword };
		expect(await house.call(changePassword, input)).toMatchObject({ error: { code: "NOT_LOGGED_IN" } });
	});
});
