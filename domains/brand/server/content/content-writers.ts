// Writes one piece of content, the row and all its texts: one writer a kind. What may be written was judged before.
import { sql, type Tx, tables } from "#platform/db";
import type { ContentDraft, ContentKind } from "../../core/index.ts";
import type { BrandTables } from "../tables.ts";

export type Writing = { readonly merchant: string; readonly draft: ContentDraft; readonly now: Date };

type Writer = (tx: Tx, writing: Writing) => Promise<void>;

/** Where the places of a kind are kept that an operator makes; the others are the product's. */
export const placeTables: Readonly<Partial<Record<ContentKind, string>>> = {
	article: "brand.help_topics",
	promotion: "brand.promotion_categories",
};

/** Whether the place that a piece stands in is there: a topic, a category; those of the product always are. */
export async function placeStands(tx: Tx, kind: ContentKind, { merchant, draft }: Writing): Promise<boolean> {
	const table = placeTables[kind];
	if (table === undefined) return true;
	const { rows } = await sql`
		select 1 from ${sql.table(table)} where merchant = ${merchant} and code = ${draft.place}`.execute(tx);
	return rows.length > 0;
}

export const contentWriters: Readonly<Record<ContentKind, Writer>> = {
	announcement: writeAnnouncement,
	banner: writeBanner,
	promotion: writePromotion,
	article: writeArticle,
	page: writePage,
};

async function writeAnnouncement(tx: Tx, { merchant, draft, now }: Writing): Promise<void> {
	const db = tables<BrandTables>(tx);
	const { code, place: type, published, from, to, texts } = draft;
	const row = {
		type,
		published,
		published_at: from ?? now,
		ends_at: to ?? null,
		popup: type === "PU",
		promotion: type === "PR",
	};
	const { id } = await db
		.insertInto("brand.announcements")
		.values({ merchant, code, player: type === "PL", ...row })
		.onConflict((conflict) => conflict.columns(["merchant", "code"]).doUpdateSet(row))
		.returning("id")
		.executeTakeFirstOrThrow();
	await db.deleteFrom("brand.announcement_texts").where("announcement_id", "=", id).execute();
	await db
		.insertInto("brand.announcement_texts")
		.values(texts.map(({ language, title, body: content }) => ({ announcement_id: id, language, title, content })))
		.execute();
}

async function writeBanner(tx: Tx, { merchant, draft }: Writing): Promise<void> {
	const db = tables<BrandTables>(tx);
	const { code, place: banner_group, published, position, image, scene, link, texts } = draft;
	const row = { banner_group, published, position, image, scene, link };
	const { id } = await db
		.insertInto("brand.banners")
		.values({ merchant, code, announcement_id: null, ...row })
		.onConflict((conflict) => conflict.columns(["merchant", "code"]).doUpdateSet(row))
		.returning("id")
		.executeTakeFirstOrThrow();
	await db.deleteFrom("brand.banner_texts").where("banner_id", "=", id).execute();
	const rows = texts.map(({ language, title, body: text, more: action }) => ({ language, title, text, action }));
	await db
		.insertInto("brand.banner_texts")
		.values(rows.map((one) => ({ banner_id: id, ...one })))
		.execute();
}

async function writePromotion(tx: Tx, { merchant, draft, now }: Writing): Promise<void> {
	const db = tables<BrandTables>(tx);
	const { code, place: category, published, from, to, position, image, scene, texts } = draft;
	const row = { category, published, position, image, scene, starts_at: from ?? now, ends_at: to ?? null };
	await db
		.insertInto("brand.promotions")
		.values({ merchant, code, taking: "by-itself", ...row })
		.onConflict((conflict) => conflict.columns(["merchant", "code"]).doUpdateSet(row))
		.execute();
	await db.deleteFrom("brand.promotion_texts").where("merchant", "=", merchant).where("promotion", "=", code).execute();
	const rows = texts.map(({ language, title, body: terms, more: summary }) => ({ language, title, terms, summary }));
	await db
		.insertInto("brand.promotion_texts")
		.values(rows.map((one) => ({ merchant, promotion: code, ...one })))
		.execute();
}

async function writeArticle(tx: Tx, { merchant, draft }: Writing): Promise<void> {
	const db = tables<BrandTables>(tx);
	const { code: article, place: topic, published, position, texts } = draft;
	const row = { published, position };
	await db
		.insertInto("brand.help_articles")
		.values({ merchant, topic, code: article, ...row })
		.onConflict((conflict) => conflict.columns(["merchant", "topic", "code"]).doUpdateSet(row))
		.execute();
	const old = db.deleteFrom("brand.help_article_texts").where("merchant", "=", merchant).where("topic", "=", topic);
	await old.where("article", "=", article).execute();
	await db
		.insertInto("brand.help_article_texts")
		.values(texts.map(({ language, title, body }) => ({ merchant, topic, article, language, title, body })))
		.execute();
}

async function writePage(tx: Tx, { merchant, draft, now }: Writing): Promise<void> {
	const db = tables<BrandTables>(tx);
	const { code: page, place, position, texts } = draft;
	const row = { place: place === "join" || place === "guide" ? place : "footer", position, updated_at: now } as const;
	await db
		.insertInto("brand.pages")
		.values({ merchant, code: page, version: now.toISOString().slice(0, 7), ...row })
		.onConflict((conflict) => conflict.columns(["merchant", "code"]).doUpdateSet(row))
		.execute();
	await db.deleteFrom("brand.page_texts").where("merchant", "=", merchant).where("page", "=", page).execute();
	await db
		.insertInto("brand.page_texts")
		.values(texts.map(({ language, title, body }) => ({ merchant, page, language, title, body })))
		.execute();
}
