// What the frame is shown of tables and rounds, made without a database.
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { PlayedRound } from "#games/api";
import { payTableView, slotRound } from "../contract/index.ts";
import { canonicalTable, type PayTable, payTableId, payTables, type SlotEvent } from "../core/index.ts";
import { digestOf, sealTable } from "./digest.ts";
import { knownFigures } from "./figures.gen.ts";
import { gateReportModel, payTableModel } from "./pay-table-model.ts";
import { roundView, storedRoundView, viewOf } from "./view.ts";

const events: SlotEvent[] = [
	{ type: "bet", mode: "standard", cost: 20 },
	{ type: "spin", reels: "base", stops: [0, 0], board: [[1], [2]] },
	{ type: "total", win: 30 },
];

const played: PlayedRound = {
	roundId: "01a1fd37-f623-76ed-8993-29a357ebf7f7",
	gameCode: "dancheong-gate",
	mode: "real",
	status: "complete",
	currency: "P",
	stake: 100n,
	win: 150n,
	balanceBefore: 1_000n,
	balance: 1_050n,
	payTable: "dancheong-gate@1",
	events,
	startedAt: new Date("2026-11-21T08:00:00.000Z"),
	replayed: false,
};

const reportOf = (table: PayTable) => {
	const known = knownFigures.find(({ digest }) => digest === sealTable(table).digest);
	if (known === undefined) throw new Error(`no figures of ${payTableId(table)}`);
	return known.report;
};

const named = payTables.map((table) => [payTableId(table), table] as const);

describe("a round for the frame", () => {
	test("carries its amounts as text, and the coin it was played with", () => {
		const view = roundView(played, events);
		expect(z.parse(slotRound, view)).toEqual(view);
		expect(view).toMatchObject({
			coin: "0.05",
			stake: "1.00",
			win: "1.50",
			currency: "P",
			playedAt: "2026-11-21T08:00:00.000Z",
		});
	});

	test("in a currency without decimals has none", () => {
		const view = roundView({ ...played, currency: "KRW", stake: 2000n, win: 3000n }, events);
		expect(view).toMatchObject({ coin: "100", stake: "2000", win: "3000" });
	});

	test("that was stored is the same as when it was played", () => {
		const stored: PlayedRound = { ...played, events: JSON.parse(JSON.stringify(events)), replayed: true };
		expect(storedRoundView(stored)).toEqual(roundView(played, events));
	});

	test.each([
		["events of another studio", [{ type: "deal", card: "Kh" }]],
		["a round without its bet", events.slice(1)],
		["no events", []],
	])("%s are a bug, not shown", (_, others) => {
		expect(() => storedRoundView({ ...played, events: others })).toThrow();
	});
});

