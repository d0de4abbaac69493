import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { manualClock } from "#platform/kernel";
import { type Live, silentLive } from "#platform/live";
import { type BrandModule, createBrandModule, migrations, seed } from "../module.ts";

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

beforeEach(() => void told.splice(0));

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

test("one that is planned is told when its moment comes, and when it ends, once each, without an edit", async () => {
	const plan = async (column: string, minutes: number) => {
		const at = new Date(clock.now().getTime() + minutes * 60_000).toISOString();
		await db.tx((tx) => sql.raw(`update brand.announcements set ${column} = '${at}' where type = 'H'`).execute(tx));
		await brand.api.refresh();
	};
	// Whatever else was planned has had its moment.
	clock.advance(60 * 60_000);
	await new Promise((done) => setTimeout(done, 1_200));
	await plan("published_at", 10);
	await plan("ends_at", 20);
	told.splice(0);
	clock.advance(9 * 60_000);
	await new Promise((done) => setTimeout(done, 1_200));
	expect(told).toEqual([]);
	clock.advance(60_000);
	await vi.waitFor(() => expect(told).toEqual(['notices {"merchant":"tessera"}']), 5_000);
	clock.advance(10 * 60_000);
	await vi.waitFor(() => expect(told).toHaveLength(2), 5_000);
	await new Promise((done) => setTimeout(done, 1_200));
	expect(told).toHaveLength(2);
});
