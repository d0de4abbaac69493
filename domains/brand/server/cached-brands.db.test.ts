import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { manualClock } from "#platform/kernel";
import { type CachedBrands, cacheBrands } from "./cached-brands.ts";
import { migrations, seed } from "./module.ts";

const db = await testDatabase([migrations]);
const clock = manualClock(new Date("2026-05-01T12:00:00Z"));
const warnings: string[] = [];
const log = { warn: (_fields: unknown, message: string) => void warnings.push(message) };
const caches: CachedBrands[] = [];

async function open(of: Database = db): Promise<CachedBrands> {
	const cache = await cacheBrands({ db: of, clock, log });
	caches.push(cache);
	return cache;
}

beforeAll(() => seed({ db, clock }));
afterAll(() => Promise.all(caches.map((cache) => cache.close())));

/** An edit shows within a second; a machine that does a dozen other things is given longer. */
const soon = 8_000;
const nameIn = (cache: CachedBrands) => cache.current().byMerchant.get("tessera")?.name;
const rename = (name: string) => db.tx((tx) => sql`update brand.brands set name = ${name}`.execute(tx));

async function within(milliseconds: number, condition: () => boolean): Promise<boolean> {
	const limit = Date.now() + milliseconds;
	while (!condition() && Date.now() < limit) await new Promise((go) => setTimeout(go, 5));
	return condition();
}

describe("the brands in memory", () => {
	test("of every node follow an edit within a second", async () => {
		const [first, second] = [await open(), await open()];
		await rename("Mosaic");
		expect(await within(soon, () => nameIn(first) === "Mosaic" && nameIn(second) === "Mosaic")).toBe(true);
	});
	test("stay the same object while nothing changes", async () => {
		const cache = await open();
		const before = cache.current();
		await cache.refresh();
		await Promise.all([cache.refresh(), cache.refresh()]);
		expect(cache.current()).toBe(before);
	});
	test("after a refresh are as new as the database was when it was asked", async () => {
		const cache = await open();
		for (let count = 0; count < 5; count++) {
			await rename(`Name ${count}`);
			await cache.refresh();
			expect(nameIn(cache)).toBe(`Name ${count}`);
		}
	});
	test("end on the last of many edits at once", async () => {
		const cache = await open();
		await Promise.all(Array.from({ length: 10 }, (_, index) => rename(`Racing ${index}`)));
		await rename("Last");
		expect(await within(soon, () => nameIn(cache) === "Last")).toBe(true);
	});
	test("do not follow once they are closed", async () => {
		const cache = await cacheBrands({ db, clock, log });
		await cache.close();
		await rename("After the end");
		await cache.refresh();
		expect(nameIn(cache)).toBe("Last");
	});
	test("outlive a database that fails for a moment", async () => {
		let failing = false;
		const shaky: Database = {
			...db,
			read: (work) => (failing ? Promise.reject(new Error("away")) : db.read(work)),
		};
		const cache = await open(shaky);
		failing = true;
		await rename("Unseen");
		expect(await within(soon, () => warnings.length > 0)).toBe(true);
		expect(nameIn(cache)).toBe("After the end");
		failing = false;
		expect(await within(3_000, () => nameIn(cache) === "Unseen")).toBe(true);
	});
	test("of an empty database are none, until somebody writes one", async () => {
		await db.tx((tx) => sql`delete from brand.brands`.execute(tx));
		const cache = await open();
		expect(cache.current().byMerchant.size).toBe(0);
		await seed({ db, clock });
		expect(await within(soon, () => nameIn(cache) === "Tessera")).toBe(true);
	});
});
