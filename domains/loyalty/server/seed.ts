// The ladder, the mall and the cashback of the default brand. Written once; from then on they are the operator's.
import { type Database, sql, type Tx, tables } from "#platform/db";
import { type CurrencyCode, parseMinor, unwrap } from "#platform/kernel";
import { cashback, conversion, items, offers, ranks, spoken } from "./seed-data.ts";
import type { LoyaltyTables } from "./tables.ts";

const merchant = "tessera";

export type LoyaltySeedDeps = {
	readonly db: Database;
	readonly brand: { readonly brand: (merchant: string) => { readonly currency: CurrencyCode } };
};

/** Writes nothing over what a brand has, so that what an operator changed stays so. */
export async function seed({ db, brand }: LoyaltySeedDeps): Promise<void> {
	const { currency } = brand.brand(merchant);
	const minor = (amount: string): string => unwrap(parseMinor(amount, currency)).toString();
	await db.tx(async (tx) => {
		await seedCashback(tx, minor);
		const written = await tables<LoyaltyTables>(tx)
			.insertInto("loyalty.rank")
			.values(
				ranks.map(({ code, needed, pointPercent }, level) => ({
					merchant,
					level,
					code,
					needed: minor(needed),
					point_percent: pointPercent,
				})),
			)
			.onConflict((conflict) => conflict.doNothing())
			.returning("level")
			.execute();
		if (written.length === 0) return;
		await seedRankTexts(tx);
		await seedConversion(tx, minor);
		await seedItems(tx, minor);
	});
}

async function seedCashback(tx: Tx, minor: Minor): Promise<void> {
	const { days, smallest, rates } = cashback;
	const written = await sql`insert into loyalty.cashback_terms values (${merchant}, ${days}, ${minor(smallest)}::bigint)
		on conflict do nothing returning merchant`.execute(tx);
	if (written.rows.length === 0) return;
	await sql`insert into loyalty.cashback_rate (merchant, category, rate, sort_order)
		select ${merchant}, category, rate, place from unnest(${Object.keys(rates)}::text[], ${Object.values(rates)}::integer[])
			with ordinality as rate (category, rate, place)`.execute(tx);
}

async function seedRankTexts(tx: Tx): Promise<void> {
	const rows = ranks.flatMap(({ code }, level) =>
		spoken.map(({ language, texts }) => ({ merchant, level, language, ...texts.ranks[code] })),
	);
	await tables<LoyaltyTables>(tx).insertInto("loyalty.rank_text").values(rows).execute();
}

type Minor = (amount: string) => string;

async function seedConversion(tx: Tx, minor: Minor): Promise<void> {
	const db = tables<LoyaltyTables>(tx);
	const { step, cash, smallest, largest } = conversion;
	await db
		.insertInto("loyalty.conversion")
		.values({ merchant, step: minor(step), cash: minor(cash), smallest: minor(smallest), largest: minor(largest) })
		.execute();
	await db
		.insertInto("loyalty.conversion_offer")
		.values(offers.map((points) => ({ merchant, points: minor(points) })))
		.execute();
}

async function seedItems(tx: Tx, minor: Minor): Promise<void> {
	const db = tables<LoyaltyTables>(tx);
	const rows = await db
		.insertInto("loyalty.item")
		.values(
			items.map((item, place) => ({
				merchant,
				code: item.code,
				type: item.type,
				points: minor(item.points),
				cash: minor(item.cash),
				download: item.type === "picture" ? item.art : "",
				art: item.art,
				stock: item.stock,
				min_level: item.minLevel,
				sort_order: (place + 1) * 10,
			})),
		)
		.returning(["id", "code"])
		.execute();
	const ids = new Map(rows.map(({ id, code }) => [code, id]));
	const texts = items.flatMap(({ code }) =>
		spoken.map(({ language, texts: written }) => ({
			item_id: ids.get(code) ?? "0",
			language,
			...written.items[code],
		})),
	);
	await db.insertInto("loyalty.item_text").values(texts).execute();
}
