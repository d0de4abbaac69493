// The verb as an operator uses it: it asks, hands out a password that is shown once, and writes down who did.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createBrandModule, seed } from "#brand/module";
import { readOutbox } from "#courier/module";
import { seed as seedMembers } from "#members/module";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { systemClock } from "#platform/kernel";
import { fileHouseKey } from "#platform/kernel/node";
import { silentLive } from "#platform/live";
import { createWalletModule } from "#wallet/module";
import { migrationSources } from "../../../apps/server/migrations.ts";
import { run } from "../verbs/member.ts";
import { memberUsage } from "./read-member-order.ts";

const db = await testDatabase(migrationSources);
const dataDir = mkdtempSync(join(tmpdir(), "tessera-member-"));
const key = fileHouseKey(join(dataDir, "house-key"))("courier.letters");
const said: string[] = [];

beforeAll(async () => {
	await seed({ db, clock: systemClock });
	const brand = await createBrandModule({ db, clock: systemClock, log: { warn: () => undefined } });
	const wallet = createWalletModule({ db, live: silentLive });
	await wallet.start(new Date());
	const deps = { db, clock: systemClock, brand: brand.api, wallet: wallet.api };
	await seedMembers({ ...deps, password: "three4stones", passwordCost: { memoryKib: 64, passes: 1 } });
	await wallet.close();
	await brand.close();
	vi.stubEnv("DATABASE_URL", db.url);
	vi.stubEnv("DATA_DIR", dataDir);
});
afterAll(() => {
	vi.unstubAllEnvs();
	rmSync(dataDir, { recursive: true, force: true });
});
afterEach(() => {
	said.length = 0;
});

const order = (line: string, typed?: string): Promise<number> =>
	run(line.split(" ").filter(Boolean), { say: (text) => void said.push(text), ask: async () => typed });
const acts = async () =>
	(
		await db.read((tx) =>
			sql<{ act: string; operator: string; account: string }>`
				select act, operator, account from members.operator_acts
				join members.accounts on accounts.id = member_id order by operator_acts.id`.execute(tx),
		)
	).rows;
const kept = async () =>
	(await db.read((tx) => sql<{ digest: Buffer }>`select digest from members.one_time_passwords`.execute(tx))).rows;

describe("a password for one login", () => {
	test.each([["no"], [""], ["demo02"], [undefined]])("%j is not the name: none is handed out", async (typed) => {
		expect(await order("password demo01", typed)).toBe(1);
		expect(said.at(-1)).toBe("Nothing was handed out.");
		expect([await acts(), await kept()]).toEqual([[], []]);
	});

	test("is shown once and kept as a digest; who handed it out is written down", async () => {
		expect(await order("password Demo01 --operator Han", "Demo01")).toBe(0);
		const [, password = ""] = /^demo01 {2}([A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}) {2}until /.exec(said.at(-2) ?? "") ?? [];
		expect(password).not.toBe("");
		expect(await acts()).toEqual([{ act: "password given", operator: "Han", account: "demo01" }]);
		const dump = await db.read((tx) => sql`select * from members.operator_acts, members.account_events`.execute(tx));
		expect(JSON.stringify(dump.rows)).not.toContain(password);
		expect((await kept()).map(({ digest }) => digest.length)).toEqual([32]);
	});

	test("is another one for each member, and each time", async () => {
		for (const name of ["demo01", "demo02", "demo03", "demo03"]) await order(`password ${name} --yes`);
		const passwords = said.flatMap((line) => /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){3}/.exec(line)?.[0] ?? []);
		expect(new Set(passwords).size).toBe(4);
		expect(await kept()).toHaveLength(3);
	});
});

