// The shelf of the points mall: how many of an item there are, and whether members see it.
import { wishOf } from "#brand/core";
import { changeShelf, type DeskItem, readMall, type Shelf } from "#loyalty/api";
import { failure } from "#platform/contract";
import { atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { type CurrencyCode, err, formatMinor, ok } from "#platform/kernel";
import { changeMallItem, listMallItems, type MallItem } from "../../contract/index.ts";
import type { Office } from "../office.ts";
import { writeAct } from "../write-act.ts";

export const mallRoutes = (office: Office): readonly Route[] => [
	listMallItemsRoute(office),
	changeMallItemRoute(office),
];

const listMallItemsRoute = ({ db, brand: brands }: Office): Route =>
	bind(listMallItems, async (_input, { staff: { merchant }, language }) => {
		const brand = brands.brand(merchant);
		const items = await db.read((tx) => readMall(tx, { merchant, wish: wishOf(brand, language) }));
		return ok({ items: items.map((item) => showItem(item, brand.currency)) });
	});

const refusals = { UNKNOWN: "MALL_ITEM_NOT_FOUND", STALE: "CHANGED_MEANWHILE", SAME: "NOTHING_CHANGED" } as const;

const changeMallItemRoute = ({ db, brand: brands }: Office): Route =>
	bind(changeMallItem, ({ mallItemId: id, was, shelf }, call) =>
		atDesk(db, call, async (tx) => {
			const { merchant, name } = call.staff;
			const brand = brands.brand(merchant);
			const wish = wishOf(brand, call.language);
			const order = { merchant, id, wish, was: shelfOf(was), shelf: shelfOf(shelf) };
			const changed = await changeShelf(tx, order);
			if (!changed.ok) return err(failure(refusals[changed.error]));
			const { item, before } = changed.value;
			const { code } = item;
			await writeAct(tx, {
				merchant,
				act: "mall item changed",
				operator: name,
				at: call.now,
				before: { code, open: before.open, stock: before.stock ?? null },
				after: { code, open: item.open, stock: item.stock ?? null },
			});
			return ok({ item: showItem(item, brand.currency) });
		}),
	);

const shelfOf = ({ open, stock }: Pick<MallItem, "open" | "stock">): Shelf => ({ open, stock: stock ?? undefined });

const showItem = ({ id, points, cash, stock, ...item }: DeskItem, currency: CurrencyCode): MallItem => ({
	...item,
	mallItemId: id,
	points: formatMinor(points, currency),
	cash: formatMinor(cash, currency),
	currency,
	stock: stock ?? null,
});
