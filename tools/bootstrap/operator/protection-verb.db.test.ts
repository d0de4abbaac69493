// The verb as an operator uses it: it asks, changes, writes down; and what it refuses in one sentence.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createBrandModule, seed as seedBrand } from "#brand/module";
import { seed as seedMembers } from "#members/module";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { systemClock } from "#platform/kernel";
import { fileHouseKey, sealerWith } from "#platform/kernel/node";
import { silentLive } from "#platform/live";
import { seed as seedProtection } from "#protection/module";
import { createWalletModule } from "#wallet/module";
import { migrationSources } from "../../../apps/server/migrations.ts";
import { operatorDesk } from "../testing/operator-desk.ts";
import { run } from "../verbs/protection.ts";
import { protectionUsage } from "./read-protection-order.ts";

const db = await testDatabase(migrationSources);

const { dataDir, said, say } = operatorDesk({
	databaseUrl: db.url,
	prepare: async () => {
		await seedBrand({ db, clock: systemClock });
		await seedProtection({ db });
		const brand = await createBrandModule({ db, clock: systemClock, log: { warn() {} } });
		const wallet = createWalletModule({ db, live: silentLive });
		await wallet.start(systemClock.now());
		await seedMembers({ db, clock: systemClock, brand: brand.api, wallet: wallet.api, password: "tiles4all" });
		await wallet.close();
		await brand.close();
	},
});

const order = (line: string, typed?: string): Promise<number> =>
	run(line.split(" ").filter(Boolean), { say, ask: async () => typed });
const rows = async <Row>(statement: string) => (await db.tx((tx) => sql.raw<Row>(statement).execute(tx))).rows;
const market = async () =>
	(await rows<{ profile: string }>("select profile from protection.brand_profile where merchant = 'tessera'"))[0]
		?.profile;
const limits = () =>
	rows<{ amount: string | null }>(
		"select amount from protection.member_limit where holder = 'operator' and kind = 'loss'",
	);

describe("T12, T25 the market of a brand", () => {
	test.each([["no"], [""], [undefined]])("is not changed by %j", async (typed) => {
		expect(await order("market great-britain", typed)).toBe(1);
		expect(said.at(-1)).toBe("Nothing was changed.");
		expect(await market()).toBe("international");
	});
	test("is changed by who types the merchant code, and written down with who, before and after", async () => {
		expect(await order("market great-britain --operator Han", "tessera")).toBe(0);
		expect(said.join("\n")).toContain("tessera plays by great-britain and no longer by international");
		expect(await market()).toBe("great-britain");
		expect(await rows("select act, operator, before, after from protection.operator_act")).toEqual([
			{ act: "market", operator: "Han", before: { market: "international" }, after: { market: "great-britain" } },
		]);
	});
	test("is shown with the others and the last acts", async () => {
		expect(await order("state")).toBe(0);
		const text = said.join("\n");
		expect(text).toContain("tessera plays by great-britain");
		expect(text).toContain("* great-britain  Great Britain");
		expect(text).toContain("market by Han");
	});
	test("an act that is written is never changed", async () => {
		await expect(rows("delete from protection.operator_act")).rejects.toThrow(/only grows/);
	});
});

describe("T12, T25 a limit of the operator", () => {
	test("is set, loosened and lifted at once, each written down with who did it", async () => {
		expect(await order("limit demo01 loss day 100 --yes --operator Han")).toBe(0);
		expect(await limits()).toEqual([{ amount: "10000" }]);
		expect(await order("limit DEMO01 loss day 250.50 --yes --operator Lee")).toBe(0);
		expect(await limits()).toEqual([{ amount: "25050" }]);
		expect(await order("limit demo01 loss day none --yes --operator Han")).toBe(0);
		expect(await limits()).toEqual([{ amount: null }]);
		const events = await rows<{ actor: string; after: { amount?: string } }>(
			"select actor, after from protection.event order by id",
		);
		expect(events.map(({ actor, after }) => `${actor} ${after.amount ?? "none"}`)).toEqual([
			"Han 10000",
			"Lee 25050",
			"Han none",
		]);
	});
	test("asks first, and says whom it holds to what", async () => {
		expect(await order("limit demo01 time week 600", "no")).toBe(1);
		expect(said).toContain("To be done: demo01 is held to time a week: 600 minutes.");
		expect(await rows("select 1 from protection.member_limit where kind = 'time'")).toEqual([]);
	});
});

