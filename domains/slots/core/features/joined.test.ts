import { describe, expect, test } from "vitest";
import { compare, fraction, seededChance } from "#platform/kernel";
import { blockOf, drawsOf, joinedReels, stopReels } from "../board.ts";
import { compileSet } from "../fast/compile.ts";
import { structureFaults } from "../gate/structure.ts";
import { exactReturns } from "../maths/returns.ts";
import type { PayTable } from "../pay-table.ts";
import { replayRound } from "../replay.ts";
import { playRound } from "../round.ts";
import { playSpin } from "../spin.ts";
import { everyRound, only, stopsIn } from "../testing/rounds.ts";
import { pear, plum, reelSet, scatter, smallTable } from "../testing/tables.ts";

const strip = [plum, pear, scatter, pear, plum];
const set = reelSet([strip, strip, strip], { joined: 2 });
const table: PayTable = smallTable({ modes: [{ code: "standard", cost: 3, reels: set }] });

describe("joined reels", () => {
	test("share a draw; their place is drawn last", () => {
		expect(drawsOf(set)).toEqual([5, 5, 2]);
		expect(drawsOf({ ...set, joined: undefined })).toEqual([5, 5, 5]);
	});

	test.each([
		[0, [0, 0, 1]],
		[1, [0, 1, 1]],
	])("from reel %i on take these draws: %j", (place, blocks) => {
		expect([0, 1, 2].map((reel) => blockOf(reel, { place, joined: 2 }))).toEqual(blocks);
		expect(joinedReels(set, [3, 4, place])).toEqual([place, place + 1]);
	});

	test("three of six, wherever they stand", () => {
		const places = [0, 1, 2, 3].map((place) => [0, 1, 2, 3, 4, 5].map((reel) => blockOf(reel, { place, joined: 3 })));
		expect(places).toEqual([
			[0, 0, 0, 1, 2, 3],
			[0, 1, 1, 1, 2, 3],
			[0, 1, 2, 2, 2, 3],
			[0, 1, 2, 3, 3, 3],
		]);
	});

	test("show the same, and their stops are those of the strips", () => {
		const { board, tops } = stopReels(set, { rows: 2, stops: [1, 3, 1] });
		expect(tops).toEqual([1, 3, 3]);
		expect(board).toEqual([
			[pear, scatter],
			[pear, plum],
			[pear, plum],
		]);
	});

	test("none are joined in a set that says nothing", () => {
		expect(joinedReels({ ...set, joined: undefined }, [1, 2, 1])).toEqual([]);
	});
});

describe("a spin with joined reels", () => {
	const [standard] = table.modes;
	if (standard === undefined) throw new Error("no mode");
	const { events, win } = playRound(table, standard, stopsIn([0, 2, 0]));

	test("says which they are before the reels stop", () => {
		expect(events.slice(0, 3).map(({ type }) => type)).toEqual(["bet", "joined", "spin"]);
		expect(only(events, "joined")[0]?.reels).toEqual([0, 1]);
		expect(only(events, "spin")[0]?.stops).toEqual([0, 0, 2]);
	});

	test("counts their scatters each", () => {
		const shown = playSpin({ table, set, reels: "base", stops: [2, 0, 0], shownMultiplier: 1 });
		expect(shown.scatters).toBe(2);
		expect(only(shown.events, "scatter")[0]).toMatchObject({ count: 2, cells: [0, 2], pay: 6 });
	});

	test("wins as its board does, and is shown as it was", () => {
		// Plums on the top line pay for two; pears go on along the lower line to the third reel.
		expect(only(events, "line-win").map(({ symbol, count, pay }) => [symbol, count, pay])).toEqual([
			[plum, 2, 1],
			[pear, 3, 4],
		]);
		expect(win).toBe(5);
		expect(replayRound(events).at(-1)?.win).toBe(5);
	});

	test("is the same played fast, at every draw there is", () => {
		const compiled = compileSet(table, set);
		expect(compiled.lengths).toEqual([5, 5, 2]);
		for (let at = 0; at < 50; at++) {
			const stops = [at % 5, Math.floor(at / 5) % 5, Math.floor(at / 25)];
			for (const [draw, stop] of stops.entries()) compiled.place(draw, stop);
			const naive = playSpin({ table, set, reels: "base", stops, shownMultiplier: 1 });
			const scatters = compiled.scatters();
			expect(scatters).toBe(naive.scatters);
			expect(compiled.scattersAt(0, 0) + compiled.scattersAt(2, 0)).toBe(scatters);
			expect(compiled.settle() + (scatters >= 2 ? 6 : 0)).toBe(naive.win);
			expect(compiled.couldWin(1)).toBe(true);
		}
		expect(() => compiled.place(3, 0)).toThrow(RangeError);
	});

	test("returns what every round there can be returns", () => {
		const [figures] = exactReturns(table, () => {}, { bonuses: 100, seed: 1 });
		const all = everyRound(table);
		if (figures === undefined) throw new Error("no figures");
		expect(figures.base.combinations).toBe(50);
		expect(compare(figures.rtp, fraction(all.mean.numerator, all.mean.denominator * 3n))).toBe(0);
		expect(compare(figures.hitRate, all.hits)).toBe(0);
	});

	test("draws no more chance than it has draws", () => {
		const chance = seededChance(3);
		let drawn = 0;
		const counted = {
			below(limit: number): number {
				drawn++;
				return chance.below(limit);
			},
		};
		playRound(table, standard, counted);
		expect(drawn).toBe(3);
	});
});

describe("reels that cannot be joined", () => {
	const faultsOf = (changes: Partial<typeof set>): string[] =>
		structureFaults({ ...table, modes: [{ code: "standard", cost: 3, reels: { ...set, ...changes } }] }).map(
			({ detail }) => detail,
		);

	test.each<[string, Partial<typeof set>]>([
		["standard: reels that join are equal", { strips: [strip, strip, [plum, plum, pear, scatter, pear]] }],
		["standard: a pair of reels that is none", { joined: 1 }],
		["standard: a pair of reels that is none", { joined: 3 }],
		["standard: reels that join hide nothing and do not fall", { cascades: true }],
	])("%s", (fault, changes) => {
		expect(faultsOf(changes)).toContain(fault);
	});

	test("the table of these tests has no fault", () => {
		expect(faultsOf({})).toEqual([]);
	});
});
