// Golden figures of a game, as its folder keeps them: spins as lines of text (stops, credits, what happens), what its rules
// say. Written once by `npm run gen`, held by golden.test.ts.
import * as z from "zod/mini";
import { seededChance } from "#platform/kernel";
import type { SlotEvent } from "../events.ts";
import { freeSpinsOf, type PayTable, type ReelSet } from "../pay-table.ts";
import { playSpin } from "../spin.ts";

const lines = z.array(z.string());

/** `catalogue` is held where the game is listed (server/spin-slot.db.test.ts). */
export const goldenModel = z.object({
	rtp: z.string(),
	hitRate: z.string(),
	top: z.string(),
	catalogue: z.object({
		rtp: z.string(),
		lines: z.number(),
		volatility: z.string(),
		top: z.object({ times: z.string(), oneIn: z.number() }),
	}),
	rules: lines,
	stands: z.record(z.string(), z.array(z.number())),
	spins: z.object({ base: lines, free: z.optional(lines) }),
});

export type ReelsOfGame = "base" | "free";

/** Of so many spins the first few as they are drawn and the dearest of the others: twenty in all. */
export function goldenSpins(table: PayTable, reels: ReelsOfGame): string[] {
	const chance = seededChance(20_261_124);
	const { strips } = setOf(table, reels);
	const drawn = Array.from({ length: 400 }, () =>
		goldenLine(table, { reels, stops: strips.map(({ length }) => chance.below(length)) }),
	);
	const paid = (line: string): number => Number(line.split(" | ")[1]);
	return [
		...drawn.slice(0, 6),
		...drawn
			.slice(6)
			.sort((left, right) => paid(right) - paid(left))
			.slice(0, 14),
	];
}

/** The reels, from 1, on which a symbol stands in any of a table's sets. */
export function standsOn(table: PayTable, code: string): number[] {
	const symbol = table.symbols.findIndex((one) => one.code === code);
	const sets = [...table.modes.map(({ reels }) => reels), ...(table.freeSpins ? [table.freeSpins.reels] : [])];
	const reels = sets.flatMap(({ strips }) =>
		strips.flatMap((strip, reel) => (strip.includes(symbol) ? [reel + 1] : [])),
	);
	return [...new Set(reels)].sort();
}

/** "21 26 23 9 17 | 0 | nothing": a spin of a table's first mode, or of its free spins. */
export function goldenLine(table: PayTable, spin: { reels: ReelsOfGame; stops: readonly number[] }): string {
	const set = setOf(table, spin.reels);
	const { win, events } = playSpin({ table, set, ...spin, shownMultiplier: set.ladder[0] ?? 1 });
	const happens = events.flatMap((event) => say(table, event)).join("; ") || "nothing";
	return `${spin.stops.join(" ")} | ${win} | ${happens}`;
}

export function setOf(table: PayTable, reels: ReelsOfGame): ReelSet {
	const [mode] = table.modes;
	const held = table.bonus !== undefined && "reels" in table.bonus ? table.bonus.reels : undefined;
	const set = reels === "base" ? mode?.reels : ((mode && freeSpinsOf(table, mode)?.reels) ?? held);
	if (set === undefined) throw new Error(`${table.game} has no ${reels} reels`);
	return set;
}

function say(table: PayTable, event: SlotEvent): string[] {
	const name = (symbol: number): string => table.symbols[symbol]?.code ?? "nobody";
	switch (event.type) {
		case "line-win":
			return [`line ${event.line} ${name(event.symbol)} x${event.count} ${event.pay}`];
		case "ways-win":
			return [`${event.ways} ways ${name(event.symbol)} x${event.count} ${event.pay}`];
		case "anywhere-win":
			return [`${name(event.symbol)} x${event.count} ${event.pay}`];
		case "cluster-win":
			return [`cluster ${name(event.symbol)} x${event.count} ${event.pay}`];
		case "scatter":
			return [`scatter x${event.count} ${event.pay}`];
		case "become":
			return [`${event.cells.length} become ${name(event.symbol)}`];
		case "expand":
			return [`expand ${event.reel}`];
		case "cascade":
			return [`fall ${event.removed.length}`];
		case "floor":
			return [`tiles ${event.tiles.map(({ times }) => times).join("+")}`];
		case "multiplier":
			return [`times ${event.value}`];
		default:
			return [];
	}
}
