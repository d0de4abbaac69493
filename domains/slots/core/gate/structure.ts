// The shape of a pay table: what must hold before its return can be computed at all.
import { creditsFor } from "../board.ts";
import { bonusOf } from "../bonus/index.ts";
import type { BetMode, FreeSpins, PayTable, ReelSet } from "../pay-table.ts";
import { type GateReason, reason } from "./reasons.ts";

/** Every fault of shape; empty when the table can be computed. */
export function structureFaults(table: PayTable): GateReason[] {
	const features = [
		...(table.freeSpins === undefined ? [] : [table.freeSpins]),
		...table.modes.flatMap(({ freeSpins }) => (freeSpins === undefined ? [] : [freeSpins])),
	];
	const sets = [
		...table.modes.map((mode) => ({ name: mode.code, set: mode.reels })),
		...features.map(({ reels }) => ({ name: "free spins", set: reels })),
		...(table.bonus !== undefined && "reels" in table.bonus ? [{ name: "bonus", set: table.bonus.reels }] : []),
	];
	// What is counted with must be whole, and there must be a grid, before anything else can even be asked.
	const unsound = [...wholeFaults(table), ...gridFaults(table)];
	if (unsound.length > 0) return unsound.map((detail) => reason("malformed", detail));
	return [
		...symbolFaults(table),
		...awardFaults(table),
		...modeFaults(table),
		...sets.flatMap(({ name, set }) => setFaults(table, { name, set })),
		...features.flatMap((feature) => freeSpinFaults(table, feature)),
		...bonusesOf(table).flatMap((mode) => bonusFaults(table, { mode, features: features.length })),
		...doubleUpFaults(table),
	].map((detail) => reason("malformed", detail));
}

const positive = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

/** Every number of a pay table counts something, wherever it stands: whole, and not below zero. Named by its place. */
function wholeFaults(value: unknown, place = ""): string[] {
	if (typeof value === "number")
		return Number.isSafeInteger(value) && value >= 0 ? [] : [`${place}: ${value} is no whole number`];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) => wholeFaults(inner, place === "" ? key : `${place}.${key}`));
}

function gridFaults({ grid, award }: PayTable): string[] {
	if (!positive(grid.reels) || !positive(grid.rows)) return ["the grid has no cells"];
	const cells = grid.reels * grid.rows;
	if (award.kind === "clusters" && cells > 31) return [`${cells} cells: a cluster grid has at most 31`];
	return cells > 64 ? [`${cells} cells: at most 64`] : [];
}

function symbolFaults({ symbols }: PayTable): string[] {
	const codes = new Set(symbols.map(({ code }) => code));
	const faults = codes.size === symbols.length ? [] : ["two symbols of one code"];
	if (symbols.filter(({ role }) => role === "scatter").length > 1) faults.push("more than one kind of scatter");
	for (const { code, role, pays, multiplier } of symbols) {
		if (role === "wild" && pays.length > 0) faults.push(`${code}: a wild pays nothing by itself`);
		if (!positive(multiplier)) faults.push(`${code}: a multiplier of ${multiplier}`);
		if (role !== "wild" && multiplier !== 1) faults.push(`${code}: only a wild multiplies`);
		for (const [index, step] of pays.entries()) {
			const before = pays[index - 1] ?? { count: 0, credits: 0 };
			if (!positive(step.count) || !positive(step.credits)) faults.push(`${code}: a pay that is no whole number`);
			if (step.count <= before.count || step.credits <= before.credits) faults.push(`${code}: pays must ascend`);
		}
	}
	return faults;
}

function awardFaults({ award, grid }: PayTable): string[] {
	if (award.kind === "clusters" || award.kind === "anywhere")
		return positive(award.least) ? [] : ["a cluster of no cells"];
	if (award.kind === "ways") return [];
	const whole = award.lines.every(
		(line) => line.length === grid.reels && line.every((row) => Number.isInteger(row) && row >= 0 && row < grid.rows),
	);
	const distinct = new Set(award.lines.map((line) => line.join())).size === award.lines.length;
	return [
		...(whole ? [] : ["a line that leaves the grid"]),
		...(distinct ? [] : ["the same line twice"]),
		...(award.lines.length === 0 ? ["no lines"] : []),
	];
}

