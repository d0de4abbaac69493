import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "#platform/db/testing";
import { type HttpServer, migrations as httpMigrations } from "#platform/http";
import { systemClock } from "#platform/kernel";
import { listBanners, readStatus } from "../../contract/index.ts";
import { type BrandModule, carryOutAct, createBrandModule, migrations, seed } from "../module.ts";
import { countryFile } from "../testing/country-file.ts";
import { serveBrand } from "../testing/over-http.ts";

const db = await testDatabase([httpMigrations, migrations]);
const folder = mkdtempSync(join(tmpdir(), "tessera-region-"));
const held: { brand?: BrandModule; servers: HttpServer[] } = { servers: [] };
const origin = { trusting: "", wary: "" };

beforeAll(async () => {
	await seed({ db, clock: systemClock });
	const file = join(folder, "countries.mmdb");
	writeFileSync(file, countryFile({ "203.0.113.0/24": "KR", "198.51.100.0/24": "US" }));
	held.brand = await createBrandModule({ db, clock: systemClock, log: { warn() {} }, countryFile: file });
	origin.trusting = await listen(held.brand, ["loopback"]);
	origin.wary = await listen(held.brand, false);
	const act = { kind: "region close", country: "KR" } as const;
	await carryOutAct(db, { merchant: "tessera", act, operator: "test", at: new Date() });
	await held.brand.api.refresh();
});
afterAll(async () => {
	await Promise.all(held.servers.map((server) => server.close()));
	await held.brand?.close();
	rmSync(folder, { recursive: true });
});

async function listen(brand: BrandModule, trustProxy: string[] | false): Promise<string> {
	const { http, origin } = await serveBrand(brand, { db, trustProxy });
	held.servers.push(http);
	return origin;
}

async function ask(at: string, call: { endpoint: typeof readStatus | typeof listBanners; forwarded?: string }) {
	const { endpoint, forwarded } = call;
	const head = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
	const response = await fetch(`${at}${endpoint.path}`, {
		headers: { "module-id": endpoint.moduleIds[0], merchant: "tessera", language: "en", ...head },
	});
	return { status: response.status, body: await response.json() };
}

describe("behind a trusted proxy the region is that of the address it names", () => {
	test.each([
		["203.0.113.7", 2, "203.0.113.7", "KR"],
		["198.51.100.9", 0, "198.51.100.9", "US"],
		["192.0.2.1", 0, "192.0.2.1", ""],
		["::ffff:203.0.113.7", 2, "::ffff:203.0.113.7", "KR"],
		// What a client writes before its proxy stands to the left: the last one that is not trusted counts.
		["198.51.100.9, 203.0.113.7", 2, "203.0.113.7", "KR"],
		["203.0.113.7, 198.51.100.9", 0, "198.51.100.9", "US"],
	])("%s", async (forwarded, status, ip, country) => {
		const answer = await ask(origin.trusting, { endpoint: readStatus, forwarded });
		expect(answer.body).toMatchObject({ value: { status, ip, country } });
	});
	test("and its calls are refused on the server, but those that say so", async () => {
		const refused = await ask(origin.trusting, { endpoint: listBanners, forwarded: "203.0.113.7" });
		expect(refused).toMatchObject({ status: 451, body: { errorCode: "REGION_RESTRICTED" } });
		expect((await ask(origin.trusting, { endpoint: listBanners, forwarded: "198.51.100.9" })).status).toBe(200);
	});
});

describe("without one nobody names an address but the connection", () => {
	test.each(["203.0.113.7", "198.51.100.9, 203.0.113.7", undefined])("%s", async (forwarded) => {
		const answer = await ask(origin.wary, { endpoint: readStatus, ...(forwarded === undefined ? {} : { forwarded }) });
		expect(answer.body).toMatchObject({ value: { status: 0, ip: "127.0.0.1", country: "" } });
		expect((await ask(origin.wary, { endpoint: listBanners })).status).toBe(200);
	});
});
