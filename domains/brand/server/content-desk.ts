// What a brand says, as an operator lists and opens it: every kind in one shape.
import { hash } from "node:crypto";
import { type Tx, tables } from "#platform/db";
import type { ContentItem, ContentLine } from "../contract/index.ts";
import { type ContentKind, isLanguage } from "../core/index.ts";
import type { BrandTables } from "./tables.ts";

/** More than a brand says of one kind at once; the newest, and the first of its order. */
const mostLines = 500;

type Named = { readonly merchant: string; readonly kind: ContentKind };

/** The newest first, or in the order they stand in. `language` is the brand's own, for the titles. */
export async function listContent(
	tx: Tx,
	{ merchant, kind, language }: Named & { readonly language: string },
): Promise<ContentLine[]> {
	const db = tables<BrandTables>(tx);
	const rows = await db
		.selectFrom("brand.content")
		.selectAll()
		.where("merchant", "=", merchant)
		.where("kind", "=", kind)
		.orderBy("place")
		.orderBy("position")
		.orderBy("starts_at", "desc")
		.orderBy("id")
		.limit(mostLines)
		.execute();
	const texts = await db
		.selectFrom("brand.content_text")
		.select(["id", "language", "title"])
		.where("merchant", "=", merchant)
		.where("kind", "=", kind)
		.orderBy("language")
		.execute();
	return rows.map((row) => {
		const own = texts.filter(({ id }) => id === row.id);
		const title = (own.find((text) => text.language === language) ?? own[0])?.title ?? "";
		const { id, code, place, published, position } = row;
		return { id, code, place, published, position, title, ...times(row), languages: own.map((text) => text.language) };
	});
}

/** Undefined where there is none of that name. */
export async function readContent(
	tx: Tx,
	{ merchant, kind, id }: Named & { readonly id: string },
): Promise<ContentItem | undefined> {
	const db = tables<BrandTables>(tx);
	const row = await db
		.selectFrom("brand.content")
		.selectAll()
		.where("merchant", "=", merchant)
		.where("kind", "=", kind)
		.where("id", "=", id)
		.executeTakeFirst();
	if (row === undefined) return undefined;
	const texts = await db
		.selectFrom("brand.content_text")
		.select(["language", "title", "body", "more"])
		.where("merchant", "=", merchant)
		.where("kind", "=", kind)
		.where("id", "=", id)
		.orderBy("language")
		.execute();
	const { code, place, published, position, image, scene, link } = row;
	const item = {
		...{ kind, id, code, place, published, position, image, scene, link, ...times(row) },
		texts: texts.flatMap(({ language, ...text }) => (isLanguage(language) ? [{ language, ...text }] : [])),
	};
	return { revision: hash("sha256", JSON.stringify(item)).slice(0, 24), ...item };
}

const times = (row: { readonly starts_at: Date | null; readonly ends_at: Date | null }) => ({
	from: row.starts_at?.toISOString() ?? null,
	to: row.ends_at?.toISOString() ?? null,
});
