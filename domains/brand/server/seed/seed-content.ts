// Writes the default brand's announcements, banners, help and pages. The sentences are in seed/<language>.json.
import { type Tx, tables } from "#platform/db";
import { inEachLanguage } from "#platform/kernel";
import type { BrandTables } from "../tables.ts";
import bn from "./bn.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import id from "./id.json" with { type: "json" };
import ja from "./ja.json" with { type: "json" };
import ko from "./ko.json" with { type: "json" };
import th from "./th.json" with { type: "json" };
import vi from "./vi.json" with { type: "json" };
import zh from "./zh.json" with { type: "json" };

/** The default brand's content in every language of the house. */
export const spoken = inEachLanguage<typeof en>({ bn, en, id, ja, ko, th, vi, zh });

export type Target = { readonly merchant: string; readonly now: Date };

/** Newest first. */
const announcements = [
	{ code: "welcome", type: "B", popup: false, player: false, promotion: false },
	{ code: "recall", type: "B", popup: false, player: false, promotion: false },
	{ code: "free-trial", type: "B", popup: false, player: false, promotion: false },
	{ code: "play-money", type: "B", popup: false, player: false, promotion: false },
	{ code: "first-steps", type: "PL", popup: false, player: true, promotion: false },
	{ code: "play-money-notice", type: "PU", popup: true, player: false, promotion: false },
	{ code: "welcome-balance", type: "PR", popup: false, player: false, promotion: true },
	{ code: "house-games", type: "H", popup: false, player: false, promotion: false },
	{ code: "line-record", type: "H", popup: false, player: false, promotion: false },
	{ code: "line-care", type: "H", popup: false, player: false, promotion: false },
	{ code: "player-care", type: "PU", popup: true, player: true, promotion: false },
] as const;

const banners = [
	{ code: "hall", banner_group: "home", scene: "mosaic-hall", link: "/rng" },
	{ code: "replay", banner_group: "home", scene: "open-book-of-rounds", link: "/help" },
	{ code: "trial", banner_group: "home", scene: "lantern-reels", link: "/rng" },
	{ code: "login", banner_group: "w_login", scene: "evening-door", link: "" },
	{ code: "register", banner_group: "w_register", scene: "first-stone", link: "" },
] as const;

export async function seedContent(tx: Tx, target: Target): Promise<void> {
	await seedAnnouncements(tx, target);
	await seedBanners(tx, target);
	await seedHelp(tx, target);
	await seedPages(tx, target);
}

async function seedAnnouncements(tx: Tx, { merchant, now }: Target): Promise<void> {
	const db = tables<BrandTables>(tx);
	const published_at = (index: number) => new Date(now.getTime() - index * 3_600_000);
	const rows = await db
		.insertInto("brand.announcements")
		.values(announcements.map((row, index) => ({ merchant, ends_at: null, published_at: published_at(index), ...row })))
		.returning(["id", "code"])
		.execute();
	const texts = rows.flatMap(({ id, code }) =>
		spoken.flatMap(({ language, texts: written }) =>
			entriesOf(written.announcements)
				.filter(([name]) => name === code)
				.map(([, { title, content }]) => ({ announcement_id: id, language, title, content })),
		),
	);
	await db.insertInto("brand.announcement_texts").values(texts).execute();
}

async function seedBanners(tx: Tx, { merchant }: Target): Promise<void> {
	const db = tables<BrandTables>(tx);
	const rows = await db
		.insertInto("brand.banners")
		.values(banners.map((row, position) => ({ merchant, position, announcement_id: null, ...row })))
		.returning(["id", "code"])
		.execute();
	const texts = rows.flatMap(({ id, code }) =>
		spoken.flatMap(({ language, texts: written }) =>
			entriesOf(written.banners)
				.filter(([name]) => name === code)
				.map(([, { title, text, action }]) => ({ banner_id: id, language, title, text, action })),
		),
	);
	await db.insertInto("brand.banner_texts").values(texts).execute();
}

async function seedHelp(tx: Tx, { merchant }: Target): Promise<void> {
	const db = tables<BrandTables>(tx);
	const topics = entriesOf(en.help).map(([code], position) => ({ merchant, code, position }));
	const articles = entriesOf(en.help).flatMap(([topic, { articles: written }]) =>
		Object.keys(written).map((code, position) => ({ merchant, topic, code, position })),
	);
	const topicTexts = spoken.flatMap(({ language, texts }) =>
		entriesOf(texts.help).map(([topic, { title }]) => ({ merchant, topic, language, title })),
	);
	const articleTexts = spoken.flatMap(({ language, texts }) =>
		entriesOf(texts.help).flatMap(([topic, { articles: written }]) =>
			Object.entries(written).map(([article, text]) => ({ merchant, topic, article, language, ...text })),
		),
	);
	await db.insertInto("brand.help_topics").values(topics).execute();
	await db.insertInto("brand.help_articles").values(articles).execute();
	await db.insertInto("brand.help_topic_texts").values(topicTexts).execute();
	await db.insertInto("brand.help_article_texts").values(articleTexts).execute();
}

async function seedPages(tx: Tx, { merchant, now }: Target): Promise<void> {
	const db = tables<BrandTables>(tx);
	const pages = entriesOf(en.pages).map(([code], position) => ({
		merchant,
		code,
		position,
		version: "2026-01",
		updated_at: now,
	}));
	const texts = spoken.flatMap(({ language, texts: written }) =>
		entriesOf(written.pages).map(([page, text]) => ({ merchant, page, language, ...text })),
	);
	await db.insertInto("brand.pages").values(pages).execute();
	await db.insertInto("brand.page_texts").values(texts).execute();
}

/** Entries in the order they are written. */
export function entriesOf<Value>(texts: Readonly<Record<string, Value>>): [string, Value][] {
	return Object.entries(texts);
}
