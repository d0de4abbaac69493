// A forgotten password by e-mail: a password for one login, what it opens, and that nothing tells a wrong name from a
// wrong address.
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { beginHumanCheck, changePassword, mailPassword } from "../../contract/index.ts";
import { clearAway } from "../clear-away.ts";
import { type From, goodPassword, newName, registration } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";
import { timesApart } from "../testing/side-by-side.ts";
import { looksOneTime } from "./one-time-passwords.ts";

const { db, brand, house } = await openHouse();
const minute = 60_000;
let addresses = 0;
const from = (): From => ({ address: `203.0.${Math.floor(++addresses / 250)}.${addresses % 250}` });

beforeAll(async () => {
	await db.tx((tx) => sql`update brand.registration_fields set enabled = true where field = 'email'`.execute(tx));
	await brand.api.refresh();
});

async function member(): Promise<{ account: string; email: string; token: string }> {
	const account = newName();
	const email = `${account}@mail.com`;
	const { token } = await house.register({ ...registration(), username: account, email: email.toUpperCase() });
	return { account, email, token };
}
type Asking = From & { readonly humanVerification?: string };
const ask = async (username: string, email: string, at: Asking = from()) => {
	house.clock.advance(2_000);
	const { humanVerification, ...place } = at;
	const result = await house.call(mailPassword, { username, email, humanVerification }, place);
	return result.ok ? { code: "OK", value: result.value } : result.error;
};
const later = (minutes: number) => new Date(house.clock.now().getTime() + minutes * minute);
async function passwordOf({ account, email }: { account: string; email: string }): Promise<string> {
	expect((await ask(account, email)).code).toBe("OK");
	return /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}/.exec((await house.outbox(email))[0]?.body ?? "")?.[0] ?? "";
}

describe("a password for one login", () => {
	test("comes to the address of the account, opens it once, and must be changed before anything else", async () => {
		const person = await member();
		const password = await passwordOf(person);
		expect(looksOneTime(password)).toBe(true);
		const entered = await house.logIn({ username: person.account, password: ` ${password.toLowerCase()}` }, from());
		expect(entered).toMatchObject({ ok: true, value: { passwordExpired: true } });
		const token = entered.ok ? entered.value.token : "";
		expect(await house.members.api.authenticate(token)).toMatchObject({ passwordOwed: true });
		const change = { newPassword: "stones4all", confirmNewPassword: "stones4all" };
		const typed = { ...change, oldPassword: ` ${password.toLowerCase()}` };
		expect((await house.call(changePassword, typed, { token })).ok).toBe(true);
		expect((await house.members.api.authenticate(token))?.passwordOwed).toBeUndefined();
		expect((await house.logIn({ username: person.account, password: "stones4all" }, from())).ok).toBe(true);
		expect((await house.logIn({ username: person.account, password }, from())).ok).toBe(false);
	});
	test("leaves the old password as it is until it is used", async () => {
		const person = await member();
		await passwordOf(person);
		expect(await house.logIn({ username: person.account }, from())).toMatchObject({
			ok: true,
			value: { passwordExpired: false },
		});
	});
	test("holds ten minutes, and the newest alone", async () => {
		const person = await member();
		const [first, second] = [await passwordOf(person), await passwordOf(person)];
		expect((await house.logIn({ username: person.account, password: first }, from())).ok).toBe(false);
		house.clock.advance(10 * minute + 1);
		expect((await house.logIn({ username: person.account, password: second }, from())).ok).toBe(false);
		await clearAway(db, house.clock.now());
		const { rows } = await db.read((tx) => sql`select 1 from members.one_time_passwords`.execute(tx));
		expect(rows).toEqual([]);
	});
	test("is good once, of many at the same moment", async () => {
		const person = await member();
		const password = await passwordOf(person);
		await db.tx((tx) => sql`delete from members.devices`.execute(tx));
		const all = await Promise.all([1, 2, 3, 4].map(() => house.logIn({ username: person.account, password }, from())));
		expect(all.filter(({ ok }) => ok)).toHaveLength(1);
		expect((await house.logIn({ username: person.account, password }, from())).ok).toBe(false);
		const { rows } = await db.read((tx) => sql`select 1 from members.one_time_passwords`.execute(tx));
		expect(rows).toEqual([]);
	});
	test("T10 opens what failures have locked", async () => {
		const person = await member();
		const here = from();
		await house.logIn({ username: person.account, password: "wrong4all" }, here);
		await db.tx((tx) => sql`update members.login_tallies set locked_until = ${later(15)}`.execute(tx));
		expect(await house.logIn({ username: person.account }, here)).toMatchObject({ error: { code: "LOGIN_LOCKED" } });
		const password = await passwordOf(person);
		expect((await house.logIn({ username: person.account, password }, here)).ok).toBe(true);
		expect(goodPassword).not.toBe(password);
	});
	test("lies in the database as a digest", async () => {
		const person = await member();
		const password = await passwordOf(person);
		const { rows } = await db.read((tx) =>
			sql<{ row: string }>`select row_to_json(o)::text as row from members.one_time_passwords o`.execute(tx),
		);
		expect(rows.length).toBeGreaterThan(0);
		for (const { row } of rows) expect(row).not.toContain(password);
	});
});

