import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { drawCaptcha, registerMember } from "../../contract/index.ts";
import { keepCaptcha } from "../human-check/captchas.ts";
import { goodPassword, type House, membersHouse, newName, registration } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";
import { timesApart } from "../testing/side-by-side.ts";

const { db, brand, wallet, house } = await openHouse();
let addresses = 0;

const newAddress = () => `198.51.${Math.floor(++addresses / 250)}.${addresses % 250}`;
const wrong = { password: "wrong4all" };

/** An answer without what differs from call to call. */
async function outcome(input: Parameters<House["logIn"]>[0], address: string): Promise<string> {
	const result = await house.logIn(input, { address });
	return result.ok ? "in" : `${result.error.code} ${JSON.stringify(result.error.value)}`;
}

async function solved(): Promise<{ captchaId: string; captcha: string }> {
	const captchaId = randomUUID();
	await keepCaptcha(db, { id: captchaId, text: "ACDEF", now: house.clock.now() });
	return { captchaId, captcha: "acdef" };
}

describe("a login", () => {
	test("opens a session for a name in any case", async () => {
		const { account } = await house.register();
		const result = await house.logIn({ username: account.toUpperCase() });
		expect(result).toMatchObject({ ok: true, value: { firstTimeLogin: false, passwordExpired: false } });
		if (!result.ok) return;
		expect(await house.members.api.authenticate(result.value.token)).toMatchObject({
			account,
			guest: false,
			currency: "P",
		});
		expect(result.value.expiresAt).toBe("2026-05-31T12:00:00.000Z");
	});
	test("the first one says so", async () => {
		const account = newName();
		await house.call(registerMember, { ...registration(), username: account, login: false });
		expect(await house.logIn({ username: account })).toMatchObject({ ok: true, value: { firstTimeLogin: true } });
		expect(await house.logIn({ username: account })).toMatchObject({ ok: true, value: { firstTimeLogin: false } });
	});
	test("with an expired password says that it must be changed; one for one login has had its login", async () => {
		const { account } = await house.register();
		const is = (set: ReturnType<typeof sql>) =>
			db.tx((tx) => sql`update members.accounts set ${set} where account = ${account}`.execute(tx));
		await is(sql`password_changed_at = timestamptz '2026-05-01' - interval '181 days'`);
		expect(await house.logIn({ username: account })).toMatchObject({ ok: true, value: { passwordExpired: true } });
		await is(sql`password_changed_at = '2026-05-01', password_is_default = true`);
		expect(await house.logIn({ username: account })).toMatchObject({ ok: false, error: { code: "WRONG_CREDENTIALS" } });
	});
	test("of a closed account is refused only to who knows the password", async () => {
		const { account } = await house.register();
		await db.tx((tx) => sql`update members.accounts set status = 'closed' where account = ${account}`.execute(tx));
		expect(await outcome({ username: account, ...wrong }, newAddress())).toContain("WRONG_CREDENTIALS");
		expect(await outcome({ username: account }, newAddress())).toBe("ACCOUNT_CLOSED undefined");
	});
	test("by SMS is not open where the brand has it switched off", async () => {
		expect(await outcome({ type: "sms" }, newAddress())).toContain("LOGIN_TYPE_UNAVAILABLE");
	});
	test("makes a hash of an older cost again, and the password still holds", async () => {
		const { account } = await house.register();
		const hashOf = async () =>
			(
				await db.read((tx) =>
					sql<{ password_hash: string }>`select password_hash from members.accounts where account = ${account}`.execute(
						tx,
					),
				)
			).rows[0]?.password_hash;
		const dearer = await membersHouse({
			db,
			brand: brand.api,
			wallet: wallet.api,
			passwordCost: { memoryKib: 128, passes: 1 },
		});
		expect(await hashOf()).toContain("m=64,");
		expect((await dearer.logIn({ username: account })).ok).toBe(true);
		expect(await hashOf()).toContain("m=128,");
		expect((await dearer.logIn({ username: account })).ok).toBe(true);
		await dearer.members.close();
	});
});