function modeFaults({ modes, coins }: PayTable): string[] {
	const codes = new Set(modes.map(({ code }) => code));
	return [
		...(modes.length === 0 ? ["no mode"] : []),
		...(codes.size === modes.length ? [] : ["two modes of one code"]),
		...modes.flatMap(({ code, cost }) => (positive(cost) ? [] : [`${code}: a cost of ${cost}`])),
		...(coins.length === 0 || !coins.every(positive) ? ["a coin that is no whole number of minor units"] : []),
		...(coins.some((coin, index) => index > 0 && coin <= (coins[index - 1] ?? 0)) ? ["coins must ascend"] : []),
	];
}

function setFaults(table: PayTable, named: { name: string; set: ReelSet }): string[] {
	const { strips, ladder, expandWilds, cascades } = named.set;
	const faults: string[] = [];
	if (strips.length !== table.grid.reels) faults.push(`${strips.length} strips for ${table.grid.reels} reels`);
	if (strips.some((strip) => strip.length < table.grid.rows || strip.length > 255))
		faults.push("a strip too short or too long");
	if (strips.some((strip) => strip.some((symbol) => table.symbols[symbol] === undefined)))
		faults.push("an unknown symbol");
	if (ladder.length === 0 || !ladder.every(positive)) faults.push("a ladder that is no list of whole multipliers");
	if (!cascades && ladder.length > 1) faults.push("a ladder of several steps without cascades");
	if (cascades && expandWilds) faults.push("wilds that expand cannot cascade");
	const wildFirst = (strips[0] ?? []).some((symbol) => table.symbols[symbol]?.role === "wild");
	const fromLeft = "lines" in table.award || table.award.kind === "ways";
	if (fromLeft && wildFirst) faults.push("a wild on the first reel");
	const wildLast = (strips.at(-1) ?? []).some((symbol) => table.symbols[symbol]?.role === "wild");
	if (table.award.kind === "both-ways" && wildLast) faults.push("a wild on the last reel");
	faults.push(...joinedFaults(named.set));
	faults.push(
		...hidingFaults(table, named.set),
		...lidFaults(table, named.set),
		...floorFaults(table, named.set),
		...fillFaults(table, named.set),
	);
	return faults.map((fault) => `${named.name}: ${fault}`);
}

/** Reels that turn as one. */
function joinedFaults({ strips, joined, mystery, lids, cascades }: ReelSet): string[] {
	if (joined === undefined) return [];
	const equal = strips.every((strip) => strip.join() === strips[0]?.join());
	return [
		...(equal ? [] : ["reels that join are equal"]),
		...(positive(joined) && joined > 1 && joined < strips.length ? [] : ["a pair of reels that is none"]),
		...(mystery !== undefined || lids !== undefined || cascades
			? ["reels that join hide nothing and do not fall"]
			: []),
	];
}

/** Symbols that hide others, and wilds that are left behind. */
function hidingFaults({ symbols, award }: PayTable, { mystery, leaves, cascades }: ReelSet): string[] {
	const hides = mystery === undefined ? undefined : symbols[mystery.symbol];
	const appears = (mystery?.into ?? []).map((symbol) => symbols[symbol]);
	const whole = appears.length > 0 && appears.every((symbol) => symbol?.role === "plain" && symbol.pays.length > 0);
	return [
		...(mystery === undefined || (hides?.role === "plain" && hides.pays.length === 0)
			? []
			: ["what hides another pays by itself"]),
		...(mystery === undefined || whole ? [] : ["what is hidden must be plain and pay"]),
		...(mystery !== undefined && cascades ? ["what hides another cannot cascade"] : []),
		...(leaves === undefined || (symbols[leaves]?.role === "wild" && cascades && award.kind === "ways")
			? []
			: ["wilds are left behind by cascades of ways alone"]),
	];
}

/** Rows that are closed at first. */
function lidFaults({ symbols, award, grid }: PayTable, { lids, cascades, strips }: ReelSet): string[] {
	if (lids === undefined) return [];
	const lid = symbols[lids.symbol];
	const blank = lid?.role === "plain" && lid.pays.length === 0 && !strips.flat().includes(lids.symbol);
	return [
		...(blank ? [] : ["a lid that pays or stands on a strip"]),
		...(positive(lids.open) && lids.open < grid.rows ? [] : ["rows that are open at first: some, but not all"]),
		...(cascades && award.kind === "ways" ? [] : ["reels grow by cascades of ways alone"]),
	];
}

