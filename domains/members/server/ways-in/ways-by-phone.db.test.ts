// The ways that go by phone, from the code in the outbox to the session: registration by number and by name, login, a new
// password; and what each of the flags changes.
import { beforeEach, describe, expect, test } from "vitest";
import type { WhitelabelFlag } from "#brand/core";
import type { Endpoint, InputOf } from "#platform/contract";
import { sql } from "#platform/db";
import { secureChance } from "#platform/kernel/node";
import {
	changePassword,
	logIn,
	registerByMobile,
	registerMember,
	resetPassword,
	sendPhoneCode,
	sendRegisterCode,
} from "../../contract/index.ts";
import { handOutPassword } from "../module.ts";
import { type From, goodPassword, newName, registration } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";
import { flagSwitch } from "../testing/switch-flags.ts";

const { db, brand, house } = await openHouse();
const switchFlags = flagSwitch(db, brand);
const standard: Partial<Record<WhitelabelFlag, boolean>> = {
	MOBILENUMREG3: true,
	MOBILENUMPASSREG3: false,
	MOBILEVERCODELOGIN3: true,
	CHNGPASSVERIF3: true,
	REGMOBVERF3: false,
};
beforeEach(() => switchFlags(standard));

let numbers = 0;
let addresses = 0;
const newNumber = () => `0107770${String(++numbers).padStart(4, "0")}`;
const from = (): From => ({ address: `203.0.${Math.floor(++addresses / 250)}.${addresses % 250}` });
const e164 = (number: string) => `+82${number.slice(1)}`;
const korea = { countryDialingCode: "82" };

const codeOf = async <E extends Endpoint>(endpoint: E, input: InputOf<E>, moduleId?: string) => {
	const sent = await house.call(endpoint, input, { ...from(), ...(moduleId === undefined ? {} : { moduleId }) });
	return sent.ok ? "sent" : sent.error.code;
};
async function registerCode(number: string, moduleId = "MOBILENUMREG3"): Promise<string> {
	expect(await codeOf(sendRegisterCode, { mobileNo: number, ...korea }, moduleId)).toBe("sent");
	return house.codeTo(e164(number));
}
async function phoneCode(number: string, moduleId = "VERIFICATION3"): Promise<string> {
	house.clock.advance(4 * 60_000);
	expect(await codeOf(sendPhoneCode, { mobileNum: number, ...korea }, moduleId)).toBe("sent");
	return house.codeTo(e164(number));
}

const mobile = (number: string, verificationCode: string) => ({
	...korea,
	username: number,
	mobileNum: number,
	verificationCode,
	birthday: "1990-06-15",
	termsVersion: "2026-01",
});
const register = async (number: string, change: object = {}) =>
	house.call(registerByMobile, { ...mobile(number, await registerCode(number)), ...change }, from());
const contactsOf = async (account: string) =>
	(
		await db.read((tx) =>
			sql<{ kind: string; value: string; verified: boolean }>`
				select c.kind, c.value, c.verified_at is not null as verified from members.contacts c
				join members.accounts a on a.id = c.member_id where a.account = ${account} order by kind`.execute(tx),
		)
	).rows;

