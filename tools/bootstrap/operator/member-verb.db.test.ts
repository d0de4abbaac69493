// The verb as an operator uses it: it asks, hands out a password that is shown once, and writes down who did.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createBrandModule, seed } from "#brand/module";
import { seed as seedMembers } from "#members/module";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { systemClock } from "#platform/kernel";
import { silentLive } from "#platform/live";
import { createWalletModule } from "#wallet/module";
import { migrationSources } from "../../../apps/server/migrations.ts";
import { run } from "../verbs/member.ts";
import { memberUsage } from "./hand-out.ts";

const db = await testDatabase(migrationSources);
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
});
afterAll(() => vi.unstubAllEnvs());
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

test.each([
	["payout-name nobody99 --name Kim --yes", "There is no such member."],
	[`payout-name demo01 --name ${"x".repeat(257)} --yes`, "The name is too long."],
	["payout-name demo01", memberUsage],
	["password demo01 --name Kim", memberUsage],
	["password nobody99 --yes", "There is no such member."],
	["password demo01 --yes --merchant other", "There is no such member."],
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
