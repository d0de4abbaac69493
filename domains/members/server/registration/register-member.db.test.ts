import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type RegistrationField, registrationFields } from "#brand/core";
import { sql } from "#platform/db";
import { memberId } from "#platform/kernel";
import { registerMember } from "../../contract/index.ts";
import { keepCaptcha } from "../human-check/captchas.ts";
import { goodPassword, newName, registration } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";

const { db, brand, wallet, house } = await openHouse();

const edit = async (statement: ReturnType<typeof sql>) => {
	await db.tx((tx) => statement.execute(tx));
	await brand.api.refresh();
};

async function refusal(change: object, from: { language?: string } = {}): Promise<unknown> {
	const result = await house.call(registerMember, { ...registration(), ...change }, from);
	if (!result.ok) return result.error;
	throw new Error("it was taken");
}

const rowOf = async (account: string) =>
	(
		await db.read((tx) =>
			sql<Record<string, unknown>>`select *, id::text as id from members.accounts where account = ${account}`.execute(
				tx,
			),
		)
	).rows[0];

/** The others have a test of their own, or are never switched: a name, a password and its repeat are always asked for. */
const apart: ReadonlySet<RegistrationField> = new Set([
	...(["username", "password", "confirmPassword", "birthday", "captcha", "verificationCode"] as const),
]);
const switchable = registrationFields.filter((field) => !apart.has(field));
const filledBySite: ReadonlySet<RegistrationField> = new Set([
	"affiliateCode",
	"domain",
	"countryDialingCode",
] as const);
const fieldsOf = z.object({ fields: z.record(z.string(), z.string()) });
type FieldRow = Readonly<Record<"pattern_id" | "min_length" | "max_length", string>> &
	Readonly<Record<"enabled" | "required", boolean>>;

const countOf = async (account: string) =>
	(
		await db.read((tx) =>
			sql<{ n: string }>`
				select count(*) as n from members.accounts where lower(account) = lower(${account})
				union all select count(*) from members.login_names where name_key = lower(${account})`.execute(tx),
		)
	).rows.map((row) => row.n);

describe("a registration", () => {
	test("opens the account, its wallet with the starting balance, and a session, all at once", async () => {
		const { account, token } = await house.register({ nickname: "모자이크" });
		const principal = await house.members.api.authenticate(token);
		expect(principal).toMatchObject({ account, guest: false, merchant: "tessera", currency: "P" });
		const row = await rowOf(account);
		expect(row).toMatchObject({ nickname: "모자이크", type: 0, birthday: "1990-06-15", terms_version: "2026-01" });
		expect(row?.terms_accepted_at).toEqual(house.clock.now());
		const balance = await wallet.api.balance(memberId(String(row?.id)), "P");
		expect(balance.available).toBe(1_000_000n);
	});
	test("tells the outbox, with ids only", async () => {
		const { account } = await house.register();
		const id = (await rowOf(account))?.id;
		const { rows } = await db.read((tx) =>
			sql<{ name: string; payload: unknown }>`
				select name, payload from platform.outbox where payload->>'memberId' = ${id} order by id`.execute(tx),
		);
		expect(rows).toEqual([
			{
				name: "member.registered",
				payload: { memberId: id, merchant: "tessera", currency: "P", uplineId: null, code: null },
			},
			{ name: "member.logged-in", payload: { memberId: id, merchant: "tessera", first: true } },
		]);
	});
	test("keeps the password as an argon2id hash, of its own salt", async () => {
		const [first, second] = [await house.register(), await house.register()];
		const hashes = [await rowOf(first.account), await rowOf(second.account)].map((row) => String(row?.password_hash));
		expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
		expect(hashes[0]).not.toBe(hashes[1]);
		expect(JSON.stringify(await rowOf(first.account))).not.toContain(goodPassword);
	});
	test("answers what stands in the new wallet; without login no session", async () => {
		const input = { ...registration(), login: false };
		const value = { account: input.username, granted: { amount: "10000.00", currency: "P" } };
		expect(await house.call(registerMember, input)).toEqual({ ok: true, value });
		expect(await house.logIn({ username: input.username ?? "" })).toMatchObject({
			ok: true,
			value: { firstTimeLogin: true },
		});
	});
});