describe("a registration by mobile number", () => {
	test("opens account, proven number, wallet and session; the number is the name", async () => {
		const number = newNumber();
		const result = await register(number);
		expect(result).toMatchObject({ ok: true, value: { account: number } });
		if (!result.ok) return;
		const principal = await house.members.api.authenticate(result.value.session?.token ?? "");
		expect(principal).toMatchObject({ account: number, guest: false, currency: "P" });
		expect(await contactsOf(number)).toEqual([{ kind: "phone", value: e164(number), verified: true }]);
	});
	test("MOBILENUMPASSREG3 off: nobody knows a password; on: it is asked for, and logs in", async () => {
		const without = newNumber();
		expect((await register(without)).ok).toBe(true);
		const guess = await house.logIn({ username: without, password: without }, from());
		expect(guess).toMatchObject({ error: { code: "WRONG_CREDENTIALS" } });
		await switchFlags({ MOBILENUMPASSREG3: true });
		const number = newNumber();
		expect(await register(number)).toMatchObject({
			error: { code: "INVALID_FIELDS", value: { fields: { password: "required", confirmPassword: "required" } } },
		});
		house.clock.advance(4 * 60_000);
		expect((await register(number, { password: goodPassword, confirmPassword: goodPassword })).ok).toBe(true);
		// The password is right: only then another network is asked for the second proof.
		expect(await house.logIn({ username: number }, from())).toMatchObject({ error: { code: "SECOND_PROOF_REQUIRED" } });
	});
	test("MOBILENUMREG3 off: there is none", async () => {
		const number = newNumber();
		const input = mobile(number, await registerCode(number));
		await switchFlags({ MOBILENUMREG3: false });
		expect(await house.call(registerByMobile, input, from())).toMatchObject({
			error: { code: "REGISTRATION_UNAVAILABLE" },
		});
	});
	test("whose name is not the number is refused", async () => {
		const number = newNumber();
		expect(await register(number, { username: newName() })).toMatchObject({ error: { code: "INVALID_FIELDS" } });
	});
	test("without a code, or with another's, writes nothing", async () => {
		const [number, other] = [newNumber(), newNumber()];
		const codes = await registerCode(other);
		await registerCode(number);
		const tried = await house.call(registerByMobile, mobile(number, codes === "000000" ? "000001" : codes), from());
		expect(tried).toMatchObject({ error: { code: "PHONE_CODE_INVALID" } });
		expect(await house.call(registerByMobile, mobile(number, ""), from())).toMatchObject({
			error: { code: "INVALID_FIELDS", value: { fields: { verificationCode: "required" } } },
		});
		expect(await contactsOf(number)).toEqual([]);
	});
	test("of one number twice at once makes one account", async () => {
		const number = newNumber();
		const input = mobile(number, await registerCode(number));
		const results = await Promise.all([1, 2, 3].map(() => house.call(registerByMobile, input, from())));
		expect(results.filter(({ ok }) => ok)).toHaveLength(1);
		for (const result of results) {
			if (!result.ok) expect(["PHONE_CODE_INVALID", "USERNAME_TAKEN"]).toContain(result.error.code);
		}
	});
	test("of a number that became somebody's meanwhile is told so, for the code proved that it is theirs", async () => {
		const number = newNumber();
		const code = await registerCode(number);
		const member = await house.register();
		await db.tx((tx) =>
			sql`insert into members.contacts select id, merchant, 'phone', ${e164(number)}, now() from members.accounts
				where account = ${member.account}`.execute(tx),
		);
		const tried = await house.call(registerByMobile, mobile(number, code), from());
		expect(tried).toMatchObject({ error: { code: "PHONE_TAKEN" } });
		expect(await house.logIn({ username: number }, from())).toMatchObject({ error: { code: "WRONG_CREDENTIALS" } });
	});
});

describe("a registration by user name", () => {
	test("REGMOBVERF3 on: proves the number by a code of its own module", async () => {
		await switchFlags({ REGMOBVERF3: true });
		const number = newNumber();
		const input = { ...registration(), ...korea, mobileNum: number };
		expect(await house.call(registerMember, input, from())).toMatchObject({
			error: { code: "INVALID_FIELDS", value: { fields: { verificationCode: "required" } } },
		});
		const verificationCode = await registerCode(number, "REGMOBVERF3");
		expect((await house.call(registerMember, { ...input, verificationCode }, from())).ok).toBe(true);
		expect(await contactsOf(input.username ?? "")).toEqual([{ kind: "phone", value: e164(number), verified: true }]);
	});
	test("REGMOBVERF3 off: asks for no code", async () => {
		expect((await house.call(registerMember, registration(), from())).ok).toBe(true);
	});
	test("a name that is taken leaves the code good for another", async () => {
		await switchFlags({ REGMOBVERF3: true });
		const taken = await (async () => {
			await switchFlags({ REGMOBVERF3: false });
			const member = await house.register();
			await switchFlags({ REGMOBVERF3: true });
			return member.account;
		})();
		const number = newNumber();
		const verificationCode = await registerCode(number, "REGMOBVERF3");
		const input = { ...registration(), ...korea, mobileNum: number, verificationCode };
		const refused = await house.call(registerMember, { ...input, username: taken }, from());
		expect(refused).toMatchObject({ error: { code: "USERNAME_TAKEN" } });
		expect((await house.call(registerMember, input, from())).ok).toBe(true);
	});
});

