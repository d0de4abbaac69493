// The verb as an operator uses it, on a database of its own: it asks, changes, writes down, and the site knows.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type BrandModule, createBrandModule, seed } from "#brand/module";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { systemClock } from "#platform/kernel";
import { migrationSources } from "../../../apps/server/migrations.ts";
import { run } from "../verbs/brand.ts";

const db = await testDatabase(migrationSources);
const said: string[] = [];
const questions: string[] = [];
const log = { warn: () => undefined };
let brand: BrandModule;

beforeAll(async () => {
	await seed({ db, clock: systemClock });
	brand = await createBrandModule({ db, clock: systemClock, log });
	vi.stubEnv("DATABASE_URL", db.url);
});
afterAll(async () => {
	vi.unstubAllEnvs();
	await brand.close();
});
afterEach(() => {
	said.length = 0;
	questions.length = 0;
});

const order = (line: string, typed?: string): Promise<number> =>
	run(line.split(" "), {
		say: (text) => void said.push(text),
		ask: async (question) => {
			questions.push(question);
			return typed;
		},
	});
const acts = async () =>
	(
		await db.read((tx) =>
			sql<{ act: string; operator: string; before: unknown; after: unknown }>`
				select act, operator, before, after from brand.operator_act order by id`.execute(tx),
		)
	).rows;
const standing = () => brand.api.standing({ merchant: "tessera", address: "203.0.113.7" });
/** A second when the machine is idle; one that does a dozen other things is given longer. */
const soon = { timeout: 8_000, interval: 10 };

describe("the guard", () => {
	test.each([["no"], [""], ["TESSERA"], [undefined]])(
		"%j is not the merchant code: nothing is changed",
		async (typed) => {
			expect(await order("maintenance on", typed)).toBe(1);
			expect(questions).toEqual(["Type tessera to do it: "]);
			expect(said.at(-1)).toBe("Nothing was changed.");
			expect([await acts(), standing().status]).toEqual([[], 0]);
		},
	);
	test("who types the code has it done, and the site follows within a second", async () => {
		expect(await order("maintenance on --until 2h --message Back_soon --operator Han", "tessera")).toBe(0);
		await expect.poll(() => standing().status, soon).toBe(1);
		expect(standing().message).toBe("Back_soon");
		expect(said.join("\n")).toMatch(/To be done: maintenance on until .*"Back_soon"\./);
		expect(said.join("\n")).toContain("maintenance  on until");
	});
	test("who says --yes is not asked", async () => {
		expect(await order("maintenance off --yes --operator Han")).toBe(0);
		expect(questions).toEqual([]);
		await expect.poll(() => standing().status, soon).toBe(0);
	});
});

describe("the record", () => {
	test("has who, before and after of what was done", async () => {
		const [on, off] = await acts();
		expect(on).toMatchObject({
			act: "maintenance on",
			operator: "Han",
			before: { maintenance: { active: false } },
			after: { maintenance: { active: true, message: "Back_soon" } },
		});
		expect(off).toMatchObject({ act: "maintenance off", before: on?.after, after: on?.before });
	});
	test("names the user of the machine when nobody is named", async () => {
		expect(await order("region close KR --yes")).toBe(0);
		expect((await acts()).at(-1)).toMatchObject({
			act: "region close",
			operator: expect.stringMatching(/^\S+ on \S+$/),
		});
	});
	test("is listed with the state", async () => {
		expect(await order("state")).toBe(0);
		const text = said.join("\n");
		expect(text).toContain("tessera\n  maintenance  off\n  closed to    KR");
		expect(text).toContain("region close by ");
		expect(text).toContain("maintenance off by Han");
	});
});

describe("refused in one sentence", () => {
	test("an order that is none", async () => {
		expect(await order("region close Korea")).toBe(1);
		expect(said).toEqual(["A country is named by its two letters: KR."]);
	});
	test.each([
		["region close KR --yes", "It is so already"],
		["region close ZZ --yes", "There is no such country."],
		["region open KR --yes --merchant nobody", "Name the brand with --merchant: tessera."],
	])("%s", async (line, sentence) => {
		const before = await acts();
		await expect(order(line)).rejects.toThrow(sentence);
		expect(await acts()).toEqual(before);
	});
	test("a brand that is not there, when it is only looked at", async () => {
		expect(await order("state --merchant nobody")).toBe(1);
		expect(said).toEqual(["Name the brand with --merchant: tessera."]);
	});
});
