// Breaks, exclusion and closing: past the site, with the real members. What ends, what stays shut, and until when.
import { randomBytes } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { migrations as brandMigrations, createBrandModule, seed as seedBrand } from "#brand/module";
import { migrations as courierMigrations, createCourierModule } from "#courier/module";
import { logIn, readMember, registerMember } from "#members/contract";
import { createMembersModule, migrations as membersMigrations } from "#members/module";
import type { Endpoint, Failure, InputOf, OutputOf } from "#platform/contract";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { exclusionFailure, type Route } from "#platform/http";
import { callRoute } from "#platform/http/testing";
import { migrations as jobsMigrations } from "#platform/jobs";
import { manualClock, type Result, systemClock, unwrap } from "#platform/kernel";
import { secureChance, secureIds } from "#platform/kernel/node";
import { silentLive } from "#platform/live";
import { createWalletModule, migrations as walletMigrations } from "#wallet/module";
import { closeAccount, excludeSelf, readProtection, setLimit, takeBreak } from "../contract/index.ts";
import { createProtectionModule, migrations, seed } from "./module.ts";

const db = await testDatabase([
	jobsMigrations,
	brandMigrations,
	courierMigrations,
	walletMigrations,
	membersMigrations,
	migrations,
]);
const clock = manualClock(systemClock.now());
const log = { debug() {}, info() {}, warn() {}, error() {} };
await seedBrand({ db, clock });
await seed({ db });
const wallet = createWalletModule({ db, live: silentLive });
await wallet.start(clock.now());
await db.tx((tx) =>
	sql`update brand.registration_fields set enabled = true, required = false
		where field in ('mobileNum', 'countryDialingCode', 'email', 'fullname')`.execute(tx),
);
const brand = await createBrandModule({ db, clock, log });
const dropped: string[] = [];
const key = randomBytes(32);
const carriers = { smtp: undefined, sms: undefined };
const courier = createCourierModule({ db, clock, brand: brand.api, newId: secureIds, key, carriers });
const members = await createMembersModule({
	courier: courier.api,
	codeKey: key,
	db,
	clock,
	log,
	brand: brand.api,
	wallet: wallet.api,
	chance: secureChance(),
	newId: secureIds,
	live: { ...silentLive, dropSession: (sessionId) => void dropped.push(sessionId) },
	passwordCost: { memoryKib: 64, passes: 1 },
	entryExclusion: {
		running: (...asked) => protection.api.entryExclusion.running(...asked),
		registration: (...asked) => protection.api.entryExclusion.registration(...asked),
	},
});
const protection = await createProtectionModule({
	db,
	clock,
	wallet: wallet.api,
	members: members.api,
	brand: brand.api,
	newId: secureIds,
	documentKey: key,
});
afterAll(async () => {
	await protection.close();
	await members.close();
	await brand.close();
	await wallet.close();
});

const password = "tiles4all";
const routes: readonly Route[] = [...members.routes, ...protection.routes];
const days = (count: number) => clock.advance(count * 86_400_000);
let people = 0;

async function call<E extends Endpoint>(
	endpoint: E,
	input: InputOf<E>,
	token?: string,
): Promise<Result<OutputOf<E>, Failure<string>>> {
	const principal = token === undefined ? undefined : await members.api.authenticate(token);
	if (token !== undefined && principal === undefined) return { ok: false, error: { code: "NOT_LOGGED_IN" } };
	return callRoute(routes, { endpoint, input }, { principal, now: clock.now() });
}

type Fields = Partial<InputOf<typeof registerMember>>;

async function register(fields: Fields = {}) {
	people += 1;
	const username = `leaver${people}`;
	const typed = { username, password, confirmPassword: password, birthday: "1990-06-15", termsVersion: "2026-01" };
	const number = { mobileNum: String(7_000_000 + people), countryDialingCode: "82" };
	const answer = await call(registerMember, { ...typed, ...number, ...fields });
	return { username, answer };
}
async function enter(fields: Fields = {}) {
	const { username, answer } = await register(fields);
	const { session } = unwrap(answer);
	if (session === undefined) throw new Error("not logged in");
	return { username, token: session.token };
}
const codeOf = (answer: Result<unknown, Failure<string>>) => (answer.ok ? "ok" : answer.error.code);
const back = async (username: string, typed = password) => codeOf(await call(logIn, { username, password: typed }));
/** A login, and what excludes its session: "nothing", or the kind and until when. */
async function exclusionOf(username: string) {
	const { token, excluded } = unwrap(await call(logIn, { username, password }));
	const said = unwrap(await call(readMember, {}, token)).excluded;
	expect(said).toEqual(excluded);
	return { token, exclusion: excluded ?? "nothing", principal: await members.api.authenticate(token) };
}

