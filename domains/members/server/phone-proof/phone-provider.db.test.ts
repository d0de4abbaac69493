// A number that a third party proves in place of a code: registration and login by it, and every way in which what comes
// back does not hold.
import { randomBytes } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import {
	beginPhoneProof,
	proveAtSimulator,
	readPhoneProvider,
	registerByMobile,
	registerMember,
	sendPhoneCode,
	sendRegisterCode,
	sendSimulatorCode,
} from "../../contract/index.ts";
import { endPhoneProvider } from "../module.ts";
import { registration } from "../testing/house.ts";
import { openPhones } from "../testing/open-phones.ts";
import {
	askToBegin,
	begin,
	codeOf,
	goThrough,
	modules,
	newNumber,
	typedNumber as parts,
} from "../testing/phone-window.ts";

const { db, house, switchFlags, simulator, set, merchant, proven, register, logInBy } = await openPhones();

beforeAll(() => switchFlags({ REGMOBVERF3: true, MOBILENUMREG3: true, MOBILEVERCODELOGIN3: true }));
beforeEach(async () => {
	house.clock.advance(3_600_000);
	await simulator();
});

const accounts = async (number: string): Promise<number> => {
	const rows = await db.read((tx) => sql`select 1 from members.contacts where value = ${number}`.execute(tx));
	return rows.rows.length;
};
describe("a number that a third party has proven", () => {
	test("is told to the site by its name, and nobody's where no operator has set one", async () => {
		const asked = async () => house.call(readPhoneProvider, {});
		expect(await asked()).toEqual({ ok: true, value: { title: "Mosaic Pass" } });
		expect(await endPhoneProvider(db, set)).toBe(true);
		expect(await asked()).toEqual({ ok: true, value: {} });
		expect(await endPhoneProvider(db, set)).toBe(false);
	});

	test("registers by user name, and is the account's", async () => {
		expect(await accounts(await proven())).toBe(1);
	});

	test("registers by number", async () => {
		const number = newNumber();
		const proof = await goThrough(house, { number, moduleId: modules.byNumber });
		const { birthday = "", termsVersion = "" } = registration();
		const typed = { ...parts(number), username: `0${number.slice(3)}`, birthday, termsVersion };
		expect(codeOf(await house.call(registerByMobile, { ...typed, ...proof }))).toBe("OK");
	});

	test("logs in, and no new password is asked for, though one is due", async () => {
		const number = await proven();
		await db.tx((tx) => sql`update members.accounts set password_is_default = true`.execute(tx));
		const opened = await logInBy(number, await goThrough(house, { number, moduleId: modules.login }));
		expect(opened).toMatchObject({ ok: true, value: { passwordExpired: false } });
	});

	test("that has no account is told so, to who has proven it alone", async () => {
		const number = newNumber();
		expect(codeOf(await logInBy(number, await goThrough(house, { number, moduleId: modules.login })))).toBe(
			"PHONE_NO_ACCOUNT",
		);
	});

	test("that has an account registers none", async () => {
		const number = await proven();
		expect(codeOf(await register(number, await goThrough(house, { number, moduleId: modules.register })))).toBe(
			"PHONE_TAKEN",
		);
	});

	test("is good for another try where the registration failed, and nothing was written", async () => {
		const number = newNumber();
		const taken = registration();
		await house.call(registerMember, {
			...taken,
			...parts(number),
			...(await goThrough(house, { number, moduleId: modules.register })),
		});
		const other = newNumber();
		const proof = await goThrough(house, { number: other, moduleId: modules.register });
		const again = { ...registration(), username: taken.username, ...parts(other), ...proof };
		expect(codeOf(await house.call(registerMember, again))).toBe("USERNAME_TAKEN");
		expect(await accounts(other)).toBe(0);
		expect(codeOf(await register(other, proof))).toBe("OK");
	});

	test("is proven by nothing else: no code of the house is sent, and none is taken", async () => {
		const number = newNumber();
		const { mobileNum: mobileNo, countryDialingCode } = parts(number);
		const sent = [
			await house.call(sendRegisterCode, { mobileNo, countryDialingCode }, { moduleId: modules.register }),
			await house.call(sendPhoneCode, parts(number), { moduleId: modules.login }),
		];
		expect(sent.map(codeOf)).toEqual(["PHONE_NOT_ENABLED", "PHONE_NOT_ENABLED"]);
		expect(codeOf(await house.logIn({ type: "sms", username: parts(number).mobileNum, password: "123456" }))).toBe(
			"PHONE_NUMBER_INVALID",
		);
		expect(codeOf(await register(number, {}))).toBe("PHONE_PROOF_MISSING");
		expect(codeOf(await logInBy(number, {}))).toBe("PHONE_PROOF_MISSING");
	});
});

