// Puts announcements, banners, help and pages of one brand together from their rows and texts.
import { announcementTypes, bannerGroups } from "../../core/index.ts";
import type { BrandRows } from "../store.ts";
import {
	type Announcement,
	type Banner,
	type HelpTopic,
	type Page,
	type Promotion,
	type PromotionCategory,
	textsBy,
} from "./content.ts";

export type Content = {
	readonly announcements: readonly Announcement[];
	readonly banners: readonly Banner[];
	readonly help: readonly HelpTopic[];
	readonly pages: readonly Page[];
	readonly promotionCategories: readonly PromotionCategory[];
	readonly promotions: readonly Promotion[];
};

export function contentOf(merchant: string, rows: BrandRows): Content {
	return {
		announcements: announcementsOf(merchant, rows),
		banners: bannersOf(merchant, rows),
		help: helpOf(merchant, rows),
		pages: pagesOf(merchant, rows),
		promotionCategories: promotionCategoriesOf(merchant, rows),
		promotions: promotionsOf(merchant, rows),
	};
}

function announcementsOf(merchant: string, rows: BrandRows): Announcement[] {
	const texts = textsBy(rows.announcementTexts, {
		owner: (row) => row.announcement_id,
		text: ({ title, content }) => ({ title, content }),
	});
	return rows.announcements.flatMap((row) => {
		const type = announcementTypes.find((known) => known === row.type);
		if (row.merchant !== merchant || type === undefined) return [];
		return {
			id: row.id,
			type,
			publishedAt: row.published_at,
			endsAt: row.ends_at ?? undefined,
			popup: row.popup,
			player: row.player,
			promotion: row.promotion,
			texts: texts.get(row.id) ?? new Map(),
		};
	});
}

function bannersOf(merchant: string, rows: BrandRows): Banner[] {
	const texts = textsBy(rows.bannerTexts, {
		owner: (row) => row.banner_id,
		text: ({ title, text, action }) => ({ title, text, action }),
	});
	return rows.banners.flatMap((row) => {
		const group = bannerGroups.find((known) => known === row.banner_group);
		if (row.merchant !== merchant || group === undefined) return [];
		return {
			id: row.id,
			group,
			image: row.image,
			scene: row.scene,
			link: row.link,
			announcementId: row.announcement_id ?? undefined,
			texts: texts.get(row.id) ?? new Map(),
		};
	});
}

function helpOf(merchant: string, rows: BrandRows): HelpTopic[] {
	const topicTexts = textsBy(rows.helpTopicTexts, {
		owner: (row) => `${row.merchant} ${row.topic}`,
		text: ({ title }) => ({ title }),
	});
	const articleTexts = textsBy(rows.helpArticleTexts, {
		owner: (row) => `${row.merchant} ${row.topic} ${row.article}`,
		text: ({ title, body }) => ({ title, body }),
	});
	const articlesOf = (topic: string) =>
		rows.helpArticles
			.filter((row) => row.merchant === merchant && row.topic === topic)
			.map((row) => ({ code: row.code, texts: articleTexts.get(`${merchant} ${topic} ${row.code}`) ?? new Map() }));
	return rows.helpTopics
		.filter((row) => row.merchant === merchant)
		.map((row) => ({
			code: row.code,
			texts: topicTexts.get(`${merchant} ${row.code}`) ?? new Map(),
			articles: articlesOf(row.code),
		}));
}

function pagesOf(merchant: string, rows: BrandRows): Page[] {
	const texts = textsBy(rows.pageTexts, {
		owner: (row) => `${row.merchant} ${row.page}`,
		text: ({ title, body }) => ({ title, body }),
	});
	return rows.pages
		.filter((row) => row.merchant === merchant)
		.map((row) => ({
			code: row.code,
			place: row.place,
			version: row.version,
			updatedAt: row.updated_at,
			texts: texts.get(`${merchant} ${row.code}`) ?? new Map(),
		}));
}

function promotionCategoriesOf(merchant: string, rows: BrandRows): PromotionCategory[] {
	const texts = textsBy(rows.promotionCategoryTexts, {
		owner: (row) => `${row.merchant} ${row.category}`,
		text: ({ title }) => ({ title }),
	});
	return rows.promotionCategories
		.filter((row) => row.merchant === merchant)
		.map(({ code }) => ({ code, texts: texts.get(`${merchant} ${code}`) ?? new Map() }));
}

function promotionsOf(merchant: string, rows: BrandRows): Promotion[] {
	const texts = textsBy(rows.promotionTexts, {
		owner: (row) => `${row.merchant} ${row.promotion}`,
		text: ({ title, summary, terms }) => ({ title, summary, terms }),
	});
	return rows.promotions
		.filter((row) => row.merchant === merchant)
		.map((row) => ({
			code: row.code,
			category: row.category,
			startsAt: row.starts_at,
			endsAt: row.ends_at ?? undefined,
			taking: row.taking,
			image: row.image,
			scene: row.scene,
			texts: texts.get(`${merchant} ${row.code}`) ?? new Map(),
		}));
}
