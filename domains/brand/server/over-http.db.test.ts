import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Endpoint } from "#platform/contract";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { migrations as httpMigrations } from "#platform/http";
import { systemClock } from "#platform/kernel";
import {
	bootstrapSite,
	listAnnouncements,
	listBanners,
	listCountries,
	listPages,
	listPromotions,
	readCustomerService,
	readHelpCenter,
	readPage,
	readPromotion,
	readRegisterSettings,
	readStatus,
	readWhitelabel,
	routeDomain,
} from "../contract/index.ts";
import { type BrandModule, createBrandModule, migrations, seed } from "./module.ts";
import { type Served, serveBrand } from "./testing/over-http.ts";

const db = await testDatabase([httpMigrations, migrations]);
let brand: BrandModule;
let served: Served;

beforeAll(async () => {
	await Promise.all([1, 2, 3].map(() => seed({ db, clock: systemClock })));
	brand = await createBrandModule({ db, clock: systemClock, log: { warn() {} } });
	served = await serveBrand(brand, { db });
});
afterAll(async () => {
	await served.http.close();
	await brand.close();
});

const envelope = z.object({ success: z.boolean(), errorCode: z.optional(z.string()), value: z.optional(z.unknown()) });

async function send(endpoint: Endpoint, call: { query?: string; head?: Record<string, string> } = {}) {
	const response = await fetch(`${served.origin}${endpoint.path}${call.query ?? ""}`, {
		headers: { "module-id": endpoint.moduleIds[0], merchant: "tessera", language: "en", ...call.head },
	});
	return { status: response.status, ...z.parse(envelope, await response.json()) };
}

const edit = async (statement: ReturnType<typeof sql>) => {
	await db.tx((tx) => statement.execute(tx));
	await brand.api.refresh();
};

const everyCall = [
	[bootstrapSite, ""],
	[listAnnouncements, "?type=PU&pageNo=1"],
	[listBanners, "?group=w_login"],
	[listCountries, ""],
	[listPages, ""],
	[listPromotions, ""],
	[readPromotion, "?id=welcome-balance"],
	[readCustomerService, ""],
	[readHelpCenter, ""],
	[readPage, "?code=privacy"],
	[readRegisterSettings, ""],
	[readStatus, "?url=localhost%3A4000"],
	[readWhitelabel, ""],
	[routeDomain, "?url=localhost"],
] as const;

describe("over HTTP", () => {
	test.each(everyCall.map(([endpoint, query]) => [endpoint.path, endpoint, query] as const))(
		"%s answers what its contract says",
		async (_path, endpoint, query) => {
			const answer = await send(endpoint, { query });
			expect(answer).toMatchObject({ status: 200, success: true });
			const parsed = endpoint.output["~standard"].validate(answer.value);
			expect(parsed instanceof Promise ? "later" : parsed.issues).toBeUndefined();
		},
	);
	test.each([
		["a page number of zero", listAnnouncements, "?pageNo=0", "INVALID_INPUT"],
		["a type that is none", listAnnouncements, "?type=X", "INVALID_INPUT"],
		["a group that is none", listBanners, "?group=cellar", "INVALID_INPUT"],
		["a page's code with a path", readPage, "?code=../etc", "INVALID_INPUT"],
		["a page nobody wrote", readPage, "?code=nothing", "PAGE_NOT_FOUND"],
		["a promotion nobody wrote", readPromotion, "?id=nothing", "PROMOTION_NOT_FOUND"],
		["a promotion's id with a path", readPromotion, "?id=../etc", "INVALID_INPUT"],
		["a host with a scheme", routeDomain, "?url=https%3A%2F%2Fx", "INVALID_INPUT"],
		["no host", routeDomain, "", "INVALID_INPUT"],
	] as const)("%s gets a code", async (_case, endpoint, query, code) => {
		const answer = await send(endpoint, { query });
		expect([answer.success, answer.errorCode]).toEqual([false, code]);
		expect(answer.status).toBeLessThan(500);
	});
	test("a page past the last is empty, not an error", async () => {
		expect(await send(listAnnouncements, { query: "?pageNo=99" })).toMatchObject({
			value: { announcements: [], pageNum: 99, totalPages: 1 },
		});
	});
	test("speaks the caller's language, else the brand's", async () => {
		const titleFor = async (language: string) =>
			z.parse(
				z.object({ title: z.string() }),
				(await send(readPage, { query: "?code=contact", head: { language } })).value,
			).title;
		expect([await titleFor("ko"), await titleFor("en"), await titleFor("xx")]).toEqual([
			"문의하기",
			"Contact Us",
			"Contact Us",
		]);
	});
	test("another merchant's site is not here", async () => {
		expect(await send(readWhitelabel, { head: { merchant: "nobody" } })).toMatchObject({
			errorCode: "UNKNOWN_MERCHANT",
		});
	});
	test("a seed on three nodes at once wrote one brand", async () => {
		const { rows } = await db.read((tx) => sql<{ n: string }>`select count(*) as n from brand.banners`.execute(tx));
		expect(rows).toEqual([{ n: "5" }]);
	});
});