describe("T08 a wrong name and a wrong address", () => {
	test("get one answer, and nothing is sent", async () => {
		const person = await member();
		const nobody = await ask(newName(), person.email);
		const elsewhere = await ask(person.account, "other@mail.com");
		expect(nobody).toEqual(elsewhere);
		expect(nobody).toEqual({ code: "ACCOUNT_NOT_FOUND" });
		expect([await house.outbox(person.email), await house.outbox("other@mail.com")]).toEqual([[], []]);
	});
	test("take as long as each other", async () => {
		const person = await member();
		const asked = (nameOf: () => string) => async () => {
			house.clock.advance(120 * minute);
			expect((await ask(nameOf(), "other@mail.com")).code).toBe("ACCOUNT_NOT_FOUND");
		};
		const either = [asked(newName), asked(() => person.account)] as const;
		expect(await timesApart(either, { rounds: 40, within: 3 })).toBeLessThan(3);
	});
	test("are counted alike, for the network that asks: then five minutes' rest", async () => {
		const person = await member();
		const refused = { code: "PHONE_TOO_MANY_REQUESTS", value: { retryAfterSeconds: 300 } };
		for (const name of [person.account, newName()]) {
			const here = from();
			for (let tried = 0; tried < 5; tried++)
				expect((await ask(name, "other@mail.com", here)).code).toBe("ACCOUNT_NOT_FOUND");
			expect(await ask(name, "other@mail.com", here)).toEqual(refused);
			expect((await ask(newName(), "other@mail.com", here)).code).toBe(refused.code);
		}
	});
	test("shut nobody's own way: from however many networks, the right address gets its letter", async () => {
		const person = await member();
		for (let tried = 0; tried < 40; tried++) await ask(person.account, "other@mail.com");
		expect((await ask(person.account, person.email)).code).toBe("OK");
	});
	test("the right address is counted for its name: five letters, then a rest", async () => {
		const person = await member();
		for (let tried = 0; tried < 5; tried++) expect((await ask(person.account, person.email)).code).toBe("OK");
		expect((await ask(person.account, person.email)).code).toBe("PHONE_TOO_MANY_REQUESTS");
	});
	test("the throttle is a second", async () => {
		const person = await member();
		expect((await ask(person.account, person.email)).code).toBe("OK");
		const input = { username: person.account, email: person.email };
		expect(await house.call(mailPassword, input, from())).toMatchObject({
			error: { code: "PHONE_TOO_MANY_REQUESTS", value: { retryAfterSeconds: 1 } },
		});
	});
});

describe("after a wrong one, where the brand asks whether a person is there", () => {
	const asking = (enabled: boolean) =>
		db.tx((tx) =>
			sql`insert into members.human_checks (merchant, place, enabled, effort) values ('tessera', 'password', ${enabled}, 20)
				on conflict (merchant, place) do update set enabled = excluded.enabled`.execute(tx),
		);
	beforeEach(() => asking(true));
	afterEach(() => asking(false));
	const answer = async () => {
		const begun = await house.call(beginHumanCheck, { place: "password" });
		const challenge = JSON.parse((begun.ok ? begun.value.challenge : undefined) ?? "null");
		const solution = await solveChallenge({ challenge, deriveKey });
		return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
	};
	const refused = { code: "PHONE_CAPTCHA_FAILED" };

	test("the first is free, the next for the name is to be a person's, from wherever", async () => {
		const person = await member();
		expect((await ask(person.account, "other@mail.com")).code).toBe("ACCOUNT_NOT_FOUND");
		expect(await ask(person.account, "other@mail.com")).toEqual(refused);
		expect(await ask(person.account, person.email)).toEqual(refused);
		const humanVerification = await answer();
		expect((await ask(person.account, person.email, { ...from(), humanVerification })).code).toBe("OK");
		expect(await ask(person.account, person.email, { ...from(), humanVerification })).toEqual(refused);
	});
	test("and so is the next from the network, for whatever name; a name that nobody has is answered alike", async () => {
		const [here, person] = [from(), await member()];
		expect((await ask(newName(), "other@mail.com", here)).code).toBe("ACCOUNT_NOT_FOUND");
		expect(await ask(newName(), "other@mail.com", here)).toEqual(refused);
		expect(await ask(person.account, person.email, here)).toEqual(refused);
		expect((await ask(person.account, person.email)).code).toBe("OK");
	});
	test("until nobody was wrong for as long as sends are counted", async () => {
		const person = await member();
		await ask(person.account, "other@mail.com");
		house.clock.advance(61 * minute);
		expect((await ask(person.account, person.email)).code).toBe("OK");
	});
});

test("where no e-mail can be sent it is said so", async () => {
	const person = await member();
	await db.tx((tx) => sql`update courier.quotas set per_day = 0 where channel = 'mail'`.execute(tx));
	expect((await ask(person.account, person.email)).code).toBe("MAIL_UNAVAILABLE");
	await db.tx((tx) => sql`update courier.quotas set per_day = 2000 where channel = 'mail'`.execute(tx));
});
