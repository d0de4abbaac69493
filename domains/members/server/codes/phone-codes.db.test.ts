// Codes by text message: who may ask for one, how often, what a typed one is worth, and that nothing tells whose number
// has an account.
import { beforeAll, describe, expect, test } from "vitest";
import type { Endpoint, InputOf } from "#platform/contract";
import { sql } from "#platform/db";
import { logIn, registerByMobile, resetPassword, sendPhoneCode, sendRegisterCode } from "../../contract/index.ts";
import { clearAway } from "../clear-away.ts";
import { type From, goodPassword } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";
import { timesApart } from "../testing/side-by-side.ts";
import { flagSwitch } from "../testing/switch-flags.ts";

const { db, brand, house } = await openHouse();
const switchFlags = flagSwitch(db, brand);
const on = { MOBILENUMREG3: true, MOBILEVERCODELOGIN3: true, CHNGPASSVERIF3: true, REGMOBVERF3: true };
beforeAll(() => switchFlags(on));

const minute = 60_000;
let numbers = 0;
let addresses = 0;
/** A number of Korea that no test has used, as it is typed; from an address of its own. */
const newNumber = () => `0105550${String(++numbers).padStart(4, "0")}`;
const newAddress = () => `198.51.${Math.floor(++addresses / 250)}.${addresses % 250}`;
const e164 = (number: string) => `+82${number.slice(1)}`;
const korea = { countryDialingCode: "82" };

type Outcome = { readonly code: string; readonly value: unknown };
async function ask<E extends Endpoint>(endpoint: E, input: InputOf<E>, from: From = {}): Promise<Outcome> {
	const result = await house.call(endpoint, input, { address: newAddress(), ...from });
	return result.ok ? { code: "OK", value: result.value } : { code: result.error.code, value: result.error.value };
}

const forMobile = { moduleId: "MOBILENUMREG3" };
const forPassword = { moduleId: "PWRESETSMS3" };
const askRegister = (number: string, from: From = forMobile) =>
	ask(sendRegisterCode, { mobileNo: number, ...korea }, from);
const askLogin = (number: string, from: From = {}) => ask(sendPhoneCode, { mobileNum: number, ...korea }, from);

/** A member by mobile number; the number. */
async function memberByMobile(): Promise<string> {
	const number = newNumber();
	expect((await askRegister(number)).code).toBe("OK");
	const verificationCode = await house.codeTo(e164(number));
	const registered = await ask(registerByMobile, { ...byMobile(number), verificationCode });
	expect(registered.code).toBe("OK");
	house.clock.advance(4 * minute);
	return number;
}

const byMobile = (number: string) => ({
	...korea,
	username: number,
	mobileNum: number,
	birthday: "1990-06-15",
	termsVersion: "2026-01",
});
const smsLogin = (number: string, password: string, from: From = {}) =>
	ask(logIn, { type: "sms", username: number, password, ...korea }, from);
/** Another code than this one. */
const otherThan = (code: string) => (code === "111111" ? "222222" : "111111");