/** Tiles that wins lay. */
function floorFaults({ award }: PayTable, { floor, cascades }: ReelSet): string[] {
	if (floor === undefined) return [];
	const { worth } = floor;
	const ascends = worth.length > 0 && worth.every((one, index) => positive(one) && one > (worth[index - 1] ?? 0));
	return [
		...(ascends ? [] : ["tiles whose worth does not ascend"]),
		...(cascades && award.kind === "clusters" ? [] : ["tiles are laid by cascades of clusters alone"]),
	];
}

/** Cells that fill. */
function fillFaults({ symbols, award }: PayTable, { fills, cascades, strips }: ReelSet): string[] {
	if (fills === undefined) return [];
	const wild = symbols[fills.wild]?.role === "wild" && !strips.flat().includes(fills.wild);
	return [
		...(wild ? [] : ["what full cells hold is a wild that stands on no strip"]),
		...(positive(fills.full) && fills.full < 10 ? [] : ["cells that fill in one to nine parts"]),
		...(cascades && award.kind === "clusters" ? [] : ["cells fill by cascades of clusters alone"]),
	];
}

/** The modes that stand for each bonus of a table once: its first, and those with one of their own. */
const bonusesOf = ({ modes }: PayTable): readonly (BetMode | undefined)[] => [
	undefined,
	...modes.filter(({ bonus }) => bonus !== undefined),
];

type BonusAt = { readonly mode: BetMode | undefined; readonly features: number };

function bonusFaults(table: PayTable, { mode, features }: BonusAt): string[] {
	const bonus = bonusOf(table, mode);
	if (bonus === undefined) return [];
	const scatter = table.symbols.find(({ role }) => role === "scatter");
	const kind = (mode?.bonus ?? table.bonus)?.kind;
	const unscattered = kind === "respins" || kind === "grow";
	const sure = bonus.gives.every(({ count }) => scatter !== undefined && creditsFor(scatter, count) > 0);
	return [
		...(features === 0 ? [] : ["free spins and a bonus: a table has one of the two"]),
		...(scatter === undefined && !unscattered ? ["a bonus that no scatter starts"] : []),
		...(scatter !== undefined && unscattered ? ["respins are started by wilds or by wins alone"] : []),
		// A round with such a bonus always wins.
		...(kind === "hold" || kind === "gather" || unscattered || sure ? [] : ["scatters that start a bonus must pay"]),
		...bonus.faults(),
	];
}

/** Few steps and a bounded win; a first mode that everybody may bet. */
function doubleUpFaults({ doubleUp, modes, topAward }: PayTable): string[] {
	const bounded =
		doubleUp === undefined || (positive(doubleUp.steps) && doubleUp.steps <= 5 && positive(doubleUp.most));
	return [
		...(bounded ? [] : ["a double-up without a bound of at most five steps"]),
		...(doubleUp === undefined || doubleUp.most <= topAward ? [] : ["a double-up beyond the top award"]),
		...(modes[0]?.bought === true ? ["a first mode that is bought"] : []),
	];
}

function freeSpinFaults(table: PayTable, feature: FreeSpins): string[] {
	const least = Math.min(
		...table.symbols.flatMap(({ role, pays }) => (role === "scatter" ? pays : [])).map(({ count }) => count),
	);
	const all = [...feature.awards, ...feature.more];
	return [
		...(positive(feature.limit) && feature.limit <= 500 ? [] : ["free spins without a limit of at most 500"]),
		...(feature.awards.length === 0 ? ["free spins that nothing gives"] : []),
		...(all.every(({ count, spins }) => positive(count) && positive(spins))
			? []
			: ["free spins that are no whole number"]),
		...(feature.awards.some(({ spins }) => spins > feature.limit) ? ["more free spins than their limit"] : []),
		// A round with free spins always wins, so that the hit rate is that of the paid spin alone.
		...(feature.awards.some(({ count }) => count < least) ? ["scatters that give free spins must pay"] : []),
	];
}