test("who names no version of the terms accepts the current one", async () => {
	const { termsVersion: _named, ...input } = registration();
	expect((await house.call(registerMember, input)).ok).toBe(true);
	const rows = await db.read((tx) =>
		sql<{
			terms_version: string;
		}>`select terms_version from members.accounts where account = ${input.username}`.execute(tx),
	);
	expect(rows.rows).toEqual([{ terms_version: "2026-01" }]);
});

describe("what does not hold is refused, in order, and nothing is written", () => {
	test.each([
		["terms of an older version", { termsVersion: "2025-01" }, { code: "TERMS_NOT_ACCEPTED" }],
		[
			"fields",
			{ username: "1", password: "short" },
			{
				code: "INVALID_FIELDS",
				value: { fields: { username: "pattern", password: "pattern", confirmPassword: "mismatch" } },
			},
		],
		[
			"a field nobody asked for",
			{ zalo: "123456789" },
			{ code: "INVALID_FIELDS", value: { fields: { zalo: "not-asked" } } },
		],
		[
			"a password on lists of stolen ones",
			{ password: "password1", confirmPassword: "password1" },
			{ code: "INVALID_FIELDS", value: { fields: { password: "breached" } } },
		],
		[
			"a password that is soon guessed",
			{ password: "19900615a", confirmPassword: "19900615a" },
			{ code: "INVALID_FIELDS", value: { fields: { password: "too-simple" } } },
		],
		[
			"a password made of what was typed beside it",
			{ nickname: "zenobiaquist", password: "zenobiaquist1", confirmPassword: "zenobiaquist1" },
			{ code: "INVALID_FIELDS", value: { fields: { password: "too-simple" } } },
		],
		["T04 under age", { birthday: "2008-05-02" }, { code: "UNDER_AGE", value: { minimumAge: 18 } }],
		["an affiliate code nobody has", { affiliateCode: "NOBODYS" }, { code: "AFFILIATE_CODE_INVALID" }],
	])("%s", async (_case, change, expected) => {
		const username = "username" in change ? "1" : newName();
		expect(await refusal({ username, ...change })).toEqual(expected);
		expect(await countOf(username)).toEqual(["0", "0"]);
	});
	test("T04 the Korean site asks for 19 years", async () => {
		expect(await refusal({ birthday: "2007-06-01" }, { language: "ko" })).toEqual({
			code: "UNDER_AGE",
			value: { minimumAge: 19 },
		});
		expect(await house.call(registerMember, { ...registration(), birthday: "2007-06-01" })).toMatchObject({ ok: true });
	});
	test("a name that is taken, in any case, also when two come at once", async () => {
		const { account } = await house.register();
		expect(await refusal({ username: account.toUpperCase() })).toEqual({ code: "USERNAME_TAKEN" });
		const username = newName();
		const both = await Promise.all([1, 2].map(() => house.call(registerMember, { ...registration(), username })));
		expect(both.filter((one) => one.ok)).toHaveLength(1);
		expect(await countOf(username)).toEqual(["1", "1"]);
	});
	test("when the ledger refuses, nobody is registered", async () => {
		await edit(sql`alter table brand.brands drop constraint brands_starting_balance_check`);
		await edit(sql`update brand.brands set starting_balance = 9000000000000000000`);
		const username = newName();
		await expect(house.call(registerMember, { ...registration(), username })).rejects.toThrow("unexpected failure");
		expect(await countOf(username)).toEqual(["0", "0"]);
		await edit(sql`update brand.brands set starting_balance = 1000000`);
	});
});