describe("A.3.8 a break", () => {
	test("ends every session at once, on every device; a login until its end opens one that says so", async () => {
		const { username, token } = await enter();
		const second = unwrap(await call(logIn, { username, password })).token;
		const principal = await members.api.authenticate(second);
		const { until } = unwrap(await call(takeBreak, { hours: 24 }, token));
		expect(until).toBe(new Date(clock.now().getTime() + 86_400_000).toISOString());
		const { rows: told } = await db.read((tx) =>
			sql<{ payload: object }>`select payload from platform.outbox where name = 'exclusion.began'
				and payload->>'memberId' = ${principal?.memberId ?? ""}`.execute(tx),
		);
		expect(told).toMatchObject([{ payload: { kind: "break", until } }]);
		for (const one of [token, second]) expect(await members.api.authenticate(one)).toBeUndefined();
		expect(dropped).toContain(principal?.sessionId);
		expect(await exclusionOf(username)).toMatchObject({
			exclusion: { kind: "break", until },
			principal: { excluded: { kind: "break", until: new Date(until) } },
		});
		days(1);
		expect(await exclusionOf(username)).toMatchObject({ exclusion: "nothing" });
		days(-1);
	});
	test("that ends while its session is open lets that session do everything again", async () => {
		const { username, token } = await enter();
		unwrap(await call(takeBreak, { hours: 24 }, token));
		const { token: opened, principal } = await exclusionOf(username);
		expect(exclusionFailure(principal ?? {}, clock.now())?.code).toBe("ON_A_BREAK");
		const end = new Date(clock.now().getTime() + 86_400_000);
		expect(exclusionFailure(principal ?? {}, end)).toBeUndefined();
		expect(unwrap(await call(readMember, {}, opened)).excluded?.kind).toBe("break");
	});
	test("tells whoever has no password nothing of it", async () => {
		const { username, token } = await enter();
		unwrap(await call(takeBreak, { hours: 24 }, token));
		expect(await back(username, "wrong4all")).toBe("WRONG_CREDENTIALS");
	});
	test("is as long as the market offers, and no other", async () => {
		const { token } = await enter();
		expect(codeOf(await call(takeBreak, { hours: 25 }, token))).toBe("LENGTH_NOT_OFFERED");
		expect(codeOf(await call(readProtection, {}, token))).toBe("ok");
	});
});

describe("A.3.8 an exclusion", () => {
	test("needs the password, ends every session, and closes every new one to its last day", async () => {
		const { username, token } = await enter();
		expect(codeOf(await call(excludeSelf, { months: 6, password: "wrong4all" }, token))).toBe("WRONG_PASSWORD");
		unwrap(await call(excludeSelf, { months: 6, password }, token));
		expect(await members.api.authenticate(token)).toBeUndefined();
		expect(await exclusionOf(username)).toMatchObject({ exclusion: { kind: "exclusion" } });
		days(175);
		expect(await exclusionOf(username)).toMatchObject({ exclusion: { kind: "exclusion" } });
		days(10);
		expect(await exclusionOf(username)).toMatchObject({ exclusion: "nothing" });
		days(-185);
	});
	test("follows a break: the session that only broke off ends, and the next is excluded", async () => {
		const { username, token } = await enter();
		unwrap(await call(takeBreak, { hours: 24 }, token));
		const { token: onBreak } = await exclusionOf(username);
		unwrap(await call(excludeSelf, { months: 6, password }, onBreak));
		expect(await members.api.authenticate(onBreak)).toBeUndefined();
		expect(await exclusionOf(username)).toMatchObject({ exclusion: { kind: "exclusion" } });
	});
	test("lets no login slip through that comes at the same moment", async () => {
		for (let round = 0; round < 6; round += 1) {
			const { username, token } = await enter();
			const [left, ...entered] = await Promise.all([
				call(excludeSelf, { months: 6, password }, token),
				...Array.from({ length: 4 }, () => call(logIn, { username, password })),
			]);
			expect(codeOf(left)).toBe("ok");
			for (const answer of entered) {
				const principal = await members.api.authenticate(unwrap(answer).token);
				expect(principal === undefined ? "exclusion" : principal.excluded?.kind).toBe("exclusion");
			}
		}
	});
	test("keeps limits as strict as they are: a looser one is refused, a stricter one holds", async () => {
		const { username, token } = await enter();
		const limit = (amount: string | null, by: string) => call(setLimit, { kind: "deposit", period: "day", amount }, by);
		unwrap(await limit("100", token));
		unwrap(await call(excludeSelf, { months: 6, password }, token));
		const { token: excluded } = await exclusionOf(username);
		expect(codeOf(await limit("500", excluded))).toBe("SELF_EXCLUDED");
		expect(codeOf(await limit(null, excluded))).toBe("SELF_EXCLUDED");
		await db.tx((tx) => sql`update protection.profile set looser_wait_hours = 0`.execute(tx));
		expect(codeOf(await limit("500", excluded))).toBe("SELF_EXCLUDED");
		await db.tx((tx) => sql`update protection.profile set looser_wait_hours = 24`.execute(tx));
		const { limits } = unwrap(await limit("40", excluded));
		expect(limits.find(({ kind, period }) => kind === "deposit" && period === "day")).toMatchObject({
			holds: "40.00",
			next: null,
		});
	});
	test("is never lifted: not by a break that is over, not in the database", async () => {
		const { username, token } = await enter();
		unwrap(await call(excludeSelf, { months: 6, password }, token));
		for (const change of [
			sql`delete from protection.exclusion`,
			sql`update protection.exclusion set ends_at = began_at + interval '1 second'`,
			sql`truncate protection.exclusion`,
			sql`delete from protection.excluded_identity`,
		]) {
			await expect(db.tx((tx) => change.execute(tx))).rejects.toThrow(/only grows/);
		}
		expect(await exclusionOf(username)).toMatchObject({ exclusion: { kind: "exclusion" } });
	});
	test("takes no deposit", async () => {
		const { token } = await enter();
		const principal = await members.api.authenticate(token);
		if (principal === undefined) throw new Error("not logged in");
		unwrap(await call(excludeSelf, { months: 6, password }, token));
		const asked = { ...principal, amount: 1n, now: clock.now() };
		const judged = await db.tx((tx) => protection.api.judgeDeposit(tx, asked));
		expect(codeOf(judged)).toBe("ACCOUNT_EXCLUDED");
	});
});

