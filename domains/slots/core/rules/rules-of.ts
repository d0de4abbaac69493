// The rules of a pay table as a list of sentences, in the order in which they are told. All of it is read from the table.
import type { FreeSpins, PayTable, ReelSet, SlotSymbol } from "../pay-table.ts";
import { bonusRules } from "./bonus-rules.ts";
import { about } from "./parts.ts";
import type { RuledTable } from "./ruled-table.ts";
import { type Sentence, type Share, sentence } from "./sentences.ts";

export function rulesOf(table: RuledTable): Sentence[] {
	return [
		...table.symbols.map(({ code, pays }) => sentence("pays", { symbol: code, steps: pays })),
		sentence("stake", { cost: table.cost }),
		...awardRules(table),
		sentence("steps", {}),
		...table.symbols.flatMap((symbol, index) => (symbol.role === "wild" ? wildRules(table, { symbol, index }) : [])),
		...joiningRules(table),
		...hidingRules(table),
		...joinedRules(table),
		...cascadeRules(table),
		...scatterRules(table),
		...freeRules(table),
		...bonusRules(table),
		...offers(table),
	];
}

function awardRules({ award, grid, base }: RuledTable): Sentence[] {
	switch (award.kind) {
		case "lines":
			return [sentence("lines", { lines: award.lines }), sentence("onLine", {})];
		case "both-ways":
			return [sentence("both-ways", { lines: award.lines }), sentence("onEnds", {})];
		case "ways":
			return [sentence("ways", { ways: (base.lids?.open ?? grid.rows) ** grid.reels }), sentence("onWays", {})];
		case "clusters":
			return [sentence("clusters", { least: award.least }), sentence("onClusters", {})];
		case "anywhere":
			return [sentence("anywhere", { least: award.least }), sentence("onAnywhere", {})];
	}
}

/** The reels, counted from one, on which a symbol stands in any set. */
function reelsWith(table: RuledTable, symbol: number): number[] {
	const held = table.bonus !== undefined && "reels" in table.bonus ? [table.bonus.reels] : [];
	const sets = [table.base, ...(table.freeSpins === undefined ? [] : [table.freeSpins.reels]), ...held];
	return table.base.strips.flatMap((_, reel) =>
		sets.some(({ strips }) => strips[reel]?.includes(symbol)) ? [reel + 1] : [],
	);
}

function wildRules(table: RuledTable, of: { symbol: SlotSymbol; index: number }): Sentence[] {
	const { code: wild, multiplier } = of.symbol;
	const { leaves, fills } = table.base;
	if (leaves === of.index) return [sentence("leaves", { wild })];
	if (fills?.wild === of.index) return [sentence("fills", { wild, full: fills.full })];
	const stands = sentence("wild", { wild, reels: reelsWith(table, of.index) });
	return multiplier === 1 ? [stands] : [stands, sentence("wildTimes", { wild, value: multiplier })];
}

/** Where wilds may be the whole of a win: that they are none by themselves. */
function joiningRules({ award, symbols }: RuledTable): Sentence[] {
	const free = award.kind === "clusters" || award.kind === "anywhere";
	return free && symbols.some(({ role }) => role === "wild") ? [sentence("wildJoins", {})] : [];
}

/** What hides another symbol: into what it turns, and how much of the reels it is in the free spins. */
function hidingRules({ base, symbols, freeSpins }: RuledTable): Sentence[] {
	const { mystery } = base;
	const code = mystery && symbols[mystery.symbol]?.code;
	if (mystery === undefined || code === undefined) return [];
	const shown = ({ strips }: ReelSet): Share => {
		const all = strips.flat();
		return { of: all.filter((one) => one === mystery.symbol).length, in: all.length };
	};
	const shares = symbols.flatMap((one, index) => {
		const entries = mystery.into.filter((into) => into === index).length;
		return entries === 0 ? [] : [{ symbol: one.code, of: entries, in: mystery.into.length }];
	});
	const hides = sentence("mystery", { mystery: code, shares });
	if (freeSpins?.reels.mystery === undefined) return [hides];
	return [hides, sentence("freeMystery", { mystery: code, base: shown(base), free: shown(freeSpins.reels) })];
}

/** How many reels turn as one, and how many of them in the free spins. */
function joinedRules({ base, freeSpins }: RuledTable): Sentence[] {
	const free = freeSpins?.reels.joined;
	return [
		...(base.joined === undefined ? [] : [sentence("joined", { count: base.joined })]),
		...(free === undefined ? [] : [sentence("freeJoined", { count: free })]),
	];
}

function cascadeRules({ base, grid }: RuledTable): Sentence[] {
	if (!base.cascades) return [];
	const { lids, ladder, floor } = base;
	return [
		sentence("cascade", {}),
		...(lids === undefined
			? []
			: [sentence("lids", { open: lids.open, rows: grid.rows, most: grid.rows ** grid.reels })]),
		...(ladder.length > 1 ? [sentence("ladder", { ladder })] : []),
		...(floor === undefined ? [] : [sentence("tiles", { worth: floor.worth })]),
	];
}

/** When scatters are counted and what they count for, where they pay. */
function scatterRules({ symbols }: RuledTable): Sentence[] {
	const paying = symbols.find(({ role, pays }) => role === "scatter" && pays.length > 0);
	return paying === undefined ? [] : [sentence("scattersAdded", { scatter: paying.code })];
}

function freeRules(table: RuledTable): Sentence[] {
	const { freeSpins, modes } = table;
	if (freeSpins === undefined) return [];
	const { reels, awards, more, limit } = freeSpins;
	const opens =
		modes === undefined
			? about(table, "scatter", (scatter) => sentence("scatter", { scatter, awards }))
			: [...about(table, "scatter", (scatter) => sentence("courseOpens", { scatter })), ...courses(modes)];
	return [
		...opens,
		sentence("freeStake", {}),
		...(modes === undefined ? timesRules(reels) : []),
		...(reels.expandWilds ? about(table, "wild", (wild) => sentence("expand", { wild })) : []),
		...(more.length === 0 ? [] : [sentence("more", { awards: more, limit })]),
	];
}

function timesRules({ cascades, ladder }: ReelSet): Sentence[] {
	const [value = 1] = ladder;
	if (cascades) return [sentence("freeLadder", { ladder })];
	return value === 1 ? [] : [sentence("freeTimes", { value })];
}

function courses(modes: NonNullable<RuledTable["modes"]>): Sentence[] {
	const spins = ({ awards, reels }: FreeSpins, course: string): Sentence =>
		sentence("courseSpins", { course, awards, value: reels.ladder[0] ?? 1 });
	return [
		sentence("course", {}),
		...modes.flatMap(({ code, freeSpins }) => (freeSpins === undefined ? [] : [spins(freeSpins, code)])),
	];
}

/** What the market has to allow: the bonus for its price, and doubling what was won. */
function offers({ buy, doubleUp, cost }: RuledTable & Pick<PayTable, "doubleUp">): Sentence[] {
	return [
		...(buy === undefined ? [] : [sentence("buy", { credits: buy.cost, times: buy.cost / cost, rtp: buy.rtp })]),
		...(doubleUp === undefined ? [] : [sentence("doubleUp", { ...doubleUp })]),
	];
}