describe("T08 a name that does not exist is told apart by nothing", () => {
	test("the same answers, attempt by attempt, up to the lock", async () => {
		const { account } = await house.register();
		const attempts = async (username: string) => {
			const address = newAddress();
			const answers = [await outcome({ username, ...wrong }, address), await outcome({ username, ...wrong }, address)];
			for (let attempt = 0; attempt < 3; attempt++)
				answers.push(await outcome({ username, ...wrong, ...(await solved()) }, address));
			return answers;
		};
		const known = await attempts(account);
		expect(await attempts(newName())).toEqual(known);
		expect(known).toEqual([
			'WRONG_CREDENTIALS {"captcha":true}',
			'CAPTCHA_REQUIRED {"captcha":true}',
			'WRONG_CREDENTIALS {"captcha":true}',
			'WRONG_CREDENTIALS {"captcha":true}',
			'LOGIN_LOCKED {"captcha":true,"retryAfterSeconds":900}',
		]);
	});
	test("the same time: a wrong name is checked against a hash as a wrong password is", async () => {
		const dear = await membersHouse({
			db,
			brand: brand.api,
			wallet: wallet.api,
			passwordCost: { memoryKib: 8_192, passes: 2 },
		});
		const { account } = await dear.register();
		const wrongly = (nameOf: () => string) => async () => {
			await dear.logIn({ username: nameOf(), ...wrong }, { address: newAddress() });
			await db.tx((tx) => sql`delete from members.login_tallies`.execute(tx));
		};
		// Without a hash it is a tenth.
		const either = [wrongly(() => account), wrongly(newName)] as const;
		expect(await timesApart(either, { rounds: 80, within: 1.4 })).toBeLessThan(1.4);
		await dear.members.close();
	});
	test("what was typed is kept nowhere", async () => {
		await house.logIn({ username: "secretname", password: "secretword1" }, { address: newAddress() });
		const { rows } = await db.read((tx) =>
			sql<{ found: string }>`
				select t::text as found from members.account_events as t where t::text like '%secret%'
				union all select t::text from members.login_tallies as t where t::text like '%secret%'`.execute(tx),
		);
		expect(rows).toEqual([]);
	});
});

describe("T10 brute force", () => {
	test("locks a network after three failures, for a quarter of an hour, the right password too", async () => {
		const { account } = await house.register();
		const address = newAddress();
		await outcome({ username: account, ...wrong }, address);
		for (let attempt = 0; attempt < 2; attempt++)
			await outcome({ username: account, ...wrong, ...(await solved()) }, address);
		expect(await outcome({ username: account, ...(await solved()) }, address)).toContain("LOGIN_LOCKED");
		house.clock.advance(15 * 60_000);
		expect(await outcome({ username: account, ...(await solved()) }, address)).toBe("in");
	});
	test("of many at once no more than three are judged", async () => {
		const { account } = await house.register();
		const address = newAddress();
		const all = await Promise.all(
			Array.from({ length: 12 }, async () => outcome({ username: account, ...wrong, ...(await solved()) }, address)),
		);
		expect(all.filter((one) => one.startsWith("WRONG_CREDENTIALS"))).toHaveLength(3);
		expect(all.filter((one) => one.startsWith("LOGIN_LOCKED"))).toHaveLength(9);
	});
	test("a stranger's failures never lock out the member's own browser", async () => {
		const { account, device } = await house.register();
		for (let network = 0; network < 12; network++) {
			const address = newAddress();
			for (let attempt = 0; attempt < 3; attempt++)
				await outcome({ username: account, ...wrong, ...(await solved()) }, address);
		}
		expect(await outcome({ username: account, ...(await solved()) }, newAddress())).toContain("LOGIN_LOCKED");
		expect(await outcome({ username: account, device }, newAddress())).toBe("in");
		expect(await outcome({ username: account, device: "x".repeat(43) }, newAddress())).toContain("LOGIN_LOCKED");
	});
	test("T25 failures and locks are significant events", async () => {
		const { account } = await house.register();
		const address = newAddress();
		for (let attempt = 0; attempt < 4; attempt++)
			await outcome({ username: account, ...wrong, ...(await solved()) }, address);
		const { rows } = await db.read((tx) =>
			sql<{ kind: string }>`select kind from members.account_events where address = ${address} order by id`.execute(tx),
		);
		expect(rows.map((row) => row.kind)).toEqual(["login-failed", "login-failed", "login-failed", "login-locked"]);
	});
});

describe("the captcha after a failure", () => {
	test("is good for one attempt, right or wrong, and for two minutes", async () => {
		const failedOnce = async () => {
			const { account } = await house.register();
			const address = newAddress();
			await outcome({ username: account, ...wrong }, address);
			return (change: object) => outcome({ username: account, password: goodPassword, ...change }, address);
		};
		const attempt = await failedOnce();
		const first = await solved();
		expect(await attempt({ ...first, captcha: "XXXXX" })).toContain("CAPTCHA_WRONG");
		expect(await attempt(first)).toContain("CAPTCHA_WRONG");
		const late = await solved();
		house.clock.advance(2 * 60_000);
		expect(await attempt(late)).toContain("CAPTCHA_WRONG");
		expect(await attempt({ ...(await solved()), captcha: " " })).toContain("CAPTCHA_REQUIRED");
		expect(await attempt(await solved())).toBe("in");
	});
	test("is a picture of its own each time, and its text is kept nowhere", async () => {
		const captchaId = randomUUID();
		const pictures = await Promise.all(
			[drawCaptcha, drawCaptcha].map((endpoint) => house.call(endpoint, { captchaId })),
		);
		const [first, second] = pictures.map((picture) => (picture.ok ? picture.value : ""));
		expect(first).toMatch(/^iVBORw0KGgo/);
		expect(first).not.toBe(second);
		const { rows } = await db.read((tx) =>
			sql<{ id: string }>`select * from members.captchas where id = ${captchaId}`.execute(tx),
		);
		expect(rows).toHaveLength(1);
		expect(Object.keys(rows[0] ?? {}).sort()).toEqual(["answer_digest", "expires_at", "id"]);
	});
});
