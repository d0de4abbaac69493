import { describe, expect, test } from "vitest";
import type { PayTableView } from "../../contract/index.ts";
import en from "../messages/en.json";
import { rulesOf } from "./rules-of.ts";
import { firstBoard, stageTable } from "./show.ts";
import { testTable } from "./testing.ts";

const rulesIn = (changes: Partial<PayTableView>): string[] =>
	rulesOf({ ...testTable, ...changes }).map(({ rule }) => rule);

const { base } = testTable;
const free = {
	reels: { ...base, ladder: [3] },
	awards: [{ count: 3, spins: 10 }],
	more: [{ count: 3, spins: 5 }],
	limit: 60,
};

const finds = [
	{ kind: "credits", credits: 40, count: 3 },
	{ kind: "times", times: 2, count: 1 },
] as const;

const voyage = {
	kind: "pick" as const,
	awards: [{ count: 3, spins: 1 }],
	finds: [
		{ kind: "credits" as const, credits: 40, count: 3 },
		{ kind: "half" as const, count: 1 },
	],
	lifts: [{ lifts: 3, count: 1 }],
};

const gathering = {
	kind: "gather" as const,
	awards: [{ count: 3, spins: 6 }],
	respins: 3,
	limit: 60,
	landing: { plain: 5, gathers: 2, in: 100 },
	coins: [{ credits: 50, weight: 1 }],
	slab: 2,
	gatherer: 2,
	fullTimes: 2,
	cap: 9_000,
};
const gathers = ["gatherRespins", "gatherTurns", "gatherTakes", "gatherFull"];