describe("the window of a provider is opened", () => {
	test("with a request that the house signed, on the site's own stand-in; a minute until the next", async () => {
		const number = newNumber();
		const { url } = await begin(house, { number, moduleId: modules.login });
		expect(new URL(url).origin + new URL(url).pathname).toBe("http://localhost:4000/phoneSimulator");
		const again = await askToBegin(house, number, { moduleId: modules.login });
		expect(again).toMatchObject({
			ok: false,
			error: { code: "PHONE_TOO_MANY_REQUESTS", value: { retryAfterSeconds: 60 } },
		});
		house.clock.advance(60_000);
		expect(codeOf(await askToBegin(house, number, { moduleId: modules.login }))).toBe("OK");
	});

	test.each([
		["http://localhost.evil.example", "INVALID_INPUT"],
		["https://evil.example", "INVALID_INPUT"],
	])("for no other page: %s", async (origin, code) => {
		const asked = { ...parts(newNumber()), origin };
		expect(codeOf(await house.call(beginPhoneProof, asked, { moduleId: modules.login }))).toBe(code);
	});

	test.each([
		["", "82", "PHONE_NUMBER_MISSING"],
		["12", "82", "PHONE_NUMBER_INVALID"],
	])("not for the number %j", async (mobileNum, countryDialingCode, code) => {
		const asked = { mobileNum, countryDialingCode, origin: "http://localhost" };
		expect(codeOf(await house.call(beginPhoneProof, asked, { moduleId: modules.login }))).toBe(code);
	});

	test("PHONE_CAPTCHA_FAILED: not without the proof that a person asks, where the operator wants one", async () => {
		const on = (enabled: boolean) =>
			db.tx((tx) =>
				sql`insert into members.human_checks (merchant, place, enabled) values (${merchant}, 'code', ${enabled})
					on conflict (merchant, place) do update set enabled = ${enabled}`.execute(tx),
			);
		await on(true);
		expect(codeOf(await askToBegin(house, newNumber(), { moduleId: modules.login }))).toBe("PHONE_CAPTCHA_FAILED");
		await on(false);
	});

	test("PHONE_QUOTA_EXCEEDED, PHONE_TOO_MANY_REQUESTS: one number fifteen times a day, five times in half an hour", async () => {
		const number = newNumber();
		const codes: string[] = [];
		for (let press = 0; press < 6; press++) {
			codes.push(codeOf(await askToBegin(house, number, { moduleId: modules.login })));
			house.clock.advance(60_000);
		}
		expect(codes).toEqual(["OK", "OK", "OK", "OK", "OK", "PHONE_TOO_MANY_REQUESTS"]);
		for (let press = 0; press < 10; press++) {
			house.clock.advance(1_800_000);
			await askToBegin(house, number, { moduleId: modules.login });
		}
		house.clock.advance(1_800_000);
		expect(codeOf(await askToBegin(house, number, { moduleId: modules.login }))).toBe("PHONE_QUOTA_EXCEEDED");
	});

	test.each([
		["REGMOBVERF3", modules.register],
		["MOBILENUMREG3", modules.byNumber],
		["MOBILEVERCODELOGIN3", modules.login],
	] as const)(
		"PHONE_NOT_ENABLED: not where %s is off, nor where no operator has set a provider",
		async (flag, moduleId) => {
			await switchFlags({ [flag]: false });
			expect(codeOf(await askToBegin(house, newNumber(), { moduleId }))).toBe("PHONE_NOT_ENABLED");
			await switchFlags({ [flag]: true });
			await endPhoneProvider(db, set);
			expect(codeOf(await askToBegin(house, newNumber(), { moduleId }))).toBe("PHONE_NOT_ENABLED");
		},
	);
});

describe("what comes back is refused", () => {
	test("a second time, also at once", async () => {
		const number = await proven();
		const proof = await goThrough(house, { number, moduleId: modules.login });
		const both = await Promise.all([logInBy(number, proof), logInBy(number, proof)]);
		expect(both.map(codeOf).toSorted()).toEqual(["OK", "PHONE_PROOF_REFUSED"]);
		expect(codeOf(await logInBy(number, proof))).toBe("PHONE_PROOF_REFUSED");
	});

	test("for another number", async () => {
		const [mine, others] = [await proven(), await proven()];
		const proof = await goThrough(house, { number: mine, moduleId: modules.login });
		expect(codeOf(await logInBy(others, proof))).toBe("PHONE_PROOF_REFUSED");
		expect(codeOf(await logInBy(mine, proof))).toBe("OK");
	});

	test("for another purpose", async () => {
		const number = newNumber();
		const proof = await goThrough(house, { number, moduleId: modules.login });
		expect(codeOf(await register(number, proof))).toBe("PHONE_PROOF_REFUSED");
		expect(await accounts(number)).toBe(0);
	});

	test("in another browser, which knows not what this one began with", async () => {
		const number = await proven();
		const other = await begin(house, { number: await proven(), moduleId: modules.login });
		const proof = await goThrough(house, { number, moduleId: modules.login });
		for (const firebaseChannel of [other.channel, "x", randomBytes(32).toString("base64url")]) {
			expect(codeOf(await logInBy(number, { ...proof, firebaseChannel }))).toBe("PHONE_PROOF_REFUSED");
		}
	});

	test("when its time is over", async () => {
		const number = await proven();
		const proof = await goThrough(house, { number, moduleId: modules.login });
		house.clock.advance(6 * 60_000);
		expect(codeOf(await logInBy(number, proof))).toBe("PHONE_CODE_EXPIRED");
	});

	test("where no third party proves numbers any more", async () => {
		const number = await proven();
		const proof = await goThrough(house, { number, moduleId: modules.login });
		await endPhoneProvider(db, set);
		expect(codeOf(await logInBy(number, proof))).toBe("PHONE_NOT_ENABLED");
	});

	test.each(["", "nothing", "a.b.c", `${"e30"}.${"e30"}.`, "x".repeat(4096)])("forged: %s", async (firebaseIdToken) => {
		const number = await proven();
		const { channel: firebaseChannel } = await begin(house, { number, moduleId: modules.login });
		const expected = firebaseIdToken === "" ? "PHONE_PROOF_MISSING" : "PHONE_PROOF_REFUSED";
		expect(codeOf(await logInBy(number, { firebaseChannel, firebaseIdToken }))).toBe(expected);
	});
});

