import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededChance } from "#platform/kernel";
import type { SlotEvent } from "./events.ts";
import { payTables } from "./games.gen.ts";
import type { BetMode, PayTable } from "./pay-table.ts";
import { applyEvent, emptyRound, replayRound } from "./replay.ts";
import { playRound } from "./round.ts";
import { creditsOf } from "./spin.ts";
import { pear, plum, reelSet, scatter, smallTable } from "./testing/tables.ts";

const seed = 7_421;

const modeOf = (table: PayTable): BetMode => {
	const [mode] = table.modes;
	if (mode === undefined) throw new Error("no mode");
	return mode;
};

const rounds = fc.record({ table: fc.constantFrom(...payTables), from: fc.nat() });

const roundFrom = ({ table, from }: { table: PayTable; from: number }) =>
	playRound(table, modeOf(table), seededChance(from));

/** Rounds with free spins are one in eighty: looked for, not hoped for. */
function roundWith(table: PayTable, wanted: (events: readonly SlotEvent[]) => boolean) {
	const chance = seededChance(seed);
	for (let tried = 0; tried < 100_000; tried++) {
		const round = playRound(table, modeOf(table), chance);
		if (wanted(round.events)) return round;
	}
	throw new Error("no such round");
}

const tableOf = (game: string): PayTable => {
	const table = payTables.find((one) => one.game === game);
	if (table === undefined) throw new Error(`no ${game}`);
	return table;
};

describe("the events of a round", () => {
	test("begin with the bet, end with the total, and their pays add up to the win", () => {
		fc.assert(
			fc.property(rounds, (drawn) => {
				const { events, win } = roundFrom(drawn);
				const mode = modeOf(drawn.table);
				expect(events[0]).toEqual({ type: "bet", mode: mode.code, cost: mode.cost });
				expect(events.at(-1)).toEqual({ type: "total", win });
				expect(events.filter(({ type }) => type === "bet" || type === "total")).toHaveLength(2);
				expect(creditsOf(events)).toBe(win);
			}),
			{ seed, numRuns: 800 },
		);
	});

	test("the same chance gives the same round (G12: nothing but the stops decides)", () => {
		fc.assert(
			fc.property(rounds, (drawn) => {
				expect(roundFrom(drawn)).toEqual(roundFrom(drawn));
			}),
			{ seed, numRuns: 60 },
		);
	});

	test("are plain JSON: what is stored is what was played (G25)", () => {
		fc.assert(
			fc.property(rounds, (drawn) => {
				const { events } = roundFrom(drawn);
				expect(JSON.parse(JSON.stringify(events))).toEqual(events);
			}),
			{ seed, numRuns: 100 },
		);
	});

	test("free spins are announced, numbered without a gap, and ended with what they won", () => {
		for (const game of ["dancheong-gate", "magpie-tiger"]) {
			const { events } = roundWith(tableOf(game), (list) => list.some(({ type }) => type === "free-spins-more"));
			const numbers = events.flatMap((event) => (event.type === "free-spin" ? [event.number] : []));
			const start = events.findIndex(({ type }) => type === "free-spins-start");
			const end = events.find((event) => event.type === "free-spins-end");
			expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
			expect(end).toEqual({ type: "free-spins-end", spins: numbers.length, win: creditsOf(events.slice(start)) });
			expect(events.filter((event) => event.type === "spin" && event.reels === "free")).toHaveLength(numbers.length);
		}
	});

	test("the multiplier is told when it changes, and falls back when the free spins end", () => {
		const { events } = roundWith(tableOf("dancheong-gate"), (list) =>
			list.some(({ type }) => type === "free-spins-end"),
		);
		const values = events.flatMap((event) => (event.type === "multiplier" ? [event.value] : []));
		expect(values).toEqual([3, 1]);
	});

	test("every cascade of the cloth raises the multiplier along the ladder", () => {
		const { events } = roundWith(
			tableOf("bojagi"),
			(list) => list.filter(({ type }) => type === "cascade").length >= 5,
		);
		const values = events.flatMap((event) => (event.type === "multiplier" ? [event.value] : []));
		expect(values.slice(0, 4)).toEqual([2, 3, 5, 8]);
		const steps = events.flatMap((event) => (event.type === "cascade" ? [event.step] : []));
		expect(steps).toEqual(Array.from({ length: steps.length }, (_, index) => index + 1));
	});
});

