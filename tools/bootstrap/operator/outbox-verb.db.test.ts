// The verb as an operator uses it: it asks, shows, and writes down who looked.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createBrandModule, seed } from "#brand/module";
import { createCourierModule } from "#courier/module";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { systemClock } from "#platform/kernel";
import { fileHouseKey, secureIds } from "#platform/kernel/node";
import { migrationSources } from "../../../apps/server/migrations.ts";
import { run } from "../verbs/outbox.ts";
import { outboxUsage } from "./show-outbox.ts";

const db = await testDatabase(migrationSources);
const dataDir = mkdtempSync(join(tmpdir(), "tessera-outbox-"));
const said: string[] = [];

const send = async (to: string, code: string): Promise<void> => {
	const key = fileHouseKey(join(dataDir, "house-key"))("courier.letters");
	const brand = await createBrandModule({ db, clock: systemClock, log: { warn() {} } });
	const deps = { db, clock: systemClock, newId: secureIds, brand: brand.api, key };
	const { api } = createCourierModule({ ...deps, carriers: { smtp: undefined, sms: undefined } });
	const now = new Date();
	const letter = { merchant: "tessera", kind: "sms-code", language: "en", values: { code, minutes: "3" } } as const;
	const expiresAt = new Date(now.getTime() + 180_000);
	await db.tx((tx) => api.send(tx, { ...letter, to, now, expiresAt }));
	await brand.close();
};

beforeAll(async () => {
	await seed({ db, clock: systemClock });
	vi.stubEnv("DATABASE_URL", db.url);
	vi.stubEnv("DATA_DIR", dataDir);
	await send("+821012345678", "111222");
	await send("+84901234567", "333444");
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
const looks = async () =>
	(await db.read((tx) => sql`select operator, letters from courier.looks order by id`.execute(tx))).rows;

test.each([["no"], [""], [undefined]])("%j shows nothing, and nobody has looked", async (typed) => {
	expect(await order("", typed)).toBe(1);
	expect(said.at(-1)).toBe("Nothing was shown.");
	expect(await looks()).toEqual([]);
});

test("who types show reads the letters, and it is written down", async () => {
	expect(await order("--operator Han", "show")).toBe(0);
	const text = said.join("\n");
	expect(text).toContain("sms  to +84901234567");
	expect(text).toContain("Tessera: your code is 111222.");
	expect(await looks()).toEqual([{ operator: "Han", letters: 2 }]);
});

test("one line a letter for a program, only of the number asked for", async () => {
	expect(await order("--yes --json --to 8210")).toBe(0);
	expect(said).toHaveLength(1);
	expect(JSON.parse(said[0] ?? "")).toMatchObject({ to: "+821012345678", body: expect.stringContaining("111222") });
});

test("an empty outbox is said so", async () => {
	expect(await order("--yes --to nobody")).toBe(0);
	expect(said).toEqual(["Nothing lies in the outbox."]);
});

test.each([
	["all", outboxUsage],
	["--to", "--to needs a value."],
	["--force", outboxUsage],
])("%s is refused", async (line, sentence) => {
	expect(await order(line)).toBe(1);
	expect(said).toEqual([sentence]);
});