describe("a login by SMS", () => {
	const enter = (number: string, password: string) =>
		house.call(logIn, { type: "sms", username: number, password, ...korea }, from());

	test("opens a session, asks for no password, and knows the browser at the next", async () => {
		const number = newNumber();
		await register(number, { login: false });
		await db.tx((tx) =>
			sql`update members.accounts set password_is_default = true where account = ${number}`.execute(tx),
		);
		const first = await enter(number, await phoneCode(number));
		expect(first).toMatchObject({ ok: true, value: { firstTimeLogin: true, passwordExpired: false } });
		const device = first.ok ? first.value.device : "";
		const again = { type: "sms", username: number, password: await phoneCode(number), device, ...korea } as const;
		expect(await house.call(logIn, again, from())).toMatchObject({
			ok: true,
			value: { device, firstTimeLogin: false },
		});
	});
	test("of a closed account is refused only to who has the code", async () => {
		const number = newNumber();
		await register(number);
		await db.tx((tx) => sql`update members.accounts set status = 'closed' where account = ${number}`.execute(tx));
		const code = await phoneCode(number);
		expect(await enter(number, code === "123456" ? "654321" : "123456")).toMatchObject({
			error: { code: "PHONE_CODE_INVALID" },
		});
		expect(await enter(number, code)).toMatchObject({ error: { code: "ACCOUNT_CLOSED" } });
	});
	test("goes to proven numbers only: one that was merely typed at registration opens nothing", async () => {
		const number = newNumber();
		const member = await house.register();
		await db.tx((tx) =>
			sql`insert into members.contacts select id, merchant, 'phone', ${e164(number)}, null from members.accounts
				where account = ${member.account}`.execute(tx),
		);
		await phoneCode(number);
		expect(await house.outbox(e164(number))).toEqual([]);
	});
	test("leaves its lines in the trail, refusals too", async () => {
		const number = newNumber();
		await register(number);
		const code = await phoneCode(number);
		await enter(number, code === "123456" ? "654321" : "123456");
		await enter(number, code);
		const { rows } = await db.read((tx) =>
			sql<{ kind: string }>`select e.kind from members.account_events e join members.accounts a on a.id = e.member_id
				where a.account = ${number} order by e.id`.execute(tx),
		);
		expect(rows.map(({ kind }) => kind)).toEqual(["registered", "logged-in", "code-refused", "logged-in"]);
	});
});