describe("a pay table for the frame", () => {
	test.each(named)("%s is what the contract says, with the released figures", (id, table) => {
		const view = viewOf(table, reportOf(table));
		expect(z.parse(payTableView, JSON.parse(JSON.stringify(view)))).toEqual(JSON.parse(JSON.stringify(view)));
		const [figures] = reportOf(table).modes;
		expect(view).toMatchObject({ id, rtp: figures?.rtp, hitRate: figures?.hitRate, topAward: figures?.topAward });
		expect(view.base.strips).toEqual(table.modes[0]?.reels.strips);
		const free = table.freeSpins ?? table.modes[0]?.freeSpins;
		expect(view.freeSpins === undefined).toBe(free === undefined);
	});

	test("a bonus is told as the table has it: what starts it, what may land, what stays", () => {
		const bonuses = payTables.flatMap((table) => {
			const { bonus } = viewOf(table, reportOf(table));
			expect(bonus === undefined).toBe(table.bonus === undefined);
			return bonus === undefined ? [] : [[table.game, bonus] as const];
		});
		expect(bonuses.map(([game]) => game)).toEqual(
			payTables.flatMap(({ game, bonus }) => (bonus === undefined ? [] : [game])),
		);
		for (const [game, bonus] of bonuses) {
			const table = payTables.find((one) => one.game === game);
			expect(JSON.parse(JSON.stringify(bonus))).toEqual(JSON.parse(JSON.stringify(table?.bonus)));
		}
	});

	test.each<[string, NonNullable<PayTable["bonus"]>]>([
		[
			"covers with what lies under them",
			{
				kind: "pick",
				awards: [
					{ count: 3, spins: 1 },
					{ count: 4, spins: 2 },
				],
				finds: [
					{ kind: "credits", credits: 30, count: 6 },
					{ kind: "times", times: 2, count: 2 },
					{ kind: "end", count: 3 },
				],
			},
		],
		[
			"slabs with what they are worth and how often they gather",
			{
				kind: "gather",
				awards: [{ count: 3, spins: 6 }],
				respins: 3,
				limit: 60,
				landing: { plain: 5, gathers: 3, in: 100 },
				coins: [
					{ credits: 50, weight: 9 },
					{ credits: 2_500, weight: 1 },
				],
				slab: 3,
				gatherer: 4,
				fullTimes: 2,
				cap: 60_000,
			},
		],
	])("%s are told with their numbers, and read back from the wire and from the table at rest", (_, bonus) => {
		const [table] = payTables;
		if (table === undefined) throw new Error("no table");
		const changed: PayTable = { ...table, freeSpins: undefined, bonus };
		const view = viewOf(changed, reportOf(table));
		expect(view.bonus).toEqual(bonus);
		expect(z.parse(payTableView, JSON.parse(JSON.stringify(view))).bonus).toEqual(bonus);
		expect(z.parse(payTableModel, JSON.parse(sealTable(changed).body)).bonus).toEqual(bonus);
	});

	test("a return that was proven by play is told with its interval and by how many bonuses, an exact one without", () => {
		const views = payTables.map((table) => viewOf(table, reportOf(table)));
		const played = views.filter(({ interval }) => interval !== undefined);
		const byPlay = payTables.filter((table) => reportOf(table).modes[0]?.interval !== undefined);
		expect(byPlay.length).toBeGreaterThan(0);
		expect(played.map(({ game }) => game)).toEqual(byPlay.map(({ game }) => game));
		for (const { rtp, interval } of played) {
			expect(Number(interval?.low)).toBeLessThan(Number(rtp));
			expect(Number(interval?.high)).toBeGreaterThan(Number(rtp));
			expect(interval?.bonuses).toBeGreaterThanOrEqual(12_000_000);
		}
	});

	test("ways to bet are told only where there is a choice, each with the free spins it leads to", () => {
		const views = payTables.map((table) => viewOf(table, reportOf(table)));
		const unbought = payTables.map(({ modes }) => modes.filter(({ bought }) => bought !== true).length);
		expect(views.map(({ modes }) => modes?.length ?? 0)).toEqual(unbought.map((ways) => (ways === 1 ? 0 : ways)));
		const sold = payTables.flatMap(({ modes }) => modes.filter(({ bought }) => bought === true));
		expect(views.flatMap(({ buy }) => (buy === undefined ? [] : [buy.code]))).toEqual(sold.map(({ code }) => code));
	});

	test("the courses of the monsoon are told each with the ports it calls at and its storms, and kept", () => {
		const table = payTables.find(({ game }) => game === "dhow-race");
		if (table === undefined) throw new Error("no monsoon");
		const { modes = [], bonus } = z.parse(payTableView, JSON.parse(JSON.stringify(viewOf(table, reportOf(table)))));
		const told = modes.map(({ code, bonus: voyage }) => [
			code,
			voyage?.lifts,
			voyage?.finds.reduce((sum, { count }) => sum + count, 0),
			voyage?.finds.find(({ kind }) => kind === "half")?.count,
		]);
		expect(told).toEqual([
			["coast", [{ lifts: 3, count: 1 }], 12, 1],
			["gulf", [{ lifts: 5, count: 1 }], 12, 2],
			["ocean", [{ lifts: 9, count: 1 }], 12, 3],
		]);
		expect(bonus).toEqual(modes[0]?.bonus);
	});

	test("lines that win from either end, what a set hides and what its wins leave are told and kept", () => {
		const table = payTables.find(({ game }) => game === "paper-kites");
		const [mode] = table?.modes ?? [];
		if (table === undefined || mode === undefined) throw new Error("no kites");
		const mystery = { symbol: 2, into: [3, 4, 4] };
		const lids = { symbol: 2, open: 1 };
		const floor = { kind: "tiles", worth: [2, 4] } as const;
		const fills = { full: 2, wild: 0 };
		const hiding: PayTable = {
			...table,
			modes: [{ ...mode, reels: { ...mode.reels, mystery, leaves: 0, lids, floor, fills } }],
		};
		const view = viewOf(hiding, reportOf(table));
		expect(view.award).toEqual(table.award);
		expect(view.base).toMatchObject({ mystery, leaves: 0, lids, floor, fills });
		expect(view.freeSpins?.reels.mystery).toBeUndefined();
		const told = z.parse(payTableView, JSON.parse(JSON.stringify(view)));
		expect(told.base.mystery).toEqual(mystery);
		expect(z.parse(payTableModel, JSON.parse(sealTable(hiding).body))).toEqual(hiding);
		expect(sealTable(hiding).digest).not.toBe(sealTable(table).digest);
	});

	test("the masks of the market are told with what they become, and there are more of them in the free spins", () => {
		const table = payTables.find(({ game }) => game === "talchum");
		if (table === undefined) throw new Error("no masks");
		const { base, freeSpins, symbols } = viewOf(table, reportOf(table));
		const mask = symbols.findIndex(({ code }) => code === "turning-mask");
		const shareOf = (strips: readonly (readonly number[])[]): number =>
			strips.flat().filter((symbol) => symbol === mask).length / strips.flat().length;
		expect(base.mystery).toEqual({ symbol: mask, into: [3, 4, 5, 6, 7, 8, 9, 10] });
		expect(freeSpins?.reels.mystery).toEqual(base.mystery);
		expect(shareOf(freeSpins?.reels.strips ?? [])).toBeGreaterThan(2 * shareOf(base.strips));
	});

	test("cells that turned into a symbol come back from the record as they were told", () => {
		const become: SlotEvent = { type: "become", symbol: 4, cells: [0, 3], board: [[4], [4]] };
		const told = events.toSpliced(2, 0, become);
		expect(storedRoundView({ ...played, events: JSON.parse(JSON.stringify(told)) }).events).toEqual(told);
		const { board: _, ...without } = become;
		expect(() => storedRoundView({ ...played, events: [...events, without] })).toThrow();
	});

	test("figures of no mode are a bug", () => {
		const [table] = payTables;
		if (table === undefined) throw new Error("no table");
		expect(() => viewOf(table, { payTable: "x@1", modes: [] })).toThrow("without a mode");
	});
});

