// The mall's items as an operator works them: how many are left, and whether members see them.
import type { Wish } from "#brand/core";
import { type Tx, tables } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import type { ItemType } from "../core/index.ts";
import { type ItemRow, itemText, loadItemTexts, lockItem } from "./mall-store.ts";
import type { LoyaltyTables } from "./tables.ts";

export type DeskItem = {
	readonly id: string;
	readonly code: string;
	readonly type: ItemType;
	readonly name: string;
	/** Minor points for one, and the minor cash that it pays in. */
	readonly points: bigint;
	readonly cash: bigint;
	/** The level of the rank it asks for. */
	readonly minLevel: number;
	readonly open: boolean;
	/** Undefined where there is no end of them. */
	readonly stock: number | undefined;
};

/** What an operator may change of an item. */
export type Shelf = Pick<DeskItem, "open" | "stock">;

const mostItems = 500;

/** All of them, in the operator's order. */
export async function readMall(
	tx: Tx,
	asked: { readonly merchant: string; readonly wish: Wish },
): Promise<readonly DeskItem[]> {
	const rows = await tables<LoyaltyTables>(tx)
		.selectFrom("loyalty.item")
		.selectAll()
		.where("merchant", "=", asked.merchant)
		.orderBy("sort_order")
		.orderBy("id")
		.limit(mostItems)
		.execute();
	return shown(tx, rows, asked.wish);
}

export type ShelfOrder = {
	readonly merchant: string;
	readonly id: string;
	/** As whoever orders it saw the shelf: what members took meanwhile is not overwritten. */
	readonly was: Shelf;
	readonly shelf: Shelf;
	readonly wish: Wish;
};

export type ShelfChange = { readonly item: DeskItem; readonly before: Shelf };

/** `STALE` when it is not as it was seen; the item stays locked until the transaction ends. */
export async function changeShelf(
	tx: Tx,
	{ merchant, id, was, shelf, wish }: ShelfOrder,
): Promise<Result<ShelfChange, "UNKNOWN" | "STALE" | "SAME">> {
	const row = await lockItem(tx, { merchant, id });
	if (row === undefined) return err("UNKNOWN");
	const before: Shelf = { open: row.open, stock: row.stock ?? undefined };
	if (!same(before, was)) return err("STALE");
	if (same(before, shelf)) return err("SAME");
	const changed = { open: shelf.open, stock: shelf.stock ?? null };
	await tables<LoyaltyTables>(tx).updateTable("loyalty.item").set(changed).where("id", "=", id).execute();
	const [item] = await shown(tx, [{ ...row, ...changed }], wish);
	return item === undefined ? err("UNKNOWN") : ok({ item, before });
}

const same = (one: Shelf, other: Shelf): boolean => one.open === other.open && one.stock === other.stock;

async function shown(tx: Tx, rows: readonly ItemRow[], wish: Wish): Promise<readonly DeskItem[]> {
	const texts = await loadItemTexts(
		tx,
		rows.map(({ id }) => id),
	);
	return rows.map((row) => ({
		id: row.id,
		code: row.code,
		type: row.type,
		name: itemText(texts, row.id, wish).name,
		points: BigInt(row.points),
		cash: BigInt(row.cash),
		minLevel: row.min_level,
		open: row.open,
		stock: row.stock ?? undefined,
	}));
}
