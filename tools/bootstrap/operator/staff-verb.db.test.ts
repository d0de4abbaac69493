// The verb as an operator uses it: it asks, shows a first password once, and writes down who did it.
import { afterEach, expect, test } from "vitest";
import { seed as seedStaff } from "#backoffice/module";
import { seed } from "#brand/module";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { systemClock } from "#platform/kernel";
import { migrationSources } from "../../../apps/server/migrations.ts";
import { operatorDesk } from "../testing/operator-desk.ts";
import { run } from "../verbs/staff.ts";
import { staffUsage } from "./read-staff-order.ts";

const db = await testDatabase(migrationSources);
const { said, say } = operatorDesk({
	databaseUrl: db.url,
	prepare: async () => {
		await seed({ db, clock: systemClock });
		await seedStaff({ db, clock: systemClock, password: "three4stones", passwordCost: { memoryKib: 64, passes: 1 } });
	},
});

const order = (line: string, typed?: string): Promise<number> =>
	run(line.split(" ").filter(Boolean), { say, ask: async () => typed });
const acts = async () =>
	(
		await db.read((tx) =>
			sql<{ act: string; operator: string }>`select act, operator from backoffice.operator_act order by id`.execute(tx),
		)
	).rows;

afterEach(() => {
	said.length = 0;
});

test("nobody is added unless the brand is typed", async () => {
	expect(await order("add olga", "no")).toBe(1);
	expect(said.at(-1)).toBe("Nothing was changed.");
	expect(await acts()).toEqual([]);
});

test("somebody is added with a role, and the password is shown once", async () => {
	expect(await order("add olga --name Olga --role cashier --operator Kim", "tessera")).toBe(0);
	expect(said.filter((line) => /: ([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/.test(line))).toHaveLength(1);
	expect(await acts()).toEqual([{ act: "staff added", operator: "Kim" }]);
});

test("who has lost their way in gets another first password", async () => {
	expect(await order("password olga --yes")).toBe(0);
	expect(said.join("\n")).toContain("First password of olga");
	expect((await acts()).at(-1)).toMatchObject({ act: "staff password given" });
});

test.each([
	["add olga --yes", "Somebody has this user name already."],
	["add new-one --role gone --yes", "There is no such role."],
	["password nobody-here --yes", "Nobody of this user name works here."],
	["add ?? --yes", "A user name has 3 to 30 small letters, digits, dots or dashes, and begins with a letter."],
	["add olga --merchant elsewhere --yes", "Name the brand with --merchant: tessera."],
	["", staffUsage],
	["add", staffUsage],
	["dismiss olga", staffUsage],
	["password olga --role owner", staffUsage],
])("%j is refused with its reason", async (line, reason) => {
	expect(await order(line)).toBe(1);
	expect(said.at(-1)).toContain(reason);
});
