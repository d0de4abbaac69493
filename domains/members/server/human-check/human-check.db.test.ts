// The check that a person is there: asked where the operator has it on, worked out by anybody's machine, good once.
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import {
	beginHumanCheck,
	registerByMobile,
	registerMember,
	sendPhoneCode,
	sendRegisterCode,
} from "../../contract/index.ts";
import { clearAway } from "../clear-away.ts";
import { type From, registration } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";
import { flagSwitch } from "../testing/switch-flags.ts";
import type { HumanPlace } from "./human-check.ts";

const { db, brand, house } = await openHouse();
const switchFlags = flagSwitch(db, brand);
let numbers = 0;
const phone = () => ({ mobileNo: `0105000${String(++numbers).padStart(4, "0")}`, countryDialingCode: "82" });
const from = (): From => ({ address: `198.19.0.${++numbers % 250}`, moduleId: "MOBILENUMREG3" });

const ask = (place: HumanPlace, enabled: boolean) =>
	db.tx((tx) =>
		sql`insert into members.human_checks (merchant, place, enabled, effort) values ('tessera', ${place}, ${enabled}, 20)
			on conflict (merchant, place) do update set enabled = excluded.enabled`.execute(tx),
	);

async function challengeFor(place: HumanPlace): Promise<string | undefined> {
	const begun = await house.call(beginHumanCheck, { place });
	return begun.ok ? begun.value.challenge : undefined;
}

/** What a browser does. */
async function solved(place: HumanPlace): Promise<string> {
	const challenge = JSON.parse((await challengeFor(place)) ?? "null");
	const solution = await solveChallenge({ challenge, deriveKey });
	return encode({ challenge, solution });
}
const encode = (answer: unknown) => Buffer.from(JSON.stringify(answer)).toString("base64");
const decode = (answer: string) => JSON.parse(Buffer.from(answer, "base64").toString());

const send = async (humanVerification?: string) => {
	const result = await house.call(
		sendRegisterCode,
		{ ...phone(), ...(humanVerification === undefined ? {} : { humanVerification }) },
		from(),
	);
	return result.ok ? "sent" : result.error.code;
};

beforeAll(() => switchFlags({ MOBILENUMREG3: true, MOBILEVERCODELOGIN3: true }));
beforeEach(async () => {
	await ask("code", true);
	await ask("register", false);
});

describe("where the operator has it off", () => {
	test("nothing is asked for, and nothing is needed", async () => {
		await ask("code", false);
		expect(await house.call(beginHumanCheck, { place: "code" })).toEqual({ ok: true, value: { provider: "altcha" } });
		expect(await send()).toBe("sent");
	});
});

describe("PHONE_CAPTCHA_FAILED", () => {
	test("a code is sent to who brings an answer, once", async () => {
		const answer = await solved("code");
		expect(await send(answer)).toBe("sent");
		expect(await send(answer)).toBe("PHONE_CAPTCHA_FAILED");
	});

	test("of twenty at once with one answer one is heard", async () => {
		const answer = await solved("code");
		const all = await Promise.all(Array.from({ length: 20 }, () => send(answer)));
		expect(all.filter((one) => one === "sent")).toHaveLength(1);
		expect(new Set(all)).toEqual(new Set(["sent", "PHONE_CAPTCHA_FAILED"]));
	});

	test("no answer, and no letter goes out", async () => {
		const count = async () => (await db.read((tx) => sql`select 1 from courier.letters`.execute(tx))).rows.length;
		const before = await count();
		expect(await send()).toBe("PHONE_CAPTCHA_FAILED");
		const login = await house.call(sendPhoneCode, { mobileNum: "01055512345", countryDialingCode: "82" }, {});
		expect(login).toMatchObject({ error: { code: "PHONE_CAPTCHA_FAILED" } });
		expect(await count()).toBe(before);
	});

	test("an answer that is ten minutes old", async () => {
		const answer = await solved("code");
		house.clock.advance(10 * 60_000);
		expect(await send(answer)).toBe("PHONE_CAPTCHA_FAILED");
	});

	test("an answer for another place", async () => {
		await ask("register", true);
		expect(await send(await solved("register"))).toBe("PHONE_CAPTCHA_FAILED");
	});

	test.each([
		["that is no base64", () => "%%%"],
		["that is no JSON", () => "aGVsbG8="],
		["of another shape", () => encode({ challenge: {}, solution: {} })],
		[
			"with another key",
			(answer: string) => changed(answer, { solution: { counter: 3, derivedKey: "00".repeat(32) } }),
		],
		["to a challenge without a signature", (answer: string) => changed(answer, { challenge: { signature: "00" } })],
		[
			"to a challenge that was made easier",
			(answer: string) => changed(answer, { challenge: { parameters: { cost: 1 } } }),
		],
		[
			"to a challenge that was made to last",
			(answer: string) => changed(answer, { challenge: { parameters: { data: { until: 9e15 } } } }),
		],
	])("an answer %s", async (_case, change) => {
		expect(await send(change(await solved("code")))).toBe("PHONE_CAPTCHA_FAILED");
	});
});

test("a registration asks for its own, by name and by number, and writes nothing without it", async () => {
	await ask("register", true);
	const refused = { ok: false, error: { code: "PHONE_CAPTCHA_FAILED" } };
	const input = registration();
	expect(await house.call(registerMember, input)).toEqual(refused);
	const { mobileNo, countryDialingCode } = phone();
	const { birthday, termsVersion } = input;
	const byNumber = { birthday, termsVersion, username: mobileNo, mobileNum: mobileNo, countryDialingCode };
	expect(await house.call(registerByMobile, { ...byNumber, verificationCode: "123456" })).toEqual(refused);
	expect(await house.call(registerMember, { ...input, humanVerification: await solved("register") })).toMatchObject({
		ok: true,
	});
});

test("answers are cleared away when they hold no longer", async () => {
	await send(await solved("code"));
	await clearAway(db, new Date(house.clock.now().getTime() + 11 * 60_000));
	expect((await db.read((tx) => sql`select 1 from members.human_answers`.execute(tx))).rows).toEqual([]);
});

type Tree = { readonly [name: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null;

/** The answer with some of it changed. */
function changed(answer: string, change: Tree): string {
	const merge = (one: Tree, other: Tree): Tree => ({
		...one,
		...Object.fromEntries(
			Object.entries(other).map(([name, value]) => {
				const own = one[name];
				return [name, isTree(own) && isTree(value) ? merge(own, value) : value];
			}),
		),
	});
	return encode(merge(decode(answer), change));
}

test("a login asks for its own, and judges it before the password", async () => {
	const { account: username } = await house.register();
	await ask("login", true);
	const refused = { ok: false, error: { code: "PHONE_CAPTCHA_FAILED" } };
	expect(await house.logIn({ username })).toEqual(refused);
	expect(await house.logIn({ username, humanVerification: await solved("code") })).toEqual(refused);
	const humanVerification = await solved("login");
	expect((await house.logIn({ username, humanVerification })).ok).toBe(true);
	expect(await house.logIn({ username, humanVerification })).toEqual(refused);
	await ask("login", false);
	expect((await house.logIn({ username })).ok).toBe(true);
});