describe("what an operator switches", () => {
	test("registration off", async () => {
		await edit(sql`update brand.flags set enabled = false where flag = 'USERNAMEREG3'`);
		expect(await refusal({})).toEqual({ code: "REGISTRATION_UNAVAILABLE" });
		await edit(sql`update brand.flags set enabled = true where flag = 'USERNAMEREG3'`);
	});
	test("a captcha", async () => {
		await edit(sql`update brand.registration_fields set enabled = true, required = true where field = 'captcha'`);
		expect(await refusal({})).toMatchObject({ code: "INVALID_FIELDS", value: { fields: { captcha: "required" } } });
		expect(await refusal({ captcha: "ACDEF", captchaId: randomUUID() })).toEqual({
			code: "CAPTCHA_WRONG",
			value: { captcha: true },
		});
		const captchaId = randomUUID();
		await keepCaptcha(db, { id: captchaId, text: "ACDEF", now: house.clock.now() });
		expect((await house.register({ captcha: "acdef", captchaId })).token).not.toBe("");
		await edit(sql`update brand.registration_fields set enabled = false, required = false where field = 'captcha'`);
	});
	test("further fields are kept, a payment password only as a hash", async () => {
		await edit(sql`update brand.registration_fields set enabled = true where field in ('email', 'paymentPassword')`);
		expect(await refusal({})).toMatchObject({ value: { fields: { paymentPassword: "required" } } });
		expect(await refusal({ email: "a@mosaic.example", paymentPassword: "123456" })).toMatchObject({
			value: { fields: { paymentPassword: "simple-pin" } },
		});
		const { account } = await house.register({ email: "a@mosaic.example", paymentPassword: "135790" });
		const row = await rowOf(account);
		expect(String(row?.payment_password_hash)).toContain("$argon2id$");
		const { rows } = await db.read((tx) =>
			sql<object>`select field, answer from members.registration_answers where member_id = ${row?.id}`.execute(tx),
		);
		expect(rows).toEqual([{ field: "email", answer: "a@mosaic.example" }]);
		await edit(sql`update brand.registration_fields set enabled = false where field in ('email', 'paymentPassword')`);
	});
	test.each(switchable.map((field) => [field] as const))(
		"the field %s: shut it takes nothing, asked for it must come, in its kind and its lengths",
		async (field) => {
			const set = (on: boolean) =>
				edit(sql`update brand.registration_fields set enabled = ${on}, required = ${on}, pattern_id = 'digits',
					min_length = 3, max_length = 4 where field = ${field}`);
			const before = await db.read((tx) =>
				sql<FieldRow>`select * from brand.registration_fields where field = ${field}`.execute(tx),
			);
			const problem = async (typed: string) => {
				const answer = await house.call(registerMember, { ...registration(), [field]: typed });
				const value = z.safeParse(fieldsOf, answer.ok ? undefined : answer.error.value);
				return value.success ? value.data.fields[field] : undefined;
			};
			await set(false);
			expect(await problem("7351")).toBe(filledBySite.has(field) ? undefined : "not-asked");
			await set(true);
			expect(await problem("")).toBe("required");
			for (const wrong of ["seven", "73", "73512"]) expect(await problem(wrong)).toBe("pattern");
			// Digits are no address, and letters are sent there.
			expect(await problem("7351")).toBe(field === "email" ? "pattern" : undefined);
			for (const { enabled, required, pattern_id, min_length, max_length } of before.rows)
				await edit(sql`update brand.registration_fields set enabled = ${enabled}, required = ${required},
					pattern_id = ${pattern_id}, min_length = ${min_length}, max_length = ${max_length} where field = ${field}`);
		},
	);
	test("no starting balance: the wallet is open and empty", async () => {
		await edit(sql`update brand.brands set starting_balance = 0`);
		const { account } = await house.register();
		const balance = await wallet.api.balance(memberId(String((await rowOf(account))?.id)), "P");
		expect(balance).toMatchObject({ available: 0n, purses: [{ purse: "cash" }] });
		await edit(sql`update brand.brands set starting_balance = 1000000`);
	});
});

describe("an affiliate code", () => {
	test("puts the member below its agent, in any case", async () => {
		const agent = await house.register();
		const agentId = (await rowOf(agent.account))?.id;
		await db.tx((tx) =>
			sql`insert into members.affiliate_codes (merchant, code_key, member_id) values ('tessera', 'MOSAICS', ${agentId}::bigint)`.execute(
				tx,
			),
		);
		const { account } = await house.register({ affiliateCode: "mosaics" });
		expect(String((await rowOf(account))?.upline_id)).toBe(agentId);
		await db.tx((tx) => sql`update members.affiliate_codes set enabled = false`.execute(tx));
		expect(await refusal({ affiliateCode: "mosaics" })).toEqual({ code: "AFFILIATE_CODE_INVALID" });
	});
});