describe("the rules of a table, from its data", () => {
	test("a plain line game says how it wins and where its wild stands", () => {
		expect(rulesOf(testTable)).toEqual([
			{ rule: "lines", values: {} },
			{ rule: "wild", values: { reels: "1, 2, 3" }, symbol: { as: "wild", code: "gate-guardian" } },
		]);
	});

	test("free spins name what gives them, what they count for, and further ones", () => {
		const rules = rulesOf({ ...testTable, freeSpins: free });
		expect(rules.slice(2)).toEqual([
			{ rule: "scatter", values: { awards: "3: 10" }, symbol: { as: "scatter", code: "wind-bell" } },
			{ rule: "freeTimes", values: { value: 3 } },
			{ rule: "more", values: { awards: "3: 5", limit: 60 } },
		]);
	});

	test.each<[string, Partial<PayTableView>, string[]]>([
		["cascades with a ladder", { base: { ...base, cascades: true, ladder: [1, 2, 5] } }, ["cascade", "ladder"]],
		[
			"a wild that fills its reel",
			{ freeSpins: { ...free, more: [], reels: { ...base, expandWilds: true } } },
			["scatter", "expand"],
		],
		[
			"wilds that stay, up to a cap",
			{
				bonus: {
					kind: "held-wilds",
					wilds: "stay",
					reels: base,
					awards: [{ count: 3, spins: 8 }],
					limit: 15,
					cap: 900,
				},
			},
			["scatter", "stay", "cap"],
		],
		[
			"hold and win",
			{
				bonus: {
					kind: "hold",
					least: 6,
					respins: 3,
					landing: { of: 1, in: 18 },
					coins: [{ credits: 25, weight: 1 }],
					full: 25_000,
				},
			},
			["hold", "holdRespins", "holdCoins", "holdFull"],
		],
		["slabs that gather their neighbours", { bonus: gathering }, ["gather", ...gathers, "cap"]],
		[
			"what the market may allow besides",
			{
				buy: { code: "bought", cost: 1_100, rtp: "94.44", topAward: { credits: 1, oneIn: 2 } },
				doubleUp: { steps: 3, most: 800 },
			},
			["buy", "doubleUp"],
		],
		[
			"reels that turn as one, more of them in the free spins",
			{ base: { ...base, joined: 2 }, freeSpins: { ...free, more: [], reels: { ...base, joined: 4 } } },
			["joined", "freeJoined", "scatter"],
		],
		[
			"a multiplier that rises",
			{ bonus: { kind: "rising", reels: base, awards: [{ count: 3, spins: 10 }], most: 8 } },
			["scatter", "rising", "risingPays"],
		],
		["a win that grows", { bonus: { kind: "grow", reels: base } }, ["grow", "growMore"]],
		["reels that are held", { bonus: { kind: "respins", reels: base } }, ["respins", "respinsMore"]],
		[
			"covers to lift",
			{ bonus: { kind: "pick", awards: [{ count: 3, spins: 1 }], finds: [...finds, { kind: "end", count: 2 }] } },
			["pick", "pickFinds", "pickTimes", "pickOrder"],
		],
		[
			"a wheel that says how many are lifted",
			{
				bonus: {
					kind: "pick",
					awards: [{ count: 3, spins: 1 }],
					finds: [...finds],
					lifts: [
						{ lifts: 2, count: 3 },
						{ lifts: 4, count: 1 },
					],
				},
			},
			["pick", "pickWheel", "pickHolds", "pickTimes", "pickOrder"],
		],
		[
			"a collect that is chosen before the spin",
			{ bonus: voyage, modes: [{ code: "coast", rtp: "95.11", topAward: { credits: 1, oneIn: 2 }, bonus: voyage }] },
			["pick", "coursePick", "pickVoyage", "pickOrder"],
		],
		[
			"courses to choose from, in place of one multiplier",
			{ freeSpins: { ...free, more: [] }, modes: [{ code: "calm", rtp: "96.00", topAward: { credits: 1, oneIn: 2 } }] },
			["scatter", "course"],
		],
	])("%s", (_, changes, rules) => {
		expect(rulesIn(changes).slice(2)).toEqual(rules);
	});

	test("a coin's worth stands with its share of all coins", () => {
		const coins = [
			{ credits: 25, weight: 3 },
			{ credits: 500, weight: 1 },
		];
		const bonus = { kind: "hold", least: 6, respins: 3, landing: { of: 1, in: 18 }, coins, full: 9_000 } as const;
		const worth = rulesOf({ ...testTable, bonus: { ...bonus, coins } }).find(({ rule }) => rule === "holdCoins");
		expect(worth?.values).toEqual({ turns: 18, coins: "25 (75.0 %), 500 (25.0 %)" });
	});

	test("slabs that gather stand with how often they land, and by their name", () => {
		const rules = rulesOf({ ...testTable, bonus: gathering });
		expect(rules.find(({ rule }) => rule === "gather")?.values).toEqual({ awards: "3: 6" });
		expect(rules.find(({ rule }) => rule === "gatherTurns")).toEqual({
			rule: "gatherTurns",
			values: { plain: "5.0", gathers: "2.0", coins: "50 (100.0 %)" },
			symbol: { as: "gatherer", code: "phoenix" },
		});
		expect(rules.find(({ rule }) => rule === "gatherRespins")?.values).toEqual({ respins: 3, limit: 60 });
	});

	test("what lies under the covers stands with its number", () => {
		const ends = [...finds, { kind: "end" as const, count: 2 }];
		const rules = rulesOf({ ...testTable, bonus: { kind: "pick", awards: [{ count: 3, spins: 4 }], finds: ends } });
		expect(rules.slice(2).map(({ values }) => values)).toEqual([
			{ awards: "3: × 4", covers: 6 },
			{ finds: "40: 3", ends: 2 },
			{ times: "× 2: 1" },
			{},
		]);
	});

	test("what hides another symbol says what it becomes and how much more of it the free spins have", () => {
		const hiding = { ...base, strips: [[2, 2, 2, 0]], mystery: { symbol: 2, into: [0, 1, 1, 1] } };
		const freeSpins = { ...free, more: [], reels: { ...hiding, strips: [[2, 2]] } };
		const rules = rulesOf({ ...testTable, base: hiding, freeSpins });
		const [code, one, other] = [2, 0, 1].map((index) => testTable.symbols[index]?.code ?? "");
		const symbol = { as: "mystery", code };
		const shares = [
			{ code: one, percent: "25.0" },
			{ code: other, percent: "75.0" },
		];
		expect(rules.filter((rule) => rule.symbol?.as === "mystery")).toEqual([
			{ rule: "mystery", values: {}, symbol, shares },
			{ rule: "freeMystery", values: { base: "75.0", free: "100.0" }, symbol },
		]);
	});

	test("a wild that wins leave behind is told in place of the reels it stands on", () => {
		const leaves = testTable.symbols.findIndex(({ role }) => role === "wild");
		expect(rulesIn({ base: { ...base, cascades: true, leaves } }).slice(1, 2)).toEqual(["leaves"]);
	});

	test("reels that grow say how many rows are open at first, and the ways once all are", () => {
		const lids = { symbol: 2, open: 1 };
		const rules = rulesOf({ ...testTable, award: { kind: "ways" }, base: { ...base, cascades: true, lids } });
		expect(rules.map(({ rule }) => rule)).toEqual(["ways", "wild", "cascade", "lids"]);
		expect(rules[3]?.values).toEqual({ open: 1, rows: 3, most: 27 });
		expect(firstBoard({ ...testTable, base: { ...base, lids } }).map((column) => column.slice(0, 2))).toEqual([
			[2, 2],
			[2, 2],
			[2, 2],
		]);
		expect(firstBoard(testTable)).toEqual(base.strips);
	});

	test("tiles in the floor say what they are worth, and one multiplier that never changes is not told", () => {
		const floor = { kind: "tiles" as const, worth: [2, 4, 8] };
		const rules = rulesOf({ ...testTable, base: { ...base, cascades: true, floor } });
		expect(rules.map(({ rule }) => rule)).toEqual(["lines", "wild", "cascade", "tiles"]);
		expect(rules[3]?.values).toEqual({ worth: "× 2, × 4, × 8" });
	});

	test("a wild that full cells hold says so in place of its reels", () => {
		const fills = { full: 2, wild: 0 };
		const rules = rulesOf({ ...testTable, base: { ...base, cascades: true, fills } });
		expect(rules.map(({ rule }) => rule)).toEqual(["lines", "fills", "cascade"]);
		expect(rules[1]?.values).toEqual({ full: 2 });
		expect(stageTable({ ...testTable, base: { ...base, fills } }).full).toBe(2);
	});

	test("every kind of rule has its sentence", () => {
		const kinds = ["both-ways", "lines", "ways", "clusters", "anywhere", "wildTimes", "freeLadder", "walk"] as const;
		for (const kind of kinds) expect(en.rule[kind]).toEqual(expect.any(String));
	});
});
