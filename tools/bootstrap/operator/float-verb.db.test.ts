// The verb on agents' floats: filled and drawn by who says so, once, written down; what is refused changes nothing.
import { expect, test } from "vitest";
import { createBrandModule, seed as seedBrand } from "#brand/module";
import { seed as seedMembers } from "#members/module";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { systemClock } from "#platform/kernel";
import { silentLive } from "#platform/live";
import { createWalletModule } from "#wallet/module";
import { migrationSources } from "../../../apps/server/migrations.ts";
import { operatorDesk } from "../testing/operator-desk.ts";
import { run } from "../verbs/cashier.ts";
import { cashierUsage } from "./read-cashier-order.ts";

const db = await testDatabase(migrationSources);

const { said, say } = operatorDesk({
	databaseUrl: db.url,
	prepare: async () => {
		const common = { db, clock: systemClock };
		await seedBrand(common);
		const brand = await createBrandModule({ ...common, log: { warn() {} } });
		const wallet = createWalletModule({ db, live: silentLive });
		await wallet.start(systemClock.now());
		const passwordCost = { memoryKib: 64, passes: 1 };
		await seedMembers({ ...common, brand: brand.api, wallet: wallet.api, password: "tiles4all", passwordCost });
		await Promise.all([wallet.close(), brand.close()]);
	},
});

const order = (line: string, answer?: string) => run(line.split(" "), { say, ask: async () => answer });
const rows = async <Row>(statement: string) => (await db.tx((tx) => sql.raw<Row>(statement).execute(tx))).rows;
const float = async () =>
	(await rows<{ balance: string }>("select balance from wallet.wallet where purse = 'float'")).map(
		({ balance }) => balance,
	);

test("a float is filled and drawn by who says so, each once and written down", async () => {
	expect(await order("float fill agent01 500 p", "no")).toBe(1);
	expect(await float()).toEqual([]);
	expect(await order("float fill agent01 500 p --operator Han", "tessera")).toBe(0);
	expect(said.join("\n")).toContain("500 P go into the float of agent01");
	expect(await order("float draw AGENT01 120.50 P --yes --operator Lee")).toBe(0);
	expect(await float()).toEqual(["37950"]);
	expect(await rows("select act, operator from cashier.operator_act order by id")).toEqual([
		{ act: "float filled", operator: "Han" },
		{ act: "float drawn", operator: "Lee" },
	]);
	expect(await rows("select 1 from cashier.unmoved")).toEqual([]);
});

test.each([
	["float fill demo01 5 P --yes", "No agent has that name in this currency."],
	["float fill nobody 5 P --yes", "No agent has that name in this currency."],
	["float fill agent01 5 KRW --yes", "No agent has that name in this currency."],
	["float draw agent01 379.51 P --yes", "There is not so much in the float."],
	["float fill agent01 0 P --yes", "No such amount."],
	["float fill agent01 5 XYZ --yes", "No such amount."],
	["float fill agent01 5", cashierUsage],
	["float lend agent01 5 P", cashierUsage],
])("%s is refused", async (line, sentence) => {
	expect(await order(line)).toBe(1);
	expect(said.at(-1)).toBe(sentence);
	expect(await float()).toEqual(["37950"]);
});
