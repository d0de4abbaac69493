// What the rows of a room hold comes back as the table that it was, and nothing else does.
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { emptyTable } from "../core/index.ts";
import { currencyOf } from "./ports.ts";
import { tableEvent, tableState } from "./table-models.ts";

const through = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("a table without a hand comes back, and one that began before times were noted has none of them", () => {
	expect(z.parse(tableState, through(emptyTable))).toEqual(emptyTable);
	const hand = { id: "h", hand: { players: [], actor: undefined }, acts: [] };
	const before = z.parse(tableState, through({ ...emptyTable, hand }));
	expect(before.hand).toMatchObject({ id: "h", took: [] });
	expect(before.hand?.hand).toHaveProperty("aggressor", undefined);
	expect(z.parse(tableState, through({ ...emptyTable, hand: { ...hand, took: [7] } })).hand?.took).toEqual([7]);
});

test("what is no table and no event is refused, and an unknown currency", () => {
	for (const wrong of [null, [], {}, { ...emptyTable, seats: 1 }, { seats: [], queue: [] }])
		expect(z.safeParse(tableState, through(wrong)).success).toBe(false);
	expect(z.safeParse(tableEvent, { type: "closing" }).success).toBe(true);
	for (const wrong of [null, "closing", { type: "nothing" }])
		expect(z.safeParse(tableEvent, wrong).success).toBe(false);
	expect(currencyOf("P")).toBe("P");
	expect(() => currencyOf("XXX")).toThrow("unknown currency");
});
