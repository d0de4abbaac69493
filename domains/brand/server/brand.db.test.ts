import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint, OutputOf } from "#platform/contract";
import { sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import type { CallContext, Route } from "#platform/http";
import { manualClock, type Result } from "#platform/kernel";
import {
	bootstrapSite,
	listAnnouncements,
	listBanners,
	listCountries,
	listPages,
	readCustomerService,
	readHelpCenter,
	readPage,
	readRegisterSettings,
	readStatus,
	readWhitelabel,
	routeDomain,
} from "../contract/index.ts";
import { openServicePath, registrationFields, whitelabelFlags } from "../core/index.ts";
import { alwaysOpen } from "./api.ts";
import { type BrandModule, createBrandModule, migrations, seed } from "./module.ts";

const db = await testDatabase([migrations]);
const clock = manualClock(new Date("2026-05-01T12:00:00Z"));
const log = { debug() {}, info() {}, warn() {}, error() {} };
const countryOf = (address: string) => ({ "203.0.113.7": "KR", "198.51.100.9": "US" })[address];
let brand: BrandModule;

beforeAll(async () => {
	await seed({ db, clock });
	brand = await createBrandModule({ db, clock, log, countryOf });
});
afterAll(() => brand.close());

function contextOf(change: Partial<Record<"language" | "address" | "host", string>>): CallContext {
	return {
		address: "203.0.113.7",
		host: "localhost",
		language: "en",
		merchant: "tessera",
		requestId: "request-1",
		userAgent: "test",
		idempotencyKey: undefined,
		now: clock.now(),
		log,
		principal: undefined,
		play: undefined,
		staff: undefined,
		...change,
	};
}

/** Calls an endpoint as the server would, and parses the answer by its contract. */
async function call<E extends Endpoint>(
	endpoint: E,
	input: unknown = {},
	change: Parameters<typeof contextOf>[0] = {},
): Promise<OutputOf<E>> {
	const result = await answer(brand.routes, { endpoint, input, change });
	if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
	return parseOutput(endpoint, result.value);
}

async function answer(
	routes: readonly Route[],
	asked: { endpoint: Endpoint; input: unknown; change: Parameters<typeof contextOf>[0] },
): Promise<Result<unknown, unknown>> {
	const route = routes.find(({ endpoint }) => endpoint.name === asked.endpoint.name);
	if (route === undefined) throw new Error(`no route for ${asked.endpoint.name}`);
	const parsed = asked.endpoint.input["~standard"].validate(asked.input);
	if (parsed instanceof Promise || parsed.issues !== undefined) throw new Error("the input is not what it should be");
	return route.handle(parsed.value, contextOf(asked.change));
}

function parseOutput<E extends Endpoint>(endpoint: E, value: unknown): OutputOf<E> {
	const schema: E["output"] = endpoint.output;
	const parsed = schema["~standard"].validate(value);
	if (parsed instanceof Promise || parsed.issues !== undefined) throw new Error("the answer is not what it should be");
	return parsed.value;
}

const edit = async (statement: ReturnType<typeof sql>) => {
	await db.tx((tx) => statement.execute(tx));
	await brand.api.refresh();
};

describe("the default brand", () => {
	test("is named Tessera and plays for P, play money, in every language of the house", async () => {
		const { brand: identity, register, whitelabel } = await call(bootstrapSite);
		expect(identity).toEqual({
			merchant: "tessera",
			name: "Tessera",
			currency: "P",
			playMoney: true,
			defaultLanguage: "EN",
			languages: ["EN", "KO", "CN", "JA", "TH", "VI", "BN", "ID"],
			membersOnly: false,
			idleMinutes: 30,
		});
		expect(brand.api.brand("tessera").startingBalance).toBe(1_000_000n);
		expect(register).toEqual(await call(readRegisterSettings));
		expect(whitelabel).toEqual(await call(readWhitelabel));
	});
	test("has every white-label flag, what cannot work yet switched off", async () => {
		const flags = await call(readWhitelabel);
		expect(Object.keys(flags).sort()).toEqual([...whitelabelFlags].sort());
		const on = Object.entries(flags).filter(([, flag]) => flag.enabled === 1);
		expect(on.map(([name]) => name).sort()).toEqual(["FREEPLAY3", "PWDEXPFORCECHANGE3", "USERNAMEREG3"]);
	});
	test("has a rule for every field of a registration", async () => {
		const { fields, termsVersion } = await call(readRegisterSettings);
		expect(Object.keys(fields).sort()).toEqual([...registrationFields].sort());
		expect(termsVersion).not.toBe("");
		expect(fields.username).toMatchObject({ enabled: true, required: true, patternId: "letter-first", minLength: 4 });
		expect(new RegExp(fields.password.acceptedPattern, "u").test("tiles4all")).toBe(true);
		expect(fields.affiliateCode).toMatchObject({ enabled: true, required: false });
		expect(fields.mobileNum.enabled).toBe(false);
	});
	test("asks for 18 years, in the Korean site for 19", async () => {
		expect((await call(readRegisterSettings)).minimumAge).toBe(18);
		expect((await call(readRegisterSettings, {}, { language: "ko" })).minimumAge).toBe(19);
		expect((await call(readRegisterSettings, {}, { language: "th" })).minimumAge).toBe(18);
	});
	test("lists every category, with the points of the specification", async () => {
		expect((await call(bootstrapSite)).sorting.map(({ gameCategory }) => gameCategory)).toEqual([
			"LIVE",
			"RNG",
			"SPORTS",
			"ESPORTS",
			"LOTT",
			"ELOTT",
			"PVP",
			"FISH",
		]);
		const { rows } = await db.read((tx) =>
			sql<{
				category: string;
				point: string;
			}>`select category, point from brand.sorting where point is not null order by category`.execute(tx),
		);
		expect(rows.map((row) => `${row.category} ${row.point}`)).toEqual([
			"FISH 1.20",
			"LIVE 0.70",
			"PVP 1.00",
			"RNG 1.20",
			"SPORTS 1.00",
		]);
	});
	test("is written once: a second seed changes nothing an operator changed", async () => {
		await edit(sql`delete from brand.banners where code = 'trial'`);
		const before = await call(listBanners);
		await seed({ db, clock });
		await brand.api.refresh();
		expect(await call(listBanners)).toEqual(before);
		expect(before.banners.map((banner) => banner.scene)).toEqual(["mosaic-hall", "open-book-of-rounds"]);
	});
});

describe("countries", () => {
	test("all of ISO 3166-1 and Kosovo, with dialing codes", async () => {
		const { countries } = await call(listCountries);
		expect(countries).toHaveLength(250);
		const codes = new Map(countries.map((country) => [country.countryCode, country.countryDialingCode]));
		expect([codes.get("KR"), codes.get("US"), codes.get("VN"), codes.get("GB"), codes.get("AQ")]).toEqual([
			"82",
			"1",
			"84",
			"44",
			"672",
		]);
	});
});

describe("content in the caller's language", () => {
	test("announcements: nine a page, by type, in force, newest first", async () => {
		const { announcements, totalPages } = await call(listAnnouncements, { type: "B" }, { language: "ko" });
		expect(announcements.map((one) => one.title)[0]).toBe("테세라를 시작해요");
		expect(announcements).toHaveLength(4);
		expect(totalPages).toBe(1);
		expect((await call(listAnnouncements, { type: "PU" })).announcements[0]).toMatchObject({ popup: true });
		expect((await call(listAnnouncements, { type: "PL" })).announcements).toEqual([]);
	});
	test("a tenth announcement makes a second page; one that ended or has not begun is not shown", async () => {
		await edit(sql`
			with added as (
				insert into brand.announcements (merchant, code, type, published_at, ends_at)
				select 'tessera', 'extra-' || n, 'B', timestamptz '2026-04-01' + n * interval '1 hour',
					case n when 7 then timestamptz '2026-04-20' end
				from generate_series(1, 7) as n
				union all select 'tessera', 'extra-later', 'B', '2026-06-01', null
				returning id, code
			)
			insert into brand.announcement_texts (announcement_id, language, title, content)
			select id, 'EN', code, '' from added`);
		const first = await call(listAnnouncements);
		const second = await call(listAnnouncements, { pageNo: "2" });
		expect([first.announcements.length, second.announcements.length, first.totalPages]).toEqual([9, 1, 2]);
		expect(second.announcements[0]?.title).toBe("extra-1");
		const titles = [...first.announcements, ...second.announcements].map((one) => one.title);
		expect(titles).not.toContain("extra-7");
		expect(titles).not.toContain("extra-later");
		await edit(sql`delete from brand.announcements where code like 'extra-%'`);
	});
	test("a text that is missing in a language comes in the brand's own", async () => {
		await edit(sql`delete from brand.page_texts where page = 'about' and language = 'KO'`);
		expect((await call(readPage, { code: "about" }, { language: "ko" })).title).toBe("About Company");
	});
	test("banners by group", async () => {
		expect((await call(listBanners, { group: "w_login" })).banners).toHaveLength(1);
		expect((await call(listBanners, { group: "w_register" }, { language: "ko" })).banners[0]?.title).toBe(
			"1분이면 시작할 수 있어요",
		);
	});
	test("the help centre: topics with articles, complete in Korean", async () => {
		const english = await call(readHelpCenter);
		const korean = await call(readHelpCenter, {}, { language: "ko" });
		expect(english.topics.length).toBeGreaterThanOrEqual(4);
		expect(korean.topics.map((topic) => topic.articles.length)).toEqual(
			english.topics.map((topic) => topic.articles.length),
		);
		for (const topic of korean.topics) expect(topic.title).toMatch(/[가-힣]/);
	});
	test("the seven pages of the footer, and none that is not there", async () => {
		const { pages } = await call(listPages);
		expect(pages.map((page) => page.code)).toEqual([
			"about",
			"contact",
			"terms",
			"responsible-gaming",
			"privacy",
			"affiliates",
			"refund",
		]);
		expect((await call(readPage, { code: "terms" })).version).toBe("2026-01");
		const missing = await answer(brand.routes, { endpoint: readPage, input: { code: "nothing" }, change: {} });
		expect(missing).toEqual({ ok: false, error: { code: "PAGE_NOT_FOUND" } });
	});
	test("AGENTPOLICY3: the terms for agents are there while it is on, in the footer and by their code", async () => {
		const codes = async () => (await call(listPages)).pages.map(({ code }) => code);
		const read = () => answer(brand.routes, { endpoint: readPage, input: { code: "agent-policy" }, change: {} });
		expect(await codes()).not.toContain("agent-policy");
		expect(await read()).toEqual({ ok: false, error: { code: "PAGE_NOT_FOUND" } });
		await edit(sql`update brand.flags set enabled = true where flag = 'AGENTPOLICY3'`);
		expect((await codes()).at(-1)).toBe("agent-policy");
		expect(await read()).toMatchObject({ ok: true, value: { title: "Terms for agents" } });
		expect((await call(readPage, { code: "agent-policy" }, { language: "ko" })).title).toBe("에이전트 이용 조건");
		await edit(sql`update brand.flags set enabled = false where flag = 'AGENTPOLICY3'`);
		expect(await codes()).not.toContain("agent-policy");
	});
	test("the customer service link of type 3 is sealed and opens to its address", async () => {
		const { version } = await call(readCustomerService);
		const online = version.pathList.find((link) => link.type === 3);
		expect(online?.path).not.toContain("help");
		expect(openServicePath(online?.path ?? "")).toBe("/helpmc");
	});
});

describe("status", () => {
	test("0, 1, 2, maintenance first, with the caller's place", async () => {
		expect(await call(readStatus)).toEqual({ status: 0, ip: "203.0.113.7", country: "KR", message: "" });
		await edit(sql`insert into brand.restricted_countries values ('tessera', 'US')`);
		expect(await call(readStatus, {}, { address: "198.51.100.9" })).toMatchObject({ status: 2, country: "US" });
		expect((await call(bootstrapSite, {}, { address: "198.51.100.9" })).regionRestriction).toEqual({
			restricted: true,
			ip: "198.51.100.9",
			country: "US",
		});
		await edit(sql`update brand.brands set maintenance = true, maintenance_until = '2026-05-01T14:00:00Z'`);
		expect(await call(readStatus, { url: "localhost:4000" }, { address: "198.51.100.9" })).toMatchObject({
			status: 1,
			until: "2026-05-01T14:00:00.000Z",
		});
		expect((await call(bootstrapSite)).maintenance).toEqual({
			active: true,
			until: "2026-05-01T14:00:00.000Z",
			message: "",
		});
		await edit(sql`update brand.brands set maintenance = false`);
		expect((await call(readStatus)).status).toBe(0);
	});
	test("a network passes or is refused whatever its country, the longest prefix first", async () => {
		await edit(sql`insert into brand.network_rules (merchant, network, allowed) values
			('tessera', '198.51.100.0/24', true), ('tessera', '198.51.100.128/25', false), ('tessera', '2001:db8::/32', false)`);
		const statusAt = async (address: string) => (await call(readStatus, {}, { address })).status;
		expect(await statusAt("198.51.100.9")).toBe(0);
		expect(await statusAt("::ffff:198.51.100.200")).toBe(2);
		expect(await statusAt("2001:db8::1")).toBe(2);
		expect(await statusAt("2001:db9::1")).toBe(0);
		expect(await statusAt("not an address")).toBe(0);
		await edit(sql`delete from brand.network_rules`);
	});
	test("the calls that say so stay open", () => {
		expect(alwaysOpen).toEqual(expect.arrayContaining(["read-status", "bootstrap-site", "read-customer-service"]));
	});
});

describe("domains", () => {
	test("a host that nobody named belongs to the brand of '*', as long as there is one", async () => {
		expect(await call(routeDomain, { url: "Play.Example:4000" })).toMatchObject({
			merchant: "tessera",
			host: "play.example",
		});
		await edit(sql`update brand.domains set host = 'tessera.example' where host = '*'`);
		expect(await call(routeDomain, { url: "tessera.example" })).toMatchObject({ merchant: "tessera", name: "Tessera" });
		const unknown = await answer(brand.routes, { endpoint: routeDomain, input: { url: "play.example" }, change: {} });
		expect(unknown).toEqual({ ok: false, error: { code: "INVALID_URL" } });
		expect(brand.api.brandOf({ merchant: undefined, host: "play.example" })).toBeUndefined();
		expect(brand.api.brandOf({ merchant: "tessera", host: "play.example" })?.name).toBe("Tessera");
		expect(brand.api.brandOf({ merchant: "nobody", host: "tessera.example" })).toBeUndefined();
		await edit(sql`update brand.domains set host = '*'`);
	});
});

describe("an operator's edit", () => {
	test("shows by itself, without a restart", async () => {
		await db.tx((tx) => sql`update brand.flags set enabled = true where flag = 'AGENTPOLICY3'`.execute(tx));
		// A second when the machine is idle; one that does a dozen other things is given longer.
		const limit = Date.now() + 8_000;
		while (!brand.api.brand("tessera").whitelabel.AGENTPOLICY3 && Date.now() < limit)
			await new Promise((go) => setTimeout(go, 10));
		expect(brand.api.brand("tessera").whitelabel.AGENTPOLICY3).toBe(true);
	});
	test("that makes no sense is refused by the database", async () => {
		const refused = (statement: ReturnType<typeof sql>) =>
			expect(db.tx((tx) => statement.execute(tx))).rejects.toThrow();
		await refused(sql`update brand.brands set minimum_age = 17`);
		await refused(sql`update brand.brands set idle_minutes = 0`);
		await refused(sql`update brand.brands set languages = '{KO}'`);
		await refused(sql`update brand.registration_fields set min_length = 9, max_length = 8 where field = 'username'`);
		await refused(sql`update brand.banners set link = '//elsewhere.example'`);
	});
	test("of a word nobody knows leaves the rest standing", async () => {
		await edit(sql`update brand.registration_fields set pattern_id = 'no-such-kind' where field = 'nickname'`);
		const { fields } = await call(readRegisterSettings);
		expect([fields.nickname.enabled, fields.username.enabled]).toEqual([false, true]);
	});
});