describe("section 8, each error of phone verification", () => {
	test("PHONE_NUMBER_MISSING: no number", async () => {
		expect((await ask(sendRegisterCode, korea)).code).toBe("PHONE_NUMBER_MISSING");
		expect((await ask(sendPhoneCode, { mobileNum: " ", ...korea })).code).toBe("PHONE_NUMBER_MISSING");
		expect((await smsLogin("", "123456")).code).toBe("PHONE_NUMBER_MISSING");
	});
	test("PHONE_NUMBER_INVALID: not a number of its country", async () => {
		expect((await askRegister("123")).code).toBe("PHONE_NUMBER_INVALID");
		expect((await ask(sendPhoneCode, { mobileNum: "01012345678" })).code).toBe("PHONE_NUMBER_INVALID");
		expect((await ask(resetPassword, { newPassword: goodPassword, mobileNum: "x" })).code).toBe("PHONE_NUMBER_INVALID");
	});
	test("PHONE_TOO_MANY_REQUESTS: again before the countdown is over, with the seconds left", async () => {
		const number = newNumber();
		expect((await askLogin(number)).value).toEqual({ expiredMinutes: 3 });
		house.clock.advance(1_000);
		expect(await askLogin(number)).toEqual({ code: "PHONE_TOO_MANY_REQUESTS", value: { retryAfterSeconds: 179 } });
		house.clock.advance(179_000);
		expect((await askLogin(number)).code).toBe("OK");
	});
	test("PHONE_TOO_MANY_REQUESTS: too often in half an hour, retry after five minutes", async () => {
		const number = newNumber();
		for (let sent = 0; sent < 5; sent++) {
			expect((await askLogin(number)).code).toBe("OK");
			house.clock.advance(3 * minute);
		}
		const refused = { code: "PHONE_TOO_MANY_REQUESTS", value: { retryAfterSeconds: 300 } };
		expect(await askLogin(number)).toEqual(refused);
		expect((await askRegister(number)).code).toBe("PHONE_TOO_MANY_REQUESTS");
		house.clock.advance(31 * minute);
		expect((await askLogin(number)).code).toBe("OK");
	});
	test("PHONE_TOO_MANY_REQUESTS: one network for many numbers", async () => {
		const from = { address: "2001:db8::1" };
		for (let sent = 0; sent < 20; sent++) expect((await askLogin(newNumber(), from)).code).toBe("OK");
		const refused = await askLogin(newNumber(), { address: "2001:db8::ffff" });
		expect(refused).toEqual({ code: "PHONE_TOO_MANY_REQUESTS", value: { retryAfterSeconds: 300 } });
		expect((await askLogin(newNumber(), { address: "2001:db9::1" })).code).toBe("OK");
	});
	test("PHONE_UNKNOWN: the carrier does not answer", async () => {
		const until = new Date(house.clock.now().getTime() + minute);
		await db.tx((tx) => sql`insert into courier.channel_faults values ('sms', 'down', ${until})`.execute(tx));
		const number = newNumber();
		expect((await askLogin(number)).code).toBe("PHONE_UNKNOWN");
		await db.tx((tx) => sql`delete from courier.channel_faults`.execute(tx));
		expect((await askLogin(number)).code).toBe("OK");
	});
	test("PHONE_CODE_INVALID: another code; each costs a try", async () => {
		const number = await memberByMobile();
		await askLogin(number);
		const code = await house.codeTo(e164(number));
		expect((await smsLogin(number, otherThan(code))).code).toBe("PHONE_CODE_INVALID");
		expect((await smsLogin(number, "12")).code).toBe("PHONE_CODE_INVALID");
		expect((await smsLogin(number, code)).code).toBe("OK");
	});
	test("PHONE_CODE_MISSING: no code", async () => {
		expect((await smsLogin(newNumber(), " ")).code).toBe("PHONE_CODE_MISSING");
		expect((await ask(resetPassword, { newPassword: goodPassword, mobileNum: newNumber(), ...korea })).code).toBe(
			"PHONE_CODE_MISSING",
		);
	});
	test("PHONE_QUOTA_EXCEEDED: the brand's, the carrier's, a number's in a day", async () => {
		const quota = (perDay: number) =>
			db.tx((tx) => sql`update courier.quotas set per_day = ${perDay} where channel = 'sms'`.execute(tx));
		await quota(0);
		expect((await askLogin(newNumber())).code).toBe("PHONE_QUOTA_EXCEEDED");
		await quota(2_000);
		const number = newNumber();
		for (let sent = 0; sent < 15; sent++) {
			expect((await askLogin(number)).code).toBe("OK");
			house.clock.advance(20 * minute);
		}
		expect((await askLogin(number)).code).toBe("PHONE_QUOTA_EXCEEDED");
	});
	test("PHONE_NOT_ENABLED: the flag is off, each for what it names", async () => {
		const number = newNumber();
		const byName = { moduleId: "REGMOBVERF3" };
		await switchFlags({ REGMOBVERF3: false });
		expect([(await askRegister(number, byName)).code, (await askRegister(number)).code]).toEqual([
			"PHONE_NOT_ENABLED",
			"OK",
		]);
		await switchFlags({ REGMOBVERF3: true, MOBILENUMREG3: false });
		expect((await askRegister(newNumber())).code).toBe("PHONE_NOT_ENABLED");
		expect((await askRegister(newNumber(), byName)).code).toBe("OK");
		await switchFlags({ MOBILENUMREG3: true, MOBILEVERCODELOGIN3: false });
		expect((await askLogin(newNumber())).code).toBe("PHONE_NOT_ENABLED");
		expect((await askLogin(newNumber(), forPassword)).code).toBe("OK");
		expect((await smsLogin(number, "123456")).code).toBe("LOGIN_TYPE_UNAVAILABLE");
		await switchFlags({ MOBILEVERCODELOGIN3: true, CHNGPASSVERIF3: false });
		expect((await askLogin(newNumber(), forPassword)).code).toBe("PHONE_NOT_ENABLED");
		const reset = { newPassword: goodPassword, mobileNum: number, verificationCode: "123456", ...korea };
		expect((await ask(resetPassword, reset)).code).toBe("PHONE_NOT_ENABLED");
		await switchFlags(on);
	});
	test("PHONE_CODE_EXPIRED: its time is over, or its tries are", async () => {
		const number = await memberByMobile();
		await askLogin(number);
		const late = await house.codeTo(e164(number));
		house.clock.advance(3 * minute);
		expect((await smsLogin(number, late)).code).toBe("PHONE_CODE_EXPIRED");
		await askLogin(number);
		const code = await house.codeTo(e164(number));
		for (let guess = 0; guess < 5; guess++) {
			expect((await smsLogin(number, otherThan(code))).code).toBe("PHONE_CODE_INVALID");
		}
		expect((await smsLogin(number, code)).code).toBe("PHONE_CODE_EXPIRED");
	});
});