const persons: readonly (readonly [string, Fields, Fields])[] = [
	[
		"a number",
		{ mobileNum: "01012345001", countryDialingCode: "82" },
		{ mobileNum: "1012345001", countryDialingCode: "82" },
	],
	["a mail address", { email: "kim@example.com" }, { email: "KIM@example.com" }],
	[
		"a name with its birthday",
		{ fullname: "Kim Minsu", birthday: "1988-03-04" },
		{ fullname: "KIM MINSU", birthday: "1988-03-04" },
	],
];

describe("T06 whoever is excluded does not register again", () => {
	test.each(persons)("with %s, written in another way", async (_name, first, again) => {
		const { token } = await enter(first);
		unwrap(await call(excludeSelf, { months: 6, password }, token));
		expect(codeOf((await register(again)).answer)).toBe("REGISTRATION_EXCLUDED");
		days(200);
		expect(codeOf((await register(again)).answer)).toBe("ok");
		days(-200);
	});
	test("others do; and a break refuses no registration", async () => {
		const { token } = await enter({ email: "lee@example.com" });
		unwrap(await call(takeBreak, { hours: 24 }, token));
		expect(codeOf((await register({ email: "lee@example.com" })).answer)).toBe("ok");
		expect(codeOf((await register({ fullname: "Kim Minsu", birthday: "1988-03-05" })).answer)).toBe("ok");
	});
	test("and what is kept of them names nobody", async () => {
		const { rows } = await db.read((tx) =>
			sql<{ text: string }>`
			select coalesce(string_agg(encode(digest, 'escape'), ' '), '') as text from protection.excluded_identity`.execute(
				tx,
			),
		);
		expect(rows[0]?.text).not.toMatch(/kim|example|1012345001/i);
	});
});

describe("T04 whoever is under the age of the market", () => {
	test("does not register, also where the brand itself asks for fewer years", async () => {
		const birthday = new Date(clock.now());
		birthday.setUTCFullYear(birthday.getUTCFullYear() - 18);
		birthday.setUTCDate(birthday.getUTCDate() - 40);
		const young = { birthday: birthday.toISOString().slice(0, 10) };
		expect(codeOf((await register(young)).answer)).toBe("ok");
		const moveTo = (profile: string) =>
			db.tx((tx) => sql`update protection.brand_profile set profile = ${profile}`.execute(tx));
		await moveTo("ontario");
		expect((await register(young)).answer).toMatchObject({ error: { code: "UNDER_AGE", value: { minimumAge: 19 } } });
		expect(codeOf((await register()).answer)).toBe("ok");
		await moveTo("international");
	});
});

describe("A.3.10 a closed account", () => {
	test("needs the password, ends every session, and keeps what is in the purse", async () => {
		const { username, token } = await enter();
		const principal = await members.api.authenticate(token);
		if (principal === undefined) throw new Error("not logged in");
		const before = await wallet.api.balance(principal.memberId, "P");
		expect(codeOf(await call(closeAccount, { password: "wrong4all" }, token))).toBe("WRONG_PASSWORD");
		unwrap(await call(closeAccount, { password }, token));
		expect(await members.api.authenticate(token)).toBeUndefined();
		expect(await back(username)).toBe("ACCOUNT_CLOSED");
		expect(await wallet.api.balance(principal.memberId, "P")).toEqual(before);
	});
});

test("T25 each of these is a significant event", async () => {
	const { rows } = await db.read((tx) =>
		sql<{ kind: string }>`select distinct kind from protection.event order by kind`.execute(tx),
	);
	expect(rows.map(({ kind }) => kind)).toEqual([
		"account-closed",
		"break-taken",
		"excluded",
		"limit-changed",
		"registration-refused",
	]);
});