describe("a brand that refuses hosts that are not its own", () => {
	const at = (url: string, host: string) =>
		send(routeDomain, { query: `?url=${encodeURIComponent(url)}`, head: { host, merchant: "" } });
	test("says so to them, before anything of a brand is known, and stays open on the machine itself", async () => {
		await edit(sql`update brand.domains set host = 'own.example' where host = '*'`);
		for (const own of ["own.example", "localhost:4000", "127.0.0.1", "[::1]:4000"])
			expect(await at(own, "localhost")).toMatchObject({ status: 200, value: { merchant: "tessera" } });
		expect(await at("stranger.example", "stranger.example")).toMatchObject({ status: 404, errorCode: "INVALID_URL" });
		await edit(sql`update brand.domains set host = '*' where host = 'own.example'`);
		expect(await at("stranger.example", "stranger.example")).toMatchObject({ status: 200 });
	});
});

describe("what a site begins with", () => {
	test("has resources by their type, and what the brand promises", async () => {
		const type = "IOS";
		await edit(sql`insert into brand.resources (merchant, resource_type, position, url, qr_code_url, label_name_en)
			values ('tessera', ${type}, 0, '/ios', '/ios.png', 'iOS')`);
		await edit(sql`update brand.brands set registration_offer = '1000VND', zalo_offer = '131K'`);
		expect(await send(bootstrapSite)).toMatchObject({
			value: { resources: { IOS: { url: "/ios" } }, offers: { registration: "1000VND", zalo: "131K" } },
		});
	});
});

describe("under maintenance", () => {
	test("only what says so is answered", async () => {
		await edit(sql`update brand.brands set maintenance = true`);
		expect(await send(readStatus)).toMatchObject({ status: 200, value: { status: 1 } });
		expect(await send(bootstrapSite)).toMatchObject({ status: 200, value: { maintenance: { active: true } } });
		expect(await send(readCustomerService)).toMatchObject({ status: 200 });
		expect(await send(listBanners)).toMatchObject({ status: 503, errorCode: "SYSTEM_MAINTENANCE" });
		await edit(sql`update brand.brands set maintenance = false`);
		expect(await send(listBanners)).toMatchObject({ status: 200 });
	});
	test("to a closed network the same, with another code", async () => {
		await edit(
			sql`insert into brand.network_rules (merchant, network, allowed) values ('tessera', '127.0.0.0/8', false)`,
		);
		expect(await send(readStatus)).toMatchObject({ status: 200, value: { status: 2, ip: "127.0.0.1" } });
		expect(await send(listBanners)).toMatchObject({ status: 451, errorCode: "REGION_RESTRICTED" });
		await edit(sql`delete from brand.network_rules`);
	});
});
