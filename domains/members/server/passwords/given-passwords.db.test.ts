// Passwords that are given to somebody: no account is made with one that another has, and what was given opens once,
// expires, and is to be changed before anything else.
import { readdirSync, readFileSync } from "node:fs";
import { verify } from "@node-rs/argon2";
import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { secureChance } from "#platform/kernel/node";
import { changePassword, registerByMobile, sendRegisterCode, startFreePlay } from "../../contract/index.ts";
import { handOutPassword, seed } from "../module.ts";
import { type From, goodPassword, registration } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";
import { flagSwitch } from "../testing/switch-flags.ts";

const { db, brand, wallet, house } = await openHouse();
const switchFlags = flagSwitch(db, brand);
let addresses = 0;
const from = (): From => ({ address: `198.18.${Math.floor(++addresses / 250)}.${addresses % 250}` });

const giveTo = async (account: string) => {
	const asked = { merchant: "tessera", account, operator: "Han", now: house.clock.now(), chance: secureChance() };
	const given = await handOutPassword(db, asked);
	if (!given.ok) throw new Error(given.error);
	return given.value.password;
};

type Row = { readonly account: string; readonly type: number; readonly hash: string | null; readonly given: boolean };
const accounts = async (): Promise<readonly Row[]> =>
	(
		await db.read((tx) =>
			sql<Row>`select account, type, password_hash as hash, password_is_default as given from members.accounts`.execute(
				tx,
			),
		)
	).rows;

/** What a house would call its default, of old. */
const likely = ["123456", "12345678", "a123456", "password", "Password1", "abcd1234", "tessera", "default", ""];

describe("every way an account is made", () => {
	const seeded = "Kqohwefi482mbtz";

	beforeAll(async () => {
		await switchFlags({ MOBILENUMREG3: true, FREEPLAY3: true });
		await house.register();
		const number = { mobileNum: "01012345678", countryDialingCode: "82" };
		const sent = { mobileNo: number.mobileNum, countryDialingCode: "82" };
		await house.call(sendRegisterCode, sent, { moduleId: "MOBILENUMREG3" });
		const code = await house.codeTo("+821012345678");
		const { birthday, termsVersion } = registration();
		const input = { birthday, termsVersion, ...number, username: number.mobileNum, verificationCode: code };
		expect((await house.call(registerByMobile, input)).ok).toBe(true);
		expect((await house.call(startFreePlay, { os: "", platform: "W" })).ok).toBe(true);
		const cost = { memoryKib: 64, passes: 1 };
		const deps = { db, clock: house.clock, brand: brand.api, wallet: wallet.api };
		await seed({ ...deps, passwordCost: cost, password: seeded });
	});

	test("is looked at here: a new one must be added", () => {
		const folder = new URL("../", import.meta.url);
		const makers = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
			(name) =>
				name.endsWith(".ts") &&
				!name.includes(".test.") &&
				!name.startsWith("testing") &&
				/\binsert(?:Named)?Account\(/.test(readFileSync(new URL(name, folder), "utf8")),
		);
		expect(makers.sort()).toEqual([
			"account-store.ts",
			"registration/create-member.ts",
			"seed.ts",
			"ways-in/start-free-play.ts",
		]);
	});

	test("leaves no account that a likely default opens, nor one that another's password opens", async () => {
		const rows = await accounts();
		expect(new Set(rows.map(({ type }) => type))).toEqual(new Set([0, 1, 2, 4, 41, 42]));
		for (const { account, type, hash, given } of rows) {
			expect([account, given]).toEqual([account, false]);
			if (hash === null) expect(type).toBe(4);
			else
				for (const guess of [...likely, account])
					expect([account, guess, await verify(hash, guess)]).toEqual([account, guess, false]);
		}
		expect(new Set(rows.flatMap(({ hash }) => hash ?? [])).size).toBe(2 + 1);
	});

	test("by number alone has a password that nobody knows", async () => {
		expect((await house.logIn({ username: "01012345678" }, from())).ok).toBe(false);
	});
});

describe("a password that an operator hands out", () => {
	test("opens once, and is to be changed before anything else", async () => {
		const { account } = await house.register();
		const password = await giveTo(account);
		const entered = await house.logIn({ username: account, password }, from());
		expect(entered).toMatchObject({ ok: true, value: { passwordExpired: true } });
		const token = entered.ok ? entered.value.token : "";
		const change = { oldPassword: password, newPassword: "stones4all", confirmNewPassword: "stones4all" };
		expect((await house.call(changePassword, change, { token })).ok).toBe(true);
		expect((await house.logIn({ username: account, password }, from())).ok).toBe(false);
		expect(await house.logIn({ username: account, password: "stones4all" }, from())).toMatchObject({
			ok: true,
			value: { passwordExpired: false },
		});
	});

	test("is good for a day and for one login, and then like any wrong one", async () => {
		const [unused, used] = [await house.register(), await house.register()];
		const passwords = [await giveTo(unused.account), await giveTo(used.account)];
		expect((await house.logIn({ username: used.account, password: passwords[1] ?? "" }, from())).ok).toBe(true);
		expect((await house.logIn({ username: used.account, password: passwords[1] ?? "" }, from())).ok).toBe(false);
		house.clock.advance(24 * 3_600_000);
		for (const [place, { account }] of [unused, used].entries()) {
			const refused = await house.logIn({ username: account, password: passwords[place] ?? "" }, from());
			expect(refused).toEqual({ ok: false, error: { code: "WRONG_CREDENTIALS", value: { captcha: true } } });
		}
		expect((await house.logIn({ username: unused.account, password: goodPassword }, from())).ok).toBe(true);
	});

	test("of one member opens no other account", async () => {
		const [one, other] = [await house.register(), await house.register()];
		const password = await giveTo(one.account);
		expect((await house.logIn({ username: other.account, password }, from())).ok).toBe(false);
	});
});