describe("free spins", () => {
	const always = reelSet([
		[scatter, plum],
		[scatter, pear],
		[scatter, plum],
	]);
	const feature = (limit: number) => ({
		reels: always,
		awards: [{ count: 2, spins: 3 }],
		more: [{ count: 2, spins: 4 }],
		limit,
	});

	test("never exceed their limit, however many are given", () => {
		const table = smallTable({
			modes: [{ code: "standard", cost: 3, reels: always }],
			freeSpins: feature(10),
		});
		const { events } = playRound(table, modeOf(table), seededChance(1));
		expect(events.filter(({ type }) => type === "free-spin")).toHaveLength(10);
		expect(events.flatMap((event) => (event.type === "free-spins-more" ? [[event.spins, event.of]] : []))).toEqual([
			[4, 7],
			[3, 10],
		]);
	});

	test("a table without them plays one spin", () => {
		const table = smallTable({ modes: [{ code: "standard", cost: 3, reels: always }] });
		const { events } = playRound(table, modeOf(table), seededChance(1));
		expect(events.map(({ type }) => type)).toEqual(["bet", "spin", "scatter", "total"]);
	});
});

describe("a round that is shown again", () => {
	test("replaying the events ends at the win, with the board of the last spin or cascade", () => {
		fc.assert(
			fc.property(rounds, (drawn) => {
				const { events, win } = roundFrom(drawn);
				const shown = replayRound(events).at(-1);
				expect(shown?.win).toBe(win);
				expect(shown?.over).toBe(true);
				expect(shown?.multiplier).toBeGreaterThanOrEqual(1);
				const boards = events.flatMap((event) => ("board" in event ? [event.board] : []));
				const expands = events.some(({ type }) => type === "expand");
				if (!expands) expect(shown?.board).toEqual(boards.at(-1));
			}),
			{ seed, numRuns: 400 },
		);
	});

	test("each win lies on cells that show its symbol or a wild on the board of that moment", () => {
		fc.assert(
			fc.property(rounds, (drawn) => {
				const { table } = drawn;
				let shown = emptyRound;
				for (const event of roundFrom(drawn).events) {
					if (event.type === "line-win" || event.type === "ways-win" || event.type === "cluster-win") {
						for (const cell of event.cells) {
							const symbol = shown.board[Math.floor(cell / table.grid.rows)]?.[cell % table.grid.rows] ?? -1;
							expect(symbol === event.symbol || table.symbols[symbol]?.role === "wild").toBe(true);
						}
					}
					shown = applyEvent(shown, event);
				}
			}),
			{ seed, numRuns: 300 },
		);
	});

	test("a cascade keeps what did not win, lower or where it was", () => {
		const { events } = roundWith(tableOf("bojagi"), (list) => list.some(({ type }) => type === "cascade"));
		let shown = emptyRound;
		for (const event of events) {
			if (event.type === "cascade") {
				const removed = new Set(event.removed);
				for (const [reel, column] of shown.board.entries()) {
					const kept = column.filter((_, row) => !removed.has(reel * 5 + row));
					expect(event.board[reel]?.slice(5 - kept.length)).toEqual(kept);
				}
			}
			shown = applyEvent(shown, event);
		}
		expect(shown.over).toBe(true);
	});

	test("within the free spins their number and their win are shown, outside them nothing", () => {
		const { events } = roundWith(tableOf("magpie-tiger"), (list) => list.some(({ type }) => type === "expand"));
		const states = replayRound(events);
		for (const [index, event] of events.entries()) {
			const state = states[index];
			if (event.type === "free-spin") expect(state?.freeSpins).toMatchObject({ number: event.number, of: event.of });
			if (event.type === "expand") expect(new Set(state?.board[event.reel])).toEqual(new Set([event.symbol]));
			if (event.type === "free-spins-end") {
				expect(states[index - 1]?.freeSpins?.win).toBe(event.win);
				expect(state?.freeSpins).toBeUndefined();
			}
		}
	});
});