describe("a code", () => {
	test("is good once", async () => {
		const number = await memberByMobile();
		await askLogin(number);
		const code = await house.codeTo(e164(number));
		expect((await smsLogin(number, code)).code).toBe("OK");
		expect((await smsLogin(number, code)).code).toBe("PHONE_CODE_INVALID");
	});
	test("is good once, of many at the same moment", async () => {
		const number = await memberByMobile();
		await askLogin(number);
		const code = await house.codeTo(e164(number));
		const all = await Promise.all(Array.from({ length: 8 }, () => smsLogin(number, code)));
		expect(all.filter(({ code: answer }) => answer === "OK")).toHaveLength(1);
	});
	test("guessed a hundred times at once costs a try each: five are judged", async () => {
		const number = await memberByMobile();
		await askLogin(number);
		const code = await house.codeTo(e164(number));
		const guesses = await Promise.all(Array.from({ length: 20 }, () => smsLogin(number, otherThan(code))));
		expect(guesses.filter((guess) => guess.code === "PHONE_CODE_INVALID")).toHaveLength(5);
		expect((await smsLogin(number, code)).code).toBe("PHONE_CODE_EXPIRED");
	});
	test("is for one purpose: a login's sets no password, a password's logs nobody in", async () => {
		const number = await memberByMobile();
		await askLogin(number);
		const forLogin = await house.codeTo(e164(number));
		const reset = { newPassword: "stones4all", mobileNum: number, verificationCode: forLogin, ...korea };
		expect((await ask(resetPassword, reset)).code).toBe("PHONE_CODE_INVALID");
		await askLogin(number, forPassword);
		expect((await smsLogin(number, await house.codeTo(e164(number)))).code).not.toBe("OK");
	});
	test("is for one number", async () => {
		const [one, other] = [await memberByMobile(), await memberByMobile()];
		await askLogin(one);
		expect((await smsLogin(other, await house.codeTo(e164(one)))).code).toBe("PHONE_CODE_INVALID");
	});
	test("that is sent again takes the place of the first", async () => {
		const number = await memberByMobile();
		await askLogin(number);
		const first = await house.codeTo(e164(number));
		house.clock.advance(3 * minute);
		await askLogin(number);
		const second = await house.codeTo(e164(number));
		if (first !== second) expect((await smsLogin(number, first)).code).toBe("PHONE_CODE_INVALID");
		expect((await smsLogin(number, second)).code).toBe("OK");
	});
	test("lies in the database as a keyed digest: nobody finds it by trying all of a million", async () => {
		const number = newNumber();
		await askRegister(number);
		const code = await house.codeTo(e164(number));
		const { rows } = await db.read((tx) =>
			sql<{ row: string }>`select row_to_json(c)::text as row from members.codes c`.execute(tx),
		);
		expect(code).toMatch(/^[0-9]{6}$/);
		for (const { row } of rows)
			for (const secret of [`"${code}"`, number, e164(number)]) expect(row).not.toContain(secret);
	});
	test("wrong ones from one network stop that network for five minutes, over all numbers", async () => {
		const from = { address: newAddress() };
		for (let guess = 0; guess < 30; guess++) {
			expect((await smsLogin(newNumber(), "123456", from)).code).toBe("PHONE_CODE_INVALID");
		}
		const stopped = await smsLogin(newNumber(), "123456", from);
		expect(stopped).toEqual({ code: "PHONE_TOO_MANY_REQUESTS", value: { retryAfterSeconds: 300 } });
		const number = await memberByMobile();
		await askLogin(number);
		expect((await smsLogin(number, await house.codeTo(e164(number)))).code).toBe("OK");
	});
	test("is cleared away an hour after it expired", async () => {
		const count = async () =>
			(await db.read((tx) => sql<{ n: string }>`select count(*) as n from members.codes`.execute(tx))).rows[0]?.n;
		await askLogin(newNumber());
		house.clock.advance(2 * 60 * minute);
		await clearAway(db, house.clock.now());
		expect(await count()).toBe("0");
	});
});