describe("another name for pay-outs", () => {
	const names = async () =>
		(
			await db.read((tx) =>
				sql<{ account: string; name: string }>`select account, name from members.payout_names
					join members.accounts on accounts.id = member_id`.execute(tx),
			)
		).rows;

	test("is not given before the name of the member is typed", async () => {
		expect(await order("payout-name demo04 --name Kim", "demo05")).toBe(1);
		expect(said.at(-1)).toBe("Nothing was changed.");
		expect(await names()).toEqual([]);
	});

	test("takes the place of a locked one; who changed it is written down, the name is not", async () => {
		expect(await order("payout-name demo04 --name Kim --operator Han", "demo04")).toBe(0);
		expect(said.at(-1)).toBe('Pay-outs of demo04 go to "Kim" now.');
		expect(await order("payout-name Demo04 --name Park --operator Han --yes")).toBe(0);
		expect(await names()).toEqual([{ account: "demo04", name: "Park" }]);
		expect((await acts()).slice(-2)).toEqual(
			Array(2).fill({ act: "payout name changed", operator: "Han", account: "demo04" }),
		);
		const dump = await db.read((tx) => sql`select * from members.operator_acts, members.account_events`.execute(tx));
		expect(JSON.stringify(dump.rows)).not.toContain("Park");
		expect(JSON.stringify(dump.rows)).toContain("payout-name-changed");
	});
});

describe("a lost device", () => {
	const idOf = async (name: string) =>
		(await db.read((tx) => sql<{ id: string }>`select id from members.accounts where account = ${name}`.execute(tx)))
			.rows[0]?.id;
	const give = async (name: string) => {
		const id = await idOf(name);
		await db.tx((tx) =>
			sql`insert into members.authenticators values (${id}, ${Buffer.alloc(40)}, now(), now())`.execute(tx),
		);
		await db.tx((tx) =>
			sql`insert into members.passkeys (member_id, id, credential_id, public_key, host, counter, name, created_at)
				values (${id}, gen_random_uuid(), ${`key-of-${name}`}, ${Buffer.alloc(77)}, 'localhost', 0, 'Phone', now())`.execute(
				tx,
			),
		);
		await db.tx((tx) =>
			sql`insert into members.sessions (member_id, token_digest, session_id, created_at, last_seen_at, expires_at,
				address, user_agent) values (${id}, ${Buffer.alloc(32, name)}, gen_random_uuid(), now(), now(),
				now() + interval '1 day', '203.0.113.7', 'test')`.execute(tx),
		);
	};
	const left = async (name: string) =>
		(
			await db.read((tx) =>
				sql<{ one: string }>`select 'authenticator' as one from members.authenticators where member_id = ${name}
					union all select 'passkey' from members.passkeys where member_id = ${name}
					union all select 'session' from members.sessions where member_id = ${name}`.execute(tx),
			)
		).rows.map(({ one }) => one);

	const prove = async (name: string, proven: { kind: "email" | "phone"; value: string; language: string }) => {
		const id = await idOf(name);
		await db.tx((tx) =>
			sql`insert into members.contacts (member_id, merchant, kind, value, verified_at)
				values (${id}, 'tessera', ${proven.kind}, ${proven.value}, now())`.execute(tx),
		);
		await db.tx((tx) => sql`update members.accounts set language = ${proven.language} where id = ${id}`.execute(tx));
	};
	const letters = () => readOutbox(db, { key, operator: "a test", now: new Date(), most: 10 });

	test("nothing is taken off before the name of the member is typed", async () => {
		await give("demo01");
		expect(await order("lost-device demo01 --checked video", "demo02")).toBe(1);
		expect(said.at(-1)).toBe("Nothing was changed.");
		expect(await left((await idOf("demo01")) ?? "")).toEqual(["authenticator", "passkey", "session"]);
	});

	test("authenticator and passkeys go, every session ends; who did it and how it was checked stand in both trails", async () => {
		await give("demo02");
		await prove("demo02", { kind: "email", value: "demo02@mail.com", language: "en" });
		expect(await order("lost-device Demo02 --checked document --operator Han", "Demo02")).toBe(0);
		expect(said.at(-1)).toBe("demo02: the authenticator is off, 1 passkeys removed, 1 sessions ended.");
		expect(await left((await idOf("demo02")) ?? "")).toEqual([]);
		expect(await left((await idOf("demo01")) ?? "")).toHaveLength(3);
		const { rows } = await db.read((tx) =>
			sql`select act, operator, detail from members.operator_acts where act = 'second factors taken off'`.execute(tx),
		);
		const detail = "identity checked: document; authenticator: 1; passkeys: 1";
		expect(rows).toEqual([{ act: "second factors taken off", operator: "Han", detail }]);
		const told = await db.read((tx) =>
			sql<{ kind: string }>`select kind from members.account_events join members.accounts a on a.id = member_id
				where a.account = 'demo02' order by account_events.id desc limit 3`.execute(tx),
		);
		expect(told.rows.map(({ kind }) => kind)).toEqual(["logged-out", "passkey-removed", "authenticator-off"]);
		expect(await letters()).toEqual([
			expect.objectContaining({ to: "demo02@mail.com", subject: "Tessera: your second factors were taken off" }),
		]);
		expect((await letters())[0]?.body).toMatch(/demo02.*after a check of who asked.*contact customer service at once/s);
		expect(await order("lost-device demo02 --checked document --yes")).toBe(1);
		expect(await letters()).toHaveLength(1);
		expect(said.at(-1)).toBe("This account has neither an authenticator nor a passkey: nothing was changed.");
	});

	test("who has proven a number alone is told there, in their own language; who has proven nothing is told nothing", async () => {
		await give("demo03");
		await prove("demo03", { kind: "phone", value: "+821055500003", language: "ko" });
		expect(await order("lost-device demo03 --checked video --yes")).toBe(0);
		await give("demo05");
		expect(await order("lost-device demo05 --checked video --yes")).toBe(0);
		const told = (await letters()).filter(({ to }) => to !== "demo02@mail.com");
		expect(told).toEqual([expect.objectContaining({ to: "+821055500003", channel: "sms" })]);
		expect(told[0]?.body).toContain("본인이 아니라면");
	});
});