describe("a pay table at rest", () => {
	test.each(named)("%s reads back from its sealed body as it was written", (_, table) => {
		const { body, digest } = sealTable(table);
		expect(body).toBe(canonicalTable(table));
		expect(digest).toBe(digestOf(body));
		expect(z.parse(payTableModel, JSON.parse(body))).toEqual(table);
	});

	test("one changed letter is another digest", () => {
		const [table] = payTables;
		if (table === undefined) throw new Error("no table");
		expect(sealTable({ ...table, topAward: table.topAward + 1 }).digest).not.toBe(sealTable(table).digest);
	});

	test.each([
		["no object", null],
		["a strip of text", { ...payTables[0], modes: [{ code: "standard", cost: 20, reels: { strips: ["abc"] } }] }],
		["a role that is none", { ...payTables[0], symbols: [{ code: "x", role: "bonus", pays: [], multiplier: 1 }] }],
		["a cost that is no whole number", { ...payTables[0], topAward: 1.5 }],
	])("%s is no table", (_, body) => {
		expect(z.safeParse(payTableModel, body).success).toBe(false);
	});

	test("figures are parsed, not believed", () => {
		for (const { report } of knownFigures) expect(z.parse(gateReportModel, report)).toEqual(report);
		expect(z.safeParse(gateReportModel, { payTable: "x@1" }).success).toBe(false);
	});
});
