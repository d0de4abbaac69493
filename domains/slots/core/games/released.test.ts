import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { compare, fraction } from "#platform/kernel";
import { knownFigures } from "#slots/api";
import {
	figuresPath,
	reportPath,
	type SlotFile,
	slotFiles,
	staleSlotFiles,
	unplayedTables,
} from "../../../../tools/gen/slots.ts";
import { structureFaults } from "../gate/structure.ts";
import { type BetMode, type PayTable, payTableId } from "../pay-table.ts";
import { payTables } from "./index.ts";

/** One game of each first kind of award; the others are bound by their digests (`npm run gen -- --anew` proves all). */
const provenHere = ["dancheong-gate", "magpie-tiger", "bojagi"];

/** Computing them anew takes seconds: once for the file. */
let derived: SlotFile[] = [];
beforeAll(() => {
	derived = slotFiles((game) => provenHere.includes(game));
}, 120_000);

const onDisk = (path: string): string => readFileSync(path, "utf8");

describe("the released tables", () => {
	test("pass the gate, and the stored figures are those computed from every combination today", () => {
		expect(onDisk(figuresPath)).toBe(derived.find(({ path }) => path === figuresPath)?.text);
	});

	test.each(payTables.map(({ game }) => [game] as const))("the maths report of %s is not stale", (game) => {
		expect(onDisk(reportPath(game))).toBe(derived.find(({ path }) => path === reportPath(game))?.text);
	});

	test("a cheap look at the digests says the same, and each table has its long run recorded", () => {
		expect(staleSlotFiles()).toEqual([]);
		expect(unplayedTables()).toEqual([]);
	});

	test("each long run's confidence interval holds the return, exact or proven by play", () => {
		for (const { game } of payTables) {
			const report = onDisk(reportPath(game));
			expect(report).toContain("| rounds | 100000000, seed 20261121 |");
			expect(report).toMatch(/holds the (exact )?return \|/);
			expect(report).not.toContain("does not hold");
		}
	});
});

/** Golden figures: a table whose return moves by a hair is another table. */
const golden: Readonly<Record<string, { rtp: string; hitRate: string; top: string }>> = {
	"dancheong-gate@1": { rtp: "96.036191", hitRate: "29.2718", top: "30000 credits, 1500.0 stakes" },
	"magpie-tiger@1": { rtp: "96.313649", hitRate: "25.1687", top: "194400 credits, 7776.0 stakes" },
	"bojagi@1": { rtp: "96.135160", hitRate: "41.9421", top: "9044 credits, 452.2 stakes" },
	"salt-caravan@1": { rtp: "94.617676", hitRate: "29.3901", top: "25000 credits, 1000.0 stakes" },
	"lantern-tide@1": { rtp: "95.208338", hitRate: "35.9663", top: "13500 credits, 450.0 stakes" },
	"glass-orchard@1": { rtp: "94.475789", hitRate: "26.6119", top: "12430 credits, 621.5 stakes" },
	"cloud-loom@1": { rtp: "95.987997", hitRate: "25.9100", top: "15000 credits, 750.0 stakes" },
	"wayfinder@1": { rtp: "96.927954", hitRate: "34.8376", top: "34020 credits, 1360.8 stakes" },
	"coin-divers@1": { rtp: "94.535133", hitRate: "17.8741", top: "10000 credits, 1000.0 stakes" },
	"haenyeo@1": { rtp: "94.972929", hitRate: "23.4888", top: "6231 credits, 623.1 stakes" },
	"ice-lamps@1": { rtp: "95.752906", hitRate: "39.9456", top: "8420 credits, 280.7 stakes" },
	"gate-of-camels@1": { rtp: "95.680330", hitRate: "47.2095", top: "72400 credits, 905.0 stakes" },
	"tin-miners@1": { rtp: "95.630357", hitRate: "25.1343", top: "62500 credits, 1250.0 stakes" },
	"night-ferry@1": { rtp: "96.724346", hitRate: "17.2546", top: "14580 credits, 182.3 stakes" },
	"talchum@1": { rtp: "96.058303", hitRate: "47.1484", top: "24000 credits, 600.0 stakes" },
	"hanji-lamps@1": { rtp: "96.894427", hitRate: "25.7568", top: "8801 credits, 440.1 stakes" },
	"paper-kites@1": { rtp: "96.578612", hitRate: "34.5993", top: "2132 credits, 213.2 stakes" },
	"tile-court@1": { rtp: "95.656044", hitRate: "62.1181", top: "30076 credits, 1503.8 stakes" },
	"bee-almanac@1": { rtp: "96.311847", hitRate: "55.9052", top: "1650 credits, 82.5 stakes" },
	"reed-organ@1": { rtp: "96.214301", hitRate: "22.0333", top: "32306 credits, 1615.3 stakes" },
	"dhow-race@1": { rtp: "95.115664", hitRate: "34.6598", top: "2640 credits, 176.0 stakes" },
	"orrery@1": { rtp: "97.057519", hitRate: "37.0313", top: "2080 credits, 104.0 stakes" },
	"onggi@1": { rtp: "96.315170", hitRate: "71.6725", top: "9640 credits, 192.8 stakes" },
	"jindo-drums@1": { rtp: "96.540768", hitRate: "34.0438", top: "11335 credits, 453.4 stakes" },
};

