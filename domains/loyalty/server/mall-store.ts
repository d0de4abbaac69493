// Rows of the mall: items with their texts, the terms of conversion and its ready amounts.
import type { Selectable } from "kysely";
import type { Wish } from "#brand/core";
import { isLanguage, type Language, pickLanguage } from "#brand/core";
import { type Tx, tables } from "#platform/db";
import type { ConversionTerms } from "../core/index.ts";
import type { LoyaltyTables } from "./tables.ts";

export type ItemRow = Selectable<LoyaltyTables["loyalty.item"]>;
type ItemText = { readonly name: string; readonly text: string };
export type ItemTexts = ReadonlyMap<string, ReadonlyMap<Language, ItemText>>;

const mostItems = 500;

/** What lies on the shelf, in the operator's order. */
export async function listItems(tx: Tx, merchant: string): Promise<readonly ItemRow[]> {
	return tables<LoyaltyTables>(tx)
		.selectFrom("loyalty.item")
		.selectAll()
		.where("merchant", "=", merchant)
		.where("open", "=", true)
		.orderBy("sort_order")
		.orderBy("id")
		.limit(mostItems)
		.execute();
}

export async function findItems(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, ItemRow>> {
	if (ids.length === 0) return new Map();
	const rows = await tables<LoyaltyTables>(tx)
		.selectFrom("loyalty.item")
		.selectAll()
		.where("id", "in", [...ids])
		.execute();
	return new Map(rows.map((row) => [row.id, row]));
}

/** Locked until the transaction ends, so that the last one is given once. */
export async function lockItem(tx: Tx, name: { merchant: string; id: string }): Promise<ItemRow | undefined> {
	return tables<LoyaltyTables>(tx)
		.selectFrom("loyalty.item")
		.selectAll()
		.where("merchant", "=", name.merchant)
		.where("id", "=", name.id)
		.forUpdate()
		.executeTakeFirst();
}

/** Puts so many on the shelf, or takes them off with a number below zero. Where there is no end of them it does nothing. */
export async function moveStock(tx: Tx, id: string, by: number): Promise<void> {
	await tables<LoyaltyTables>(tx)
		.updateTable("loyalty.item")
		.set(({ eb }) => ({ stock: eb("stock", "+", by) }))
		.where("id", "=", id)
		.where("stock", "is not", null)
		.execute();
}

export async function loadItemTexts(tx: Tx, ids: readonly string[]): Promise<ItemTexts> {
	if (ids.length === 0) return new Map();
	const rows = await tables<LoyaltyTables>(tx)
		.selectFrom("loyalty.item_text")
		.selectAll()
		.where("item_id", "in", [...ids])
		.execute();
	const texts = new Map<string, Map<Language, ItemText>>();
	for (const { item_id, language, name, text } of rows) {
		if (!isLanguage(language)) continue;
		const ofItem = texts.get(item_id) ?? new Map<Language, ItemText>();
		texts.set(item_id, ofItem.set(language, { name, text }));
	}
	return texts;
}

/** What an item is called and says, in the language a person is shown. */
export function itemText(texts: ItemTexts, id: string, wish: Wish): ItemText {
	const ofItem = texts.get(id);
	return (ofItem === undefined ? undefined : pickLanguage(ofItem, wish)) ?? { name: "", text: "" };
}

/** Undefined where a brand does not turn points into cash. */
export async function readTerms(tx: Tx, merchant: string): Promise<ConversionTerms | undefined> {
	const row = await tables<LoyaltyTables>(tx)
		.selectFrom("loyalty.conversion")
		.selectAll()
		.where("merchant", "=", merchant)
		.executeTakeFirst();
	if (row === undefined) return undefined;
	const { step, cash, smallest, largest } = row;
	return { step: BigInt(step), cash: BigInt(cash), smallest: BigInt(smallest), largest: BigInt(largest) };
}

/** Minor points, smallest first. */
export async function listOffers(tx: Tx, merchant: string): Promise<readonly bigint[]> {
	const rows = await tables<LoyaltyTables>(tx)
		.selectFrom("loyalty.conversion_offer")
		.select("points")
		.where("merchant", "=", merchant)
		.orderBy("points")
		.limit(50)
		.execute();
	return rows.map(({ points }) => BigInt(points));
}