describe("what a login from a new network is asked", () => {
	const shown = [
		"tessera: a login from a new network is asked for a second proof",
		"tessera: who has no way to prove it comes in, and the trail says so",
	];
	const set = async () =>
		(
			await db.read((tx) =>
				sql<{ detail: string; operator: string }>`select detail, operator from members.operator_acts
					where act = 'entry rules set'`.execute(tx),
			)
		).rows;

	test("is shown, and changed by nobody who does not type the brand's name", async () => {
		expect(await order("entry-rules")).toBe(0);
		expect(said).toEqual(shown);
		expect(await order("entry-rules --second-proof off", "no")).toBe(1);
		expect([said.at(-1), await set()]).toEqual(["Nothing was changed.", []]);
	});

	test("is set; what it was and what it is stand in the trail", async () => {
		expect(await order("entry-rules --without-way refused --operator Han", "tessera")).toBe(0);
		expect(said.at(-1)).toBe("tessera now: who has no way to prove it is sent to customer service");
		expect(await order("entry-rules --without-way refused --yes")).toBe(1);
		expect(said.at(-1)).toBe("It is so already: nothing was changed.");
		const before = "second proof on, without a way in";
		expect(await set()).toEqual([{ operator: "Han", detail: `${before} -> second proof on, without a way refused` }]);
		said.length = 0;
		expect(await order("entry-rules")).toBe(0);
		expect(said).toEqual([shown[0], "tessera: who has no way to prove it is sent to customer service"]);
	});
});

test.each([
	["payout-name nobody99 --name Kim --yes", "There is no such member."],
	[`payout-name demo01 --name ${"x".repeat(257)} --yes`, "The name is too long."],
	["payout-name demo01", memberUsage],
	["password demo01 --name Kim", memberUsage],
	["lost-device demo01 --checked gladly --yes", memberUsage],
	["lost-device demo01 --yes", memberUsage],
	["lost-device nobody99 --checked video --yes", "There is no such member."],
	["entry-rules --second-proof maybe", memberUsage],
	["entry-rules --without-way on", memberUsage],
	["entry-rules tessera", memberUsage],
	["password demo01 --checked video", memberUsage],
	["password nobody99 --yes", "There is no such member."],
	["password demo01 --yes --merchant other", "There is no such brand."],
	["entry-rules --merchant other --second-proof off --yes", "There is no such brand."],
	["password", memberUsage],
	["", memberUsage],
	["forget demo01", memberUsage],
	["password demo01 --merchant", "--merchant needs a value."],
	["password demo01 --force", `--force is no option.\n${memberUsage}`],
])("%s is refused", async (line, sentence) => {
	expect(await order(line)).toBe(1);
	expect(said).toEqual([sentence]);
});

test("a closed account gets none", async () => {
	await db.tx((tx) => sql`update members.accounts set status = 'closed' where account = 'demo05'`.execute(tx));
	expect(await order("password demo05 --yes")).toBe(1);
	expect(said).toEqual(["This account is closed."]);
});
