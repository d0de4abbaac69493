// The mall's shelves as an operator works them.
import { describe, expect, it } from "vitest";
import { changeShelf, readMall, type ShelfOrder } from "./mall-desk.ts";
import { openClub } from "./testing/open-club.ts";

const club = await openClub();
const merchant = "tessera";
const wish = { language: "EN", fallback: "EN" } as const;
const shelves = () => club.db.read((tx) => readMall(tx, { merchant, wish }));
const change = (order: Pick<ShelfOrder, "id" | "was" | "shelf"> & { readonly merchant?: string }) =>
	club.db.tx((tx) => changeShelf(tx, { merchant, wish, ...order }));

describe("a shelf of the mall", () => {
	it("is listed with its name, its price and what is left, for its own brand alone", async () => {
		const [first, ...others] = await shelves();
		expect(first).toMatchObject({ open: true, name: expect.stringMatching(/./), points: expect.any(BigInt) });
		expect(others.length).toBeGreaterThan(0);
		expect(await club.db.read((tx) => readMall(tx, { merchant: "elsewhere", wish }))).toEqual([]);
	});

	it("is closed and filled as it was seen; not twice, not by another brand, and not where members took of it", async () => {
		const [item] = await shelves();
		if (item === undefined) throw new Error("an empty mall");
		const was = { open: item.open, stock: item.stock };
		const shelf = { open: false, stock: 7 };
		const order = { id: item.id, was, shelf };
		expect(await change({ ...order, merchant: "elsewhere" })).toEqual({ ok: false, error: "UNKNOWN" });
		expect(await change({ ...order, shelf: was })).toEqual({ ok: false, error: "SAME" });
		expect(await change(order)).toEqual({ ok: true, value: { item: { ...item, ...shelf }, before: was } });
		expect(await change({ ...order, shelf: { open: true, stock: 9 } })).toEqual({ ok: false, error: "STALE" });
		expect(await change({ id: item.id, was: shelf, shelf: { open: true, stock: undefined } })).toMatchObject({
			value: { item: { open: true, stock: undefined }, before: shelf },
		});
	});
});
