import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { manualClock } from "#platform/kernel";
import { type Live, silentLive } from "#platform/live";
import { type BrandModule, createBrandModule, migrations, seed } from "./module.ts";

const db = await testDatabase([migrations]);
const clock = manualClock(new Date("2026-05-01T12:00:00Z"));
const told: string[] = [];
const live: Live = {
	...silentLive,
	toAll: (event, payload) => void told.push(`${event.name} ${JSON.stringify(payload)}`),
};
let brand: BrandModule;

beforeAll(async () => {
	await seed({ db, clock });
	brand = await createBrandModule({ db, clock, log: { warn: () => undefined }, live });
});
afterAll(() => brand.close());

test("a new announcement is told to everyone at once; another edit is not", async () => {
	await db.tx((tx) => sql`update brand.brands set name = 'Mosaic'`.execute(tx));
	await brand.api.refresh();
	expect(told).toEqual([]);
	await db.tx((tx) =>
		sql`update brand.announcements set published_at = published_at + interval '1 minute'`.execute(tx),
	);
	await brand.api.refresh();
	expect(told).toEqual(['notices {"merchant":"tessera"}']);
});
