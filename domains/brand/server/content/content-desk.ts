// What a brand says, as an operator lists and opens it: every kind in one shape.
import { hash } from "node:crypto";
import type { Selectable } from "kysely";
import { sql, type Tx, tables } from "#platform/db";
import type { ContentItem, ContentLine } from "../../contract/index.ts";
import { type ContentKind, isLanguage, type Wish } from "../../core/index.ts";
import type { BrandTables } from "../tables.ts";
import { placeTables } from "./content-writers.ts";

type Named = { readonly merchant: string; readonly kind: ContentKind };

/** Goes on after the piece of this name, wherever it stands now. */
const writeCursor = (id: string): string => Buffer.from(id).toString("base64url");
/** Undefined where it names nothing that a row could be called. */
function readCursor(cursor: string): string | undefined {
	const id = Buffer.from(cursor, "base64url").toString();
	return id.includes("\0") ? undefined : id;
}

export type ContentAsked = Named & {
	/** Of whoever reads, for the titles. */
	readonly wish: Wish;
	/** Where the page before ended. */
	readonly cursor?: string | undefined;
	readonly most: number;
};

export type ContentPage = { readonly lines: ContentLine[]; readonly places: string[]; readonly next: string | null };

/** The newest stands first among what has the same place and position. */
const order = sql`(place, position, coalesce(-extract(epoch from starts_at), 0), id)`;

/** By place, then in the order they stand in there, the newest first. Undefined for a cursor that no list has written. */
export async function listContent(tx: Tx, asked: ContentAsked): Promise<ContentPage | undefined> {
	const { merchant, kind, cursor, most } = asked;
	const ofKind = tables<BrandTables>(tx)
		.selectFrom("brand.content")
		.selectAll()
		.where("merchant", "=", merchant)
		.where("kind", "=", kind);
	let query = ofKind;
	if (cursor !== undefined) {
		const id = readCursor(cursor);
		if (id === undefined) return undefined;
		if ((await ofKind.where("id", "=", id).executeTakeFirst()) === undefined) return undefined;
		query = query.where(sql<boolean>`${order} > (select place, position, coalesce(-extract(epoch from starts_at), 0), id
			from brand.content where merchant = ${merchant} and kind = ${kind} and id = ${id})`);
	}
	const rows = await query
		.orderBy(order)
		.limit(most + 1)
		.execute();
	const last = rows.length > most ? rows[most - 1] : undefined;
	return {
		lines: await linesOf(tx, asked, rows.slice(0, most)),
		places: await placesOf(tx, asked),
		next: last === undefined ? null : writeCursor(last.id),
	};
}

async function linesOf(
	tx: Tx,
	{ merchant, kind, wish }: ContentAsked,
	rows: readonly Selectable<BrandTables["brand.content"]>[],
): Promise<ContentLine[]> {
	if (rows.length === 0) return [];
	const texts = await tables<BrandTables>(tx)
		.selectFrom("brand.content_text")
		.select(["id", "language", "title"])
		.where("merchant", "=", merchant)
		.where("kind", "=", kind)
		.where(
			"id",
			"in",
			rows.map(({ id }) => id),
		)
		.orderBy("language")
		.execute();
	return rows.map((row) => {
		const own = texts.filter(({ id }) => id === row.id);
		const titleIn = (wanted: string) => own.find(({ language }) => language === wanted)?.title;
		const title = titleIn(wish.language) ?? titleIn(wish.fallback) ?? own[0]?.title ?? "";
		const { id, code, place, published, position } = row;
		return { id, code, place, published, position, title, ...times(row), languages: own.map((text) => text.language) };
	});
}

/** What an operator made for pieces of this kind to stand in; the places of the product are the console's own. */
async function placesOf(tx: Tx, { merchant, kind }: Named): Promise<string[]> {
	const table = placeTables[kind];
	if (table === undefined) return [];
	const { rows } = await sql<{ code: string }>`
		select code from ${sql.table(table)} where merchant = ${merchant} order by position, code`.execute(tx);
	return rows.map(({ code }) => code);
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
		kind,
		id,
		code,
		place,
		published,
		position,
		image,
		scene,
		link,
		...times(row),
		texts: texts.flatMap(({ language, ...text }) => (isLanguage(language) ? [{ language, ...text }] : [])),
	};
	return { revision: hash("sha256", JSON.stringify(item)).slice(0, 24), ...item };
}

const times = (row: { readonly starts_at: Date | null; readonly ends_at: Date | null }) => ({
	from: row.starts_at?.toISOString() ?? null,
	to: row.ends_at?.toISOString() ?? null,
});