describe("the stand-in", () => {
	test("PHONE_CODE_INVALID, PHONE_CODE_MISSING: takes the code that it sent, once", async () => {
		const number = newNumber();
		const { request } = await begin(house, { number, moduleId: modules.login });
		expect(await house.call(sendSimulatorCode, { request })).toMatchObject({
			ok: true,
			value: { expiredMinutes: 3, waitSeconds: 60 },
		});
		const code = await house.codeTo(number);
		const prove = async (typed: string) => codeOf(await house.call(proveAtSimulator, { request, code: typed }));
		expect(await prove("")).toBe("PHONE_CODE_MISSING");
		expect(await prove(code === "111111" ? "222222" : "111111")).toBe("PHONE_CODE_INVALID");
		expect(await prove(code)).toBe("OK");
		expect(await prove(code)).toBe("PHONE_CODE_INVALID");
	});

	test("PHONE_CODE_EXPIRED: is not guessed, five wrong ones end a code", async () => {
		const number = newNumber();
		const { request } = await begin(house, { number, moduleId: modules.login });
		await house.call(sendSimulatorCode, { request });
		const code = await house.codeTo(number);
		const wrong = Array.from({ length: 30 }, (_, n) => String(n).padStart(6, "0")).filter((one) => one !== code);
		const guesses = await Promise.all(
			wrong.slice(0, 20).map((one) => house.call(proveAtSimulator, { request, code: one })),
		);
		expect(guesses.map(codeOf).filter((one) => one === "PHONE_CODE_INVALID")).toHaveLength(5);
		expect(codeOf(await house.call(proveAtSimulator, { request, code }))).toBe("PHONE_CODE_EXPIRED");
	});

	test("PHONE_TOO_MANY_REQUESTS: sends one code a minute", async () => {
		const { request } = await begin(house, { number: newNumber(), moduleId: modules.login });
		expect(codeOf(await house.call(sendSimulatorCode, { request }))).toBe("OK");
		expect(codeOf(await house.call(sendSimulatorCode, { request }))).toBe("PHONE_TOO_MANY_REQUESTS");
		house.clock.advance(60_000);
		expect(codeOf(await house.call(sendSimulatorCode, { request }))).toBe("OK");
	});

	test("sends a login's code right after a registration's, and takes neither for the other", async () => {
		const number = newNumber();
		const first = await begin(house, { number, moduleId: modules.register });
		const second = await begin(house, { number, moduleId: modules.login });
		expect(codeOf(await house.call(sendSimulatorCode, { request: first.request }))).toBe("OK");
		const code = await house.codeTo(number);
		expect(codeOf(await house.call(proveAtSimulator, { request: second.request, code }))).toBe("PHONE_CODE_INVALID");
		expect(codeOf(await house.call(sendSimulatorCode, { request: second.request }))).toBe("OK");
		expect(codeOf(await house.call(proveAtSimulator, { request: first.request, code }))).toBe("OK");
	});

	test("asks nobody for a number that the house has not asked it to prove", async () => {
		const number = newNumber();
		const { request } = await begin(house, { number, moduleId: modules.login });
		const [head, body, signature] = request.split(".");
		const changed = Buffer.from(
			Buffer.from(body ?? "", "base64url")
				.toString()
				.replace(number, newNumber()),
		).toString("base64url");
		for (const forged of ["", "x", [head, changed, signature].join(".")]) {
			expect(codeOf(await house.call(sendSimulatorCode, { request: forged }))).toBe("PHONE_PROOF_REFUSED");
			expect(codeOf(await house.call(proveAtSimulator, { request: forged, code: "123456" }))).toBe(
				"PHONE_PROOF_REFUSED",
			);
		}
		house.clock.advance(11 * 60_000);
		expect(codeOf(await house.call(sendSimulatorCode, { request }))).toBe("PHONE_PROOF_REFUSED");
	});
});