describe("a new password by phone", () => {
	const reset = (number: string, verificationCode: string, newPassword = "stones4all") =>
		house.call(resetPassword, { newPassword, mobileNum: number, verificationCode, ...korea }, from());

	test("logs in by itself, ends every other session, and the old one is no longer good", async () => {
		await switchFlags({ MOBILENUMPASSREG3: true });
		const number = newNumber();
		const password = { password: goodPassword, confirmPassword: goodPassword };
		const registered = await register(number, password);
		const old = registered.ok ? (registered.value.session?.token ?? "") : "";
		const result = await reset(number, await phoneCode(number, "PWRESETSMS3"));
		expect(result).toMatchObject({ ok: true, value: { account: number } });
		if (!result.ok) return;
		expect(await house.members.api.authenticate(result.value.token)).toMatchObject({ account: number });
		house.clock.advance(6_000);
		expect(await house.members.api.authenticate(old)).toBeUndefined();
		expect(await house.logIn({ username: number }, from())).toMatchObject({ error: { code: "WRONG_CREDENTIALS" } });
		expect(await house.logIn({ username: number, password: "stones4all" }, from())).toMatchObject({
			error: { code: "SECOND_PROOF_REQUIRED" },
		});
	});
	test("T10 opens an account that failures have locked", async () => {
		const number = newNumber();
		await register(number);
		const here = from();
		for (let tried = 0; tried < 3; tried++) {
			await house.call(logIn, { username: number, password: "wrong4all" }, here);
		}
		const code = await phoneCode(number, "PWRESETSMS3");
		const input = { newPassword: "stones4all", mobileNum: number, verificationCode: code, ...korea };
		expect((await house.call(resetPassword, input, here)).ok).toBe(true);
	});
	test.each([["short1"], ["onlyletters"], ["with space 1"]])(
		"that breaks the shared rule (%s) costs no try",
		async (bad) => {
			const number = newNumber();
			await register(number);
			const code = await phoneCode(number, "PWRESETSMS3");
			for (let tried = 0; tried < 6; tried++) {
				expect(await reset(number, code, bad)).toMatchObject({ error: { code: "PASSWORD_RULE" } });
			}
			expect((await reset(number, code)).ok).toBe(true);
		},
	);
	test("that is common, or made of the number, is refused at the same price", async () => {
		const number = newNumber();
		await register(number);
		const code = await phoneCode(number, "PWRESETSMS3");
		expect(await reset(number, code, "password1")).toMatchObject({ error: { code: "PASSWORD_BREACHED" } });
		expect(await reset(number, code, `a${number}`)).toMatchObject({ error: { code: "PASSWORD_TOO_SIMPLE" } });
		expect((await reset(number, code)).ok).toBe(true);
	});
	test("of a number that nobody has gets the answer of a wrong code", async () => {
		const [known, unknown] = [newNumber(), newNumber()];
		await register(known);
		house.clock.advance(4 * 60_000);
		for (const number of [known, unknown]) {
			expect(await codeOf(sendPhoneCode, { mobileNum: number, ...korea }, "PWRESETSMS3")).toBe("sent");
		}
		const [one, other] = [await reset(known, "12345x"), await reset(unknown, "12345x")];
		expect(one).toEqual(other);
		expect(one).toMatchObject({ error: { code: "PHONE_CODE_INVALID" } });
	});
	test("can be changed as any other", async () => {
		const number = newNumber();
		await register(number);
		const result = await reset(number, await phoneCode(number, "PWRESETSMS3"));
		const token = result.ok ? result.value.token : "";
		const change = { oldPassword: "stones4all", newPassword: "tiles5all", confirmNewPassword: "tiles5all" };
		expect((await house.call(changePassword, change, { token })).ok).toBe(true);
	});
});

describe("a password for one login that was not replaced", () => {
	const principalOf = async (entered: Awaited<ReturnType<typeof house.logIn>>) =>
		house.members.api.authenticate(entered.ok ? entered.value.token : "");

	test("is owed by its own login; one by text message asks for none, and acts", async () => {
		const number = newNumber();
		await register(number);
		const [merchant, now, chance] = ["tessera", house.clock.now(), secureChance()] as const;
		const given = await handOutPassword(db, { merchant, now, chance, account: number, operator: "Han" });
		const once = await house.logIn({ username: number, password: given.ok ? given.value.password : "" }, from());
		expect(once).toMatchObject({ value: { passwordExpired: true } });
		expect(await principalOf(once)).toMatchObject({ passwordOwed: true });
		const sms = { type: "sms", username: number, password: await phoneCode(number), ...korea } as const;
		const byText = await house.call(logIn, sms, from());
		expect(byText).toMatchObject({ ok: true, value: { passwordExpired: false } });
		expect((await principalOf(byText))?.passwordOwed).toBeUndefined();
		// The first login owes as before: another way in pays nothing off.
		expect(await principalOf(once)).toMatchObject({ passwordOwed: true });
	});
});