describe("golden figures", () => {
	test.each(payTables.map((table) => [payTableId(table), table.game] as const))("of %s", (id, game) => {
		const report = onDisk(reportPath(game));
		expect(report).toContain(`| Return to player (RTP) | ${golden[id]?.rtp} %`);
		expect(report).toContain(`| Hit rate | ${golden[id]?.hitRate} %,`);
		expect(report).toContain(`| Top award of one spin | ${golden[id]?.top} |`);
	});

	test("the cloth's return is a fraction of its 7,312,896 combinations", () => {
		expect(onDisk(reportPath("bojagi"))).toContain("28121057 / 29251584");
		const exact = fraction(28_121_057, 29_251_584);
		expect(compare(exact, fraction(90, 100))).toBeGreaterThan(0);
		expect(compare(exact, fraction(98, 100))).toBeLessThan(0);
	});
});

/** The closed form of a line game: by reel, the symbols' counts alone decide a line's expected pay. */
function linesReturnByCounts(table: PayTable, mode: BetMode): number {
	const shares = mode.reels.strips.map((strip) => ({
		of: (symbol: number) =>
			strip.filter((other) => other === symbol || table.symbols[other]?.role === "wild").length / strip.length,
	}));
	let perLine = 0;
	for (const [symbol, { role, pays }] of table.symbols.entries()) {
		if (role !== "plain") continue;
		for (let count = 1; count <= shares.length; count++) {
			const credits = pays.reduce((best, step) => (count >= step.count ? step.credits : best), 0);
			const run = shares.slice(0, count).reduce((product, reel) => product * reel.of(symbol), 1);
			const stop = count < shares.length ? 1 - (shares[count]?.of(symbol) ?? 0) : 1;
			perLine += credits * run * stop;
		}
	}
	const lines = table.award.kind === "lines" ? table.award.lines.length : 0;
	return (perLine * lines) / mode.cost;
}

describe("a second way to the same figure", () => {
	test("the line wins of the paid spin, from the symbols' counts alone", () => {
		const table = payTables.find(({ award }) => award.kind === "lines");
		const [mode] = table?.modes ?? [];
		if (table === undefined || mode === undefined) throw new Error("no line game");
		const share = /\| the reels as they stop \| ([0-9.]+) % \|/.exec(onDisk(reportPath(table.game)))?.[1];
		expect(linesReturnByCounts(table, mode) * 100).toBeCloseTo(Number(share), 3);
	});
});

