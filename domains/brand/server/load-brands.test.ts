import { describe, expect, test } from "vitest";
import { openServicePath, registrationFields, whitelabelFlags } from "../core/index.ts";
import { brandsFrom } from "./load-brands.ts";
import type { BrandRows } from "./store.ts";

const brandRow: BrandRows["brands"][number] = {
	merchant: "tessera",
	name: "Tessera",
	currency: "P",
	play_money: true,
	default_language: "EN",
	languages: ["EN", "KO", "XX"],
	members_only: false,
	starting_balance: "1000000",
	idle_minutes: 30,
	session_days: 30,
	password_max_age_days: null,
	terms_version: "2026-01",
	minimum_age: 18,
	maintenance: false,
	maintenance_until: null,
	maintenance_message: "",
	feedback_min_words: 3,
	feedback_max_words: 300,
	registration_offer: "",
	zalo_offer: "",
};

const empty: BrandRows = {
	version: 7n,
	brands: [brandRow],
	minimumAges: [],
	flags: [],
	fields: [],
	domains: [],
	restrictedCountries: [],
	networkRules: [],
	countries: [],
	sorting: [],
	resources: [],
	serviceLinks: [],
	analytics: [],
	cdns: [],
	announcements: [],
	announcementTexts: [],
	banners: [],
	bannerTexts: [],
	helpTopics: [],
	helpTopicTexts: [],
	helpArticles: [],
	helpArticleTexts: [],
	pages: [],
	pageTexts: [],
	promotionCategories: [],
	promotionCategoryTexts: [],
	promotions: [],
	promotionTexts: [],
};

function load(rows: Partial<BrandRows>) {
	const brand = brandsFrom({ ...empty, ...rows }, () => "k3Y9abcd").byMerchant.get("tessera");
	if (brand === undefined) throw new Error("no brand");
	return brand;
}

describe("a brand of which only the name is set", () => {
	const brand = load({});
	test("has every flag, off", () => {
		expect(Object.keys(brand.whitelabel)).toHaveLength(whitelabelFlags.length);
		expect(Object.values(brand.whitelabel)).not.toContain(true);
	});
	test("has every field, not asked for", () => {
		for (const field of registrationFields)
			expect(brand.fields[field]).toMatchObject({ enabled: false, required: false });
	});
	test("speaks only languages the product knows", () => {
		expect(brand.languages).toEqual(["EN", "KO"]);
	});
	test("never lets a password grow old", () => {
		expect(brand.passwordMaxAgeDays).toBeUndefined();
	});
	test("restricts nobody and shows nothing", () => {
		expect(brand.networks.verdictOn("203.0.113.7")).toBeUndefined();
		expect([brand.restrictedCountries.size, brand.sorting, brand.banners, brand.help, brand.pages]).toEqual([
			0,
			[],
			[],
			[],
			[],
		]);
	});
});