describe("who has an account", () => {
	const writes = async () =>
		(
			await db.read((tx) =>
				sql<{ codes: string; letters: string; jobs: string; tallies: string }>`
					select (select count(*) from members.codes) as codes, (select count(*) from courier.letters) as letters,
						(select count(*) from graphile_worker._private_jobs) as jobs,
						(select count(*) from members.code_tallies) as tallies`.execute(tx),
			)
		).rows[0];
	const grown = async (act: () => Promise<unknown>) => {
		const before = await writes();
		await act();
		const after = await writes();
		return [
			Number(after?.codes) - Number(before?.codes),
			Number(after?.letters) - Number(before?.letters),
			Number(after?.jobs) - Number(before?.jobs),
		];
	};

	test.each([
		["for a login", {}],
		["for a password", forPassword],
	])("is not told by asking for a code %s: same answer, same rows", async (_, from) => {
		const [known, unknown] = [await memberByMobile(), newNumber()];
		const answers = [await askLogin(known, from), await askLogin(unknown, from)];
		expect(answers[0]).toEqual(answers[1]);
		house.clock.advance(4 * minute);
		const same = [await grown(() => askLogin(known, from)), await grown(() => askLogin(unknown, from))];
		expect(same[0]).toEqual(same[1]);
		expect([(await house.outbox(e164(known))).length, (await house.outbox(e164(unknown))).length]).toEqual([1, 0]);
	});
	test("is not told by a code that is typed: wrong, used up, expired", async () => {
		const [known, unknown] = [await memberByMobile(), newNumber()];
		for (const number of [known, unknown]) await askLogin(number);
		const wrong = otherThan(await house.codeTo(e164(known)));
		const tried = async (number: string) => {
			const said: string[] = [];
			for (let guess = 0; guess < 6; guess++) said.push((await smsLogin(number, wrong)).code);
			return said;
		};
		expect(await tried(known)).toEqual(await tried(unknown));
	});
	test("is told by a message to the number itself, and to nobody else, when it registers again", async () => {
		const number = await memberByMobile();
		const [again, fresh] = [await askRegister(number), await askRegister(newNumber())];
		expect(again).toEqual(fresh);
		const [letter] = await house.outbox(e164(number));
		expect(letter).toMatchObject({ kind: "sms-known-number" });
		expect(letter?.body).toContain("has an account already");
		const tried = await ask(registerByMobile, { ...byMobile(number), verificationCode: "123456" });
		expect(tried.code).toBe("PHONE_CODE_INVALID");
	});
	test("asking takes as long for a number with an account as for one without", async () => {
		const known = await memberByMobile();
		const unknown = newNumber();
		const asked = (number: string) => async () => {
			house.clock.advance(60 * minute);
			expect((await askLogin(number)).code).toBe("OK");
		};
		expect(await timesApart([asked(known), asked(unknown)], { rounds: 40, within: 3 })).toBeLessThan(3);
	});
});

test("a registration is judged before its code is: what was wrong costs no try", async () => {
	const number = newNumber();
	await askRegister(number);
	const verificationCode = await house.codeTo(e164(number));
	const young = { ...byMobile(number), verificationCode, birthday: "2020-01-01" };
	for (let tried = 0; tried < 7; tried++) expect((await ask(registerByMobile, young)).code).toBe("UNDER_AGE");
	expect((await ask(registerByMobile, { ...byMobile(number), verificationCode })).code).toBe("OK");
});
