// Golden spins as lines of text: stops, credits, what happens. Never imported outside tests.
import type { SlotEvent } from "../events.ts";
import { freeSpinsOf, type PayTable, type ReelSet } from "../pay-table.ts";
import { playSpin } from "../spin.ts";

/** "21 26 23 9 17 | 0 | nothing": a spin of a table's first mode, or of its free spins. */
export function goldenLine(table: PayTable, spin: { reels: "base" | "free"; stops: readonly number[] }): string {
	const set = setOf(table, spin.reels);
	const { win, events } = playSpin({ table, set, ...spin, shownMultiplier: set.ladder[0] ?? 1 });
	const happens = events.flatMap((event) => say(table, event)).join("; ") || "nothing";
	return `${spin.stops.join(" ")} | ${win} | ${happens}`;
}

export function setOf(table: PayTable, reels: "base" | "free"): ReelSet {
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