describe("what an operator wrote", () => {
	const merchant = "tessera";
	test("of a currency or a language nobody knows makes no brand", () => {
		expect(
			brandsFrom({ ...empty, brands: [{ ...brandRow, currency: "DOGE" }] }, () => "k3Y9abcd").byMerchant.size,
		).toBe(0);
		expect(
			brandsFrom({ ...empty, brands: [{ ...brandRow, default_language: "XX" }] }, () => "k3Y9abcd").byMerchant.size,
		).toBe(0);
	});
	test("flags: only those it knows, only those switched on", () => {
		const flags = [
			{ merchant, flag: "FREEPLAY3", enabled: true },
			{ merchant, flag: "AGENTPOLICY3", enabled: false },
			{ merchant, flag: "TELEPORT3", enabled: true },
			{ merchant: "other", flag: "DIRECTREG3", enabled: true },
		];
		const on = Object.entries(load({ flags }).whitelabel).filter(([, enabled]) => enabled);
		expect(on.map(([flag]) => flag)).toEqual(["FREEPLAY3"]);
	});
	test("fields: of this brand, of a kind it knows", () => {
		const row = { merchant, enabled: true, required: true, pattern_id: "digits", min_length: 2, max_length: 4 };
		const { fields } = load({
			fields: [
				{ ...row, field: "qqNum" },
				{ ...row, field: "email", pattern_id: "runes" },
				{ ...row, field: "shoeSize" },
				{ ...row, field: "line", merchant: "other" },
			],
		});
		expect(fields.qqNum).toEqual({ enabled: true, required: true, patternId: "digits", minLength: 2, maxLength: 4 });
		expect([fields.email.enabled, fields.line.enabled]).toEqual([false, false]);
	});
	test("the age of a language", () => {
		const minimumAges = [
			{ merchant, language: "KO", years: 19 },
			{ merchant, language: "XX", years: 21 },
		];
		expect([...load({ minimumAges }).minimumAges]).toEqual([["KO", 19]]);
	});
	test("the navigation: in order, only what is on and known", () => {
		const sorting = [
			{ merchant, category: "RNG", position: 0, enabled: true, point: "1.20" },
			{ merchant, category: "LIVE", position: 1, enabled: false, point: "0.70" },
			{ merchant, category: "CHESS", position: 2, enabled: true, point: null },
			{ merchant, category: "LOTT", position: 3, enabled: true, point: null },
		];
		expect(load({ sorting }).sorting).toEqual([
			{ gameCategory: "RNG", point: "1.20" },
			{ gameCategory: "LOTT", point: "" },
		]);
		expect([...load({ sorting }).pointRates]).toEqual([
			["RNG", "1.20"],
			["LIVE", "0.70"],
		]);
	});
	test("customer service links: only type 3 is sealed", () => {
		const serviceLinks = [
			{ merchant, position: 0, type: 1, address: "https://social.example/tessera" },
			{ merchant, position: 1, type: 3, address: "https://desk.example/chat" },
		];
		const [social, online] = load({ serviceLinks }).serviceLinks;
		expect(social).toEqual({ type: 1, path: "https://social.example/tessera" });
		expect(online?.path.endsWith("k3Y9abcd")).toBe(true);
		expect(openServicePath(online?.path ?? "")).toBe("https://desk.example/chat");
	});
	test("hosts of pictures and of games apart", () => {
		const cdns = [
			{ merchant, purpose: "image", position: 0, origin: "https://i.example" },
			{ merchant, purpose: "launch-game", position: 0, origin: "" },
		] as const;
		const brand = load({ cdns: [...cdns] });
		expect([brand.imageCDNs, brand.launchGameCDNs]).toEqual([["https://i.example"], [""]]);
	});
	test("maintenance with its end", () => {
		const maintenance_until = new Date("2026-05-01T14:00:00Z");
		const [brand] = brandsFrom(
			{ ...empty, brands: [{ ...brandRow, maintenance: true, maintenance_until }] },
			() => "k3Y9abcd",
		).byMerchant.values();
		expect(brand?.maintenance).toEqual({ active: true, until: maintenance_until });
	});
});

describe("content", () => {
	const merchant = "tessera";
	test("texts belong to their thing, by language; a language nobody knows is left out", () => {
		const banner = {
			merchant,
			code: "hall",
			banner_group: "home",
			position: 0,
			image: "",
			scene: "hall",
			link: "",
			announcement_id: null,
			published: true,
		};
		const text = { banner_id: "1", title: "Hall", text: "", action: "" };
		const { banners } = load({
			banners: [
				{ ...banner, id: "1" },
				{ ...banner, id: "2", banner_group: "cellar" },
				{ ...banner, id: "3", merchant: "other" },
			],
			bannerTexts: [
				{ ...text, language: "EN" },
				{ ...text, language: "KO", title: "홀" },
				{ ...text, language: "XX", title: "?" },
			],
		});
		expect(banners.map((one) => one.id)).toEqual(["1"]);
		expect([...(banners[0]?.texts.keys() ?? [])]).toEqual(["EN", "KO"]);
	});
	test("articles stand in their topic, in order, and not in that of another brand", () => {
		const { help } = load({
			helpTopics: [
				{ merchant, code: "wallet", position: 0 },
				{ merchant: "other", code: "wallet", position: 0 },
			],
			helpTopicTexts: [{ merchant, topic: "wallet", language: "EN", title: "Wallet" }],
			helpArticles: [
				{ merchant, topic: "wallet", code: "one", position: 0, published: true },
				{ merchant, topic: "wallet", code: "two", position: 1, published: true },
				{ merchant: "other", topic: "wallet", code: "three", position: 0, published: true },
			],
			helpArticleTexts: [{ merchant, topic: "wallet", article: "two", language: "EN", title: "Two", body: "2" }],
		});
		expect(help).toHaveLength(1);
		expect(help[0]?.articles.map((article) => article.code)).toEqual(["one", "two"]);
		expect(help[0]?.articles[1]?.texts.get("EN")).toEqual({ title: "Two", body: "2" });
	});
});
