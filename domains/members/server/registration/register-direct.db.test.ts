// DIRECTREG3: an agent registers a player of the own team, who gets a password for one login of its own.
import { beforeEach, describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { memberId } from "#platform/kernel";
import { changePassword, readMember, registerDirect } from "../../contract/index.ts";
import { accountTypes } from "../../core/index.ts";
import { looksOneTime } from "../passwords/one-time-passwords.ts";
import { newName, type Registered } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";
import { flagSwitch } from "../testing/switch-flags.ts";

const { db, brand, wallet, house } = await openHouse();
const switchFlags = flagSwitch(db, brand);
beforeEach(() => switchFlags({ DIRECTREG3: true }));

async function agent(): Promise<Registered> {
	const one = await house.register();
	const { agent: type } = accountTypes;
	await db.tx((tx) => sql`update members.accounts set type = ${type} where account = ${one.account}`.execute(tx));
	return one;
}
const player = () => ({ username: newName(), birthday: "1990-06-15", termsVersion: "2026-01" });
const register = async ({ token }: Registered, change: object = {}) => {
	const result = await house.call(registerDirect, { ...player(), ...change }, { token });
	return result.ok ? result.value : result.error;
};
const exists = async (account: string) =>
	(await db.read((tx) => sql`select 1 from members.login_names where name_key = ${account}`.execute(tx))).rows.length;

describe("an agent registers a player", () => {
	test("of the own team, with a wallet and a password that opens once and is to be changed", async () => {
		const by = await agent();
		const made = await register(by);
		if (!("account" in made)) throw new Error(JSON.stringify(made));
		expect(looksOneTime(made.password)).toBe(true);
		const entered = await house.logIn({ username: made.account, password: made.password });
		expect(entered).toMatchObject({ ok: true, value: { passwordExpired: true, firstTimeLogin: true } });
		const token = entered.ok ? entered.value.token : "";
		const read = await house.call(readMember, {}, { token });
		expect(read).toMatchObject({ value: { account: made.account, type: 0, toUpline: true } });
		const id = read.ok ? read.value.id : "0";
		expect((await wallet.api.balance(memberId(id), "P")).available).toBe(1_000_000n);
		const change = { oldPassword: made.password, newPassword: "stones4all", confirmNewPassword: "stones4all" };
		expect((await house.call(changePassword, change, { token })).ok).toBe(true);
	});

	test("each with a password of its own, which is nowhere in the database", async () => {
		const by = await agent();
		const [one, other] = [await register(by), await register(by)];
		if (!("account" in one && "account" in other)) throw new Error("not registered");
		expect(one.password).not.toBe(other.password);
		expect((await house.logIn({ username: other.account, password: one.password })).ok).toBe(false);
	});
});

describe("nobody is registered", () => {
	test.each([
		["under age", { birthday: "2010-01-01" }, { code: "UNDER_AGE" }],
		["with terms of an older version", { termsVersion: "2025-01" }, { code: "TERMS_NOT_ACCEPTED" }],
		[
			"without a day of birth",
			{ birthday: "" },
			{ code: "INVALID_FIELDS", value: { fields: { birthday: "required" } } },
		],
		[
			"with a password that the agent chose",
			{ password: "tiles4all" },
			{ value: { fields: { password: "not-asked" } } },
		],
	])("%s", async (_case, change, error) => {
		const username = newName();
		expect(await register(await agent(), { username, ...change })).toMatchObject(error);
		expect(await exists(username)).toBe(0);
	});

	test("under a name that is taken", async () => {
		const by = await agent();
		expect(await register(by, { username: by.account })).toEqual({ code: "USERNAME_TAKEN" });
	});

	test("by a player, and by an agent while the flag is off", async () => {
		const username = newName();
		expect(await register(await house.register(), { username })).toEqual({ code: "NOT_AGENT" });
		await switchFlags({ DIRECTREG3: false });
		expect(await register(await agent(), { username })).toEqual({ code: "REGISTRATION_UNAVAILABLE" });
		expect(await exists(username)).toBe(0);
	});
});
