import { describe, expect, test } from "vitest";
import { payTables } from "../games.gen.ts";
import type { PayTable } from "../pay-table.ts";
import { pear, plum, reelSet, smallTable, wild } from "../testing/tables.ts";
import { ruledTable } from "./ruled-table.ts";
import { rulesOf } from "./rules-of.ts";

const ruled = (table: PayTable) => rulesOf(ruledTable(table, (mode) => `of ${mode}`));
const told = (table: PayTable): string[] =>
	ruled(table)
		.map(({ sentence }) => sentence)
		.filter((sentence) => sentence !== "pays");
const tableOf = (game: string): PayTable => payTables.find((table) => table.game === game) ?? smallTable();
const paramsOf = (table: PayTable, sentence: string) => ruled(table).find((one) => one.sentence === sentence)?.params;

test("a plain line game says what pays, how it wins and where its wild stands", () => {
	expect(ruled(smallTable()).filter(({ sentence }) => sentence === "pays")).toHaveLength(4);
	expect(told(smallTable())).toEqual(["stake", "lines", "onLine", "steps", "wild", "wildTimes", "scattersAdded"]);
	expect(paramsOf(smallTable(), "wild")).toEqual({ wild: "joker", reels: [2] });
	expect(paramsOf(smallTable(), "wildTimes")).toEqual({ wild: "joker", value: 2 });
	expect(paramsOf(smallTable(), "stake")).toEqual({ cost: 3 });
});

describe("figures of the sentences", () => {
	test.each<[string, string, object]>([
		["coin-divers", "buy", { credits: 550, times: 55, rtp: "of bought" }],
		["coin-divers", "doubleUp", { steps: 3, most: 8000 }],
		["dhow-race", "pickVoyage", { course: "coast", rtp: "of coast" }],
		["ice-lamps", "freeJoined", { count: 4 }],
		["talchum", "freeMystery", { mystery: "turning-mask", free: { of: 25, in: 104 } }],
		["wayfinder", "courseSpins", { course: "calm", value: 1 }],
		["tin-miners", "gatherTurns", { gatherer: "thunder-slab", plain: { of: 5, in: 100 }, gathers: { of: 3, in: 100 } }],
		["bee-almanac", "fills", { wild: "full-cell", full: 2 }],
	])("%s: %s", (game, sentence, params) => {
		expect(paramsOf(tableOf(game), sentence)).toMatchObject(params);
	});
});

test("a wild of another reel set counts where it stands there", () => {
	const reels = reelSet([
		[plum, pear],
		[plum, pear],
		[wild, pear],
	]);
	const freeSpins = { reels, awards: [{ count: 2, spins: 3 }], more: [], limit: 3 };
	expect(paramsOf(smallTable({ freeSpins }), "wild")).toEqual({ wild: "joker", reels: [2, 3] });
});