describe("what each game promises in its rules", () => {
	const tableOf = (game: string): PayTable => {
		const table = payTables.find((one) => one.game === game);
		if (table === undefined) throw new Error(`no ${game}`);
		return table;
	};
	const reelsWith = (table: PayTable, code: string): number[] => {
		const symbol = table.symbols.findIndex((one) => one.code === code);
		const sets = [...table.modes.map(({ reels }) => reels), ...(table.freeSpins ? [table.freeSpins.reels] : [])];
		const reels = sets.flatMap(({ strips }) =>
			strips.flatMap((strip, reel) => (strip.includes(symbol) ? [reel + 1] : [])),
		);
		return [...new Set(reels)].sort();
	};

	test.each([
		["dancheong-gate", "gate-guardian", [2, 3, 4, 5]],
		["dancheong-gate", "wind-bell", [1, 2, 3, 4, 5]],
		["magpie-tiger", "tiger", [2, 3, 4]],
		["magpie-tiger", "red-sun", [1, 2, 3, 4, 5]],
		["bojagi", "moon-jar", [2, 3, 4]],
		["talchum", "white-lion", [2, 3, 4]],
		["talchum", "turning-mask", [1, 2, 3, 4, 5]],
		["paper-kites", "kite-wind", [2, 3, 4]],
		["paper-kites", "weather-vane", [1, 2, 3, 4, 5]],
		["jindo-drums", "double-drum", [2, 4]],
		["jindo-drums", "treble-drum", [3]],
		["haenyeo", "sea-woman", [2, 3, 4]],
		["reed-organ", "silver-reed", [2, 3, 4, 5]],
		["onggi", "roped-jar", [2, 3, 4]],
		["onggi", "first-frost", [1, 3, 5]],
		["night-ferry", "port-light", [3]],
		["tile-court", "sun-tile", [2, 3, 4, 5]],
		["bee-almanac", "full-cell", []],
		["ice-lamps", "northern-lights", [1, 2, 3, 4, 5, 6]],
		["orrery", "winding-key", [1, 2, 3, 4, 5]],
		["dhow-race", "lateen-sail", [2, 3, 4]],
		["dhow-race", "rolled-chart", [1, 2, 3, 4, 5]],
		["tin-miners", "miners-lamp", [2, 3, 4]],
		["tin-miners", "thundercloud", [1, 3, 5]],
		["gate-of-camels", "waterskin", [2, 3, 4]],
		["gate-of-camels", "well", [1, 2, 3, 4, 5]],
		["jindo-drums", "moon-ring", [1, 2, 3, 4]],
	])("%s: %s stands on reels %j", (game, code, reels) => {
		expect(reelsWith(tableOf(game), code)).toEqual(reels);
	});

	test("the tables have no fault of shape, and no two the same mathematics", () => {
		expect(payTables.flatMap(structureFaults)).toEqual([]);
		const kinds = payTables.map(({ award, grid, bonus, modes, freeSpins }) =>
			[
				award.kind,
				grid.reels,
				grid.rows,
				modes.length,
				modes[0]?.reels.mystery !== undefined,
				modes[0]?.reels.joined,
				modes[0]?.reels.leaves !== undefined,
				modes[0]?.reels.lids?.open,
				modes[0]?.reels.floor?.kind,
				modes[0]?.reels.fills?.full,
				bonus?.kind,
				bonus && "wilds" in bonus ? bonus.wilds : "",
				freeSpins?.reels.ladder[0],
				freeSpins?.reels.expandWilds,
			].join(),
		);
		expect(new Set(kinds).size).toBe(payTables.length);
	});

	test("a return that was proven by play states an interval of at most 0.05 % to each side", () => {
		const played = knownFigures.flatMap(({ report }) => report.modes.flatMap(({ interval }) => interval ?? []));
		expect(played.length).toBe(3);
		for (const { low, high, bonuses } of played) {
			expect(Number(high) - Number(low)).toBeLessThanOrEqual(0.1);
			expect(bonuses).toBeGreaterThanOrEqual(12_000_000);
		}
	});

	test("a bonus that is bought returns what its game returns, within half a per cent, and always comes", () => {
		const figures = knownFigures.find(({ report }) => report.payTable === "coin-divers@1")?.report.modes ?? [];
		expect(figures.map(({ mode, rtp, hitRate }) => [mode, rtp, hitRate])).toEqual([
			["standard", "94.54", "17.87"],
			["bought", "94.44", "100.00"],
		]);
	});

	test("the three courses of the wayfinder return the same to the last digit", () => {
		const figures = knownFigures.find(({ report }) => report.payTable === "wayfinder@1")?.report.modes ?? [];
		expect(figures.map(({ mode }) => mode)).toEqual(["calm", "trade", "storm"]);
		expect(new Set(figures.map(({ exactReturn }) => exactReturn)).size).toBe(1);
		const deviations = figures.map(({ standardDeviation }) => standardDeviation);
		expect([...deviations].sort((a, b) => a - b)).toEqual(deviations);
	});

	test("the farther the monsoon's course the more it strays, at the same return within a twentieth of a per cent", () => {
		const figures = knownFigures.find(({ report }) => report.payTable === "dhow-race@1")?.report.modes ?? [];
		expect(figures.map(({ mode, rtp, topAward }) => [mode, rtp, topAward.credits])).toEqual([
			["coast", "95.12", 2640],
			["gulf", "95.09", 3900],
			["ocean", "95.13", 9320],
		]);
		const deviations = figures.map(({ standardDeviation }) => standardDeviation);
		expect([...deviations].sort((a, b) => a - b)).toEqual(deviations);
	});

	test("every symbol has its name in each language", () => {
		for (const language of ["en", "ko"]) {
			const text: unknown = JSON.parse(onDisk(`domains/slots/ui/messages/${language}.json`));
			expect(text).toMatchObject({
				symbol: Object.fromEntries(
					payTables.flatMap(({ symbols }) => symbols.map(({ code }) => [code, expect.any(String)])),
				),
				game: Object.fromEntries(payTables.map(({ game }) => [game, expect.any(String)])),
			});
		}
	});
});
