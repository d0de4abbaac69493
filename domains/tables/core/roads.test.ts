// The golden vectors of the roads, and random shoes against a second hand that writes them from the rules alone.
import { describe, expect, it } from "vitest";
import { seededChance } from "#platform/kernel";
import { isWhole } from "../../../tools/bootstrap/testing/turn.ts";
import {
	askRoad,
	beadPlace,
	bigRoad,
	derivedMarks,
	derivedOffsets,
	goodRoads,
	layRoad,
	lengthsOf,
	type RoadResult,
	roadsOf,
	streaksOf,
} from "./roads.ts";
import { derivedByGrid } from "./testing/road-hand.ts";

const read = (text: string): readonly RoadResult[] =>
	Array.from(text).flatMap((letter) => (letter === "B" || letter === "P" || letter === "T" ? [letter] : []));

/** As the vectors write a road: columns, "t" for a tie on the cell, ">" from where the streak runs right. */
function written(cells: readonly (readonly string[])[]): string {
	const placed = layRoad(cells.map(({ length }) => length));
	return cells
		.map((column, at) => {
			const places = placed[at] ?? [];
			const turn = places.findIndex(({ row }, index) => index > 0 && row === places[index - 1]?.row);
			return turn < 0 ? column.join("") : `${column.slice(0, turn).join("")}>${column.slice(turn).join("")}`;
		})
		.join(" ");
}

const bigText = (results: readonly RoadResult[]): string =>
	written(bigRoad(results).streaks.map(({ side, ties }) => ties.map((count) => side + "t".repeat(count))));
const derivedText = (results: readonly RoadResult[], name: keyof typeof derivedOffsets): string =>
	written(streaksOf(roadsOf(results).derived[name]).map(({ mark, length }) => Array.from({ length }, () => mark)));

const vectors = [
	{
		results: "BBPBPPPBBBTBPBPPTPBB",
		big: "BB P B PPP BBBtB P B PPtP BB",
		eye: "B R B R B RR BBB R B R B R",
		small: "BB R BB RR BBBB R BB",
		cockroach: "R BBB RR B R B RR BB",
		asked: "RRR",
	},
	{
		results: "TPPPBBPPBPBPBPTBBBBPPBBPBB",
		big: "PtPP BB PP B P B P B Pt BBBB PP BB P BB",
		eye: "R B RR B RRRRR B RR B R B RR BB",
		small: "R BBB RRRR B RR BBB R BB R",
		cockroach: "BBB RRR B RR BBBBBB R",
		asked: "RBB",
	},
	{
		results: "BBBBBBBBPBPPPPPPPTPBBPPBTPB",
		big: "BBBBBB>BB P B PPPPPP>PtP BB PP Bt P B",
		eye: "B R B RRRRRR B R B RR B R",
		small: "BB RRRRRR BBB R BBB",
		cockroach: "RRRRRR>RR BBBBB>B",
		asked: "BBR",
	},
] as const;

describe("roads", () => {
	it.each(vectors)("write $results", ({ results, big, eye, small, cockroach, asked }) => {
		const list = read(results);
		expect(bigText(list)).toBe(big);
		expect(derivedText(list, "eye")).toBe(eye);
		expect(derivedText(list, "small")).toBe(small);
		expect(derivedText(list, "cockroach")).toBe(cockroach);
		expect(Object.values(askRoad(list, "B")).join("")).toBe(asked);
		const opposite = Object.values(askRoad(list, "P")).map((mark) => (mark === "R" ? "B" : "R"));
		expect(opposite.join("")).toBe(asked);
		expect(list.map((_, index) => beadPlace(index).row).slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 0]);
	});

	it("are the same by a second hand on random shoes, ten thousand by night", () => {
		const shoes = isWhole() ? 10_000 : 300;
		const seed = 20261124;
		const chance = seededChance(seed);
		for (let shoe = 0; shoe < shoes; shoe++) {
			const results = Array.from({ length: 20 + chance.below(60) }, (): RoadResult => {
				const draw = chance.below(100);
				return draw < 46 ? "B" : draw < 91 ? "P" : "T";
			});
			for (const offset of Object.values(derivedOffsets))
				expect(derivedMarks(lengthsOf(bigRoad(results)), offset), `seed ${seed} shoe ${shoe}`).toEqual(
					derivedByGrid(results, offset),
				);
		}
	});

	it("lay a streak beside the tail of another without ever touching it", () => {
		const chance = seededChance(7);
		for (let turn = 0; turn < 200; turn++) {
			const lengths = Array.from({ length: 12 }, () => 1 + chance.below(14));
			const places = layRoad(lengths).flat();
			expect(new Set(places.map(({ column, row }) => `${column},${row}`)).size).toBe(places.length);
			expect(places.every(({ row }) => row >= 0 && row < 6)).toBe(true);
		}
	});

	it("tell what has happened", () => {
		const told = (text: string, count: number) =>
			goodRoads(bigRoad(read(text).slice(0, count))).map(({ road }) => road);
		const r2 = vectors[1].results;
		for (const count of [12, 13, 14, 15, 16]) expect(told(r2, count)).toContain("single-jump");
		expect(told(r2, 19)).toContain("long");
		expect(told(vectors[2].results, 4)).toContain("long");
		expect(told("BPPBPP", 6)).toContain("one-two");
	});
});
