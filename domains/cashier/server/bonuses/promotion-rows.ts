// Rows of the promotions that a brand offers at a deposit, whole, as an operator sees and edits them.
import { sql, type Tx } from "#platform/db";
import { type BonusParts, mostPromotions } from "../../core/index.ts";

export type StoredTerms = {
	readonly currency: string;
	/** Minor units. */
	readonly smallest: string;
	readonly most: string;
};

export type PromotionName = { readonly language: string; readonly name: string };

export type PromotionRow = {
	readonly id: string;
	readonly code: string;
	readonly open: boolean;
	readonly order: number;
	readonly version: number;
	readonly percent: number;
	readonly turnoverPercent: number;
	readonly days: number;
	readonly firstOnly: boolean;
	readonly once: boolean;
	readonly games: readonly string[];
	readonly parts: BonusParts;
	readonly opensAt: Date | null;
	readonly closesAt: Date | null;
	readonly terms: readonly StoredTerms[];
	readonly names: readonly PromotionName[];
};

/** In the brand's order; bounded by how many a brand may have. */
export async function promotionRows(tx: Tx, merchant: string): Promise<readonly PromotionRow[]> {
	const { rows } = await sql<PromotionRow>`
		select id, code, enabled as open, sort_order as "order", version, percent, turnover_percent as "turnoverPercent", days,
			first_only as "firstOnly", once, games, parts, opens_at as "opensAt", closes_at as "closesAt",
			coalesce((select jsonb_agg(jsonb_build_object('currency', currency, 'smallest', smallest::text, 'most', most::text)
				order by currency) from cashier.promotion_currency where promotion_id = promotion.id), '[]') as terms,
			coalesce((select jsonb_agg(jsonb_build_object('language', language, 'name', name) order by language)
				from cashier.promotion_text where promotion_id = promotion.id), '[]') as names
		from cashier.promotion where merchant = ${merchant}
		order by sort_order, code limit ${mostPromotions}`.execute(tx);
	return rows;
}

/** Edits of a brand's promotions wait for each other. */
export async function lockPromotions(tx: Tx, merchant: string): Promise<readonly PromotionRow[]> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`cashier.promotions ${merchant}`}, 0))`.execute(tx);
	return promotionRows(tx, merchant);
}

/** A new one, or a new version of the one of this code, which keeps every currency and language that it has. */
export async function writePromotion(
	tx: Tx,
	{ merchant, ...promotion }: Omit<PromotionRow, "id"> & { readonly merchant: string },
): Promise<void> {
	const { code, open, order, version, percent, turnoverPercent, days, firstOnly, once, opensAt, closesAt } = promotion;
	const { rows } = await sql<{ id: string }>`
		insert into cashier.promotion (merchant, code, enabled, sort_order, version, percent, turnover_percent, days,
			first_only, once, games, parts, opens_at, closes_at)
		values (${merchant}, ${code}, ${open}, ${order}, ${version}, ${percent}, ${turnoverPercent}, ${days}, ${firstOnly},
			${once}, ${[...promotion.games]}::text[], ${JSON.stringify(promotion.parts)}::jsonb, ${opensAt}, ${closesAt})
		on conflict (merchant, code) do update set enabled = excluded.enabled, sort_order = excluded.sort_order,
			version = excluded.version, percent = excluded.percent, turnover_percent = excluded.turnover_percent,
			days = excluded.days, first_only = excluded.first_only, once = excluded.once, games = excluded.games, parts = excluded.parts,
			opens_at = excluded.opens_at, closes_at = excluded.closes_at
		returning id`.execute(tx);
	const id = rows[0]?.id ?? "";
	await sql`insert into cashier.promotion_currency (promotion_id, currency, smallest, most)
		select ${id}::bigint, given.currency, given.smallest, given.most
		from jsonb_to_recordset(${JSON.stringify(promotion.terms)}::jsonb) as given(currency text, smallest bigint, most bigint)
		on conflict (promotion_id, currency) do update set smallest = excluded.smallest, most = excluded.most`.execute(tx);
	await sql`insert into cashier.promotion_text (promotion_id, language, name)
		select ${id}::bigint, given.language, given.name
		from jsonb_to_recordset(${JSON.stringify(promotion.names)}::jsonb) as given(language text, name text)
		on conflict (promotion_id, language) do update set name = excluded.name`.execute(tx);
}