describe("T05, T25 the review of documents", () => {
	const id = "0b5a9c1e-7d52-4c39-9d0f-3c1f1a2b3c4d";
	const picture = Buffer.from("a picture, as far as this test goes");
	const member = "(select member_id from members.login_names where name_key = 'demo01')";
	const kinds = async () =>
		(await rows<{ kind: string; actor: string }>("select kind, actor from protection.event order by at, id"))
			.map(({ kind, actor }) => `${kind} ${actor}`)
			.filter((line) => line.startsWith("document-"));

	test("says that nothing waits, and then what does", async () => {
		expect(await order("identity list")).toBe(0);
		expect(said.splice(0)).toEqual(["Nothing waits for review."]);
		const key = fileHouseKey(join(dataDir, "house-key"))("protection.documents");
		const sealed = sealerWith(key).seal(`document ${id} 1`, picture).toString("hex");
		await rows(`insert into protection.document (member_id, id, merchant, kind, state, remark, sent_at)
			values (${member}, '${id}', 'tessera', 'identity', 'waiting', 'Front page', now())`);
		await rows(`insert into protection.document_image values (${member}, '${id}', 1, '\\x${sealed}')`);
		expect(await order("identity list")).toBe(0);
		expect(said.join("\n")).toMatch(/0b5a9c1e.* {2}identity {2}of member \d+ {2}1 pictures .*\n {2}"Front page"/);
	});
	test("shows nothing to who does not say so, and nobody has looked", async () => {
		expect(await order(`identity show ${id}`, "no")).toBe(1);
		expect(await kinds()).toEqual([]);
	});
	test("writes the pictures for the owner of the machine alone, and who looked", async () => {
		expect(await order(`identity show ${id} --operator Han`, "tessera")).toBe(0);
		const file = join(dataDir, "review", `${id}-1.jpg`);
		expect(readFileSync(file)).toEqual(picture);
		expect(statSync(file).mode & 0o777).toBe(0o600);
		expect(await kinds()).toEqual(["document-looked-at Han"]);
	});
	test("refuses with a reason, once", async () => {
		const line = ["identity", "refuse", id, "Please send all four corners.", "--yes", "--operator", "Lee"];
		const refuse = () => run(line, { say, ask: async () => undefined });
		expect(await refuse()).toBe(0);
		expect(await rows("select state, reason, decided_by from protection.document")).toEqual([
			{ state: "refused", reason: "Please send all four corners.", decided_by: "Lee" },
		]);
		expect(await refuse()).toBe(1);
		expect(said.at(-1)).toBe("It was decided already: nothing was changed.");
		expect(await kinds()).toEqual(["document-looked-at Han", "document-refused Lee"]);
	});
	test.each([
		["identity", protectionUsage],
		["identity accept", protectionUsage],
		["identity burn 0b5a9c1e-7d52-4c39-9d0f-3c1f1a2b3c4d", protectionUsage],
		["identity refuse 0b5a9c1e-7d52-4c39-9d0f-3c1f1a2b3c4d", protectionUsage],
		["identity accept 7", "A document is named by its id."],
	])("%s is refused in one sentence", async (line, sentence) => {
		expect(await order(line)).toBe(1);
		expect(said).toEqual([sentence]);
	});
	test("of a document that is not there ends in a sentence", async () => {
		expect(await order("identity accept 0b5a9c1e-7d52-4c39-9d0f-3c1f1a2b3c4e --yes")).toBe(1);
		expect(said.at(-1)).toBe("There is no such document.");
	});
});

describe("refused in one sentence", () => {
	test.each([
		["", protectionUsage],
		["nonsense", protectionUsage],
		["market", protectionUsage],
		["limit demo01 loss day", protectionUsage],
		["limit demo01 loss day 1 2", protectionUsage],
		["state --force", protectionUsage],
		["market atlantis --yes", "A market is one of great-britain, international, ontario, strict, sweden."],
		["market great-britain --yes", "It is so already: nothing was changed."],
		["limit nobody loss day 5 --yes", "There is no such account."],
		["limit demo01 sleep day 5 --yes", "A kind of limit is one of deposit, loss, wager, time."],
		["limit demo01 loss year 5 --yes", "A period is one of day, week, month."],
		["limit demo01 loss day lots --yes", "No such amount."],
		["limit demo01 loss day -5 --yes", protectionUsage],
		["limit demo01 time day 5 --yes", "Time is whole minutes within its period, from 15."],
		["state --merchant nobody", "Name the brand with --merchant: tessera."],
		["state --operator=", "--operator must be a name."],
	])("%s", async (line, sentence) => {
		expect(await order(line)).toBe(1);
		expect(said).toEqual([sentence]);
	});
});
