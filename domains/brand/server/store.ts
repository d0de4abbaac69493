// Reads every row of the brand's tables, for memory. Decides nothing.
import { type Tx, tables } from "#platform/db";
import type { BrandTables } from "./tables.ts";

/** Announcements kept in memory: the newest of those that have not ended. */
const newestAnnouncements = 500;

/** Promotions kept in memory: those that begin last. */
const newestPromotions = 200;

export type BrandRows = Awaited<ReturnType<typeof readRows>>;

/** The version is read first: a change that comes while the rest is read moves it again, so nothing is missed. */
export async function readRows(tx: Tx, now: Date) {
	const db = tables<BrandTables>(tx);
	return {
		version: BigInt((await db.selectFrom("brand.version").select("version").executeTakeFirstOrThrow()).version),
		...(await readSettings(tx)),
		...(await readContent(tx, now)),
	};
}

export async function readVersion(tx: Tx): Promise<bigint> {
	const row = await tables<BrandTables>(tx).selectFrom("brand.version").select("version").executeTakeFirstOrThrow();
	return BigInt(row.version);
}

async function readSettings(tx: Tx) {
	const db = tables<BrandTables>(tx);
	return {
		brands: await db.selectFrom("brand.brands").selectAll().execute(),
		minimumAges: await db.selectFrom("brand.minimum_ages").selectAll().execute(),
		flags: await db.selectFrom("brand.flags").selectAll().execute(),
		fields: await db.selectFrom("brand.registration_fields").selectAll().execute(),
		domains: await db.selectFrom("brand.domains").selectAll().execute(),
		restrictedCountries: await db.selectFrom("brand.restricted_countries").selectAll().execute(),
		networkRules: await db.selectFrom("brand.network_rules").selectAll().execute(),
		countries: await db.selectFrom("brand.countries").selectAll().orderBy("code").execute(),
		sorting: await db.selectFrom("brand.sorting").selectAll().orderBy("position").execute(),
		resources: await db.selectFrom("brand.resources").selectAll().orderBy("position").execute(),
		serviceLinks: await db.selectFrom("brand.service_links").selectAll().orderBy("position").execute(),
		analytics: await db.selectFrom("brand.analytics").selectAll().orderBy("provider").execute(),
		cdns: await db.selectFrom("brand.cdns").selectAll().orderBy("position").execute(),
	};
}

async function readContent(tx: Tx, now: Date) {
	const db = tables<BrandTables>(tx);
	return {
		announcements: await db
			.selectFrom("brand.announcements")
			.selectAll()
			.where("published", "=", true)
			.where((row) => row.or([row("ends_at", "is", null), row("ends_at", ">", now)]))
			.orderBy("published_at", "desc")
			.orderBy("id", "desc")
			.limit(newestAnnouncements)
			.execute(),
		announcementTexts: await db.selectFrom("brand.announcement_texts").selectAll().execute(),
		banners: await db
			.selectFrom("brand.banners")
			.selectAll()
			.where("published", "=", true)
			.orderBy("position")
			.execute(),
		bannerTexts: await db.selectFrom("brand.banner_texts").selectAll().execute(),
		helpTopics: await db.selectFrom("brand.help_topics").selectAll().orderBy("position").execute(),
		helpTopicTexts: await db.selectFrom("brand.help_topic_texts").selectAll().execute(),
		helpArticles: await db
			.selectFrom("brand.help_articles")
			.selectAll()
			.where("published", "=", true)
			.orderBy("position")
			.execute(),
		helpArticleTexts: await db.selectFrom("brand.help_article_texts").selectAll().execute(),
		pages: await db.selectFrom("brand.pages").selectAll().orderBy("position").execute(),
		pageTexts: await db.selectFrom("brand.page_texts").selectAll().execute(),
		...(await readPromotions(tx)),
	};
}

async function readPromotions(tx: Tx) {
	const db = tables<BrandTables>(tx);
	const newest = await db
		.selectFrom("brand.promotions")
		.selectAll()
		.where("published", "=", true)
		.orderBy("starts_at", "desc")
		.limit(newestPromotions)
		.execute();
	return {
		promotionCategories: await db.selectFrom("brand.promotion_categories").selectAll().orderBy("position").execute(),
		promotionCategoryTexts: await db.selectFrom("brand.promotion_category_texts").selectAll().execute(),
		promotions: newest.sort((left, right) => left.position - right.position),
		promotionTexts: await db.selectFrom("brand.promotion_texts").selectAll().execute(),
	};
}
