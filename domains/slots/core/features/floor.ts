// A floor that remembers: below each cell that has won in this spin lies a tile, and each further win lays a dearer one.
import type { WinEvent } from "../awards/rule.ts";
import type { SlotEvent } from "../events.ts";
import type { Cell, ReelSet } from "../pay-table.ts";

/** By cell: the cascades that have won on it. A cell that is not there has none. */
export type Trodden = ReadonlyMap<Cell, number>;

/** What is trodden once these wins stand on it: each cell counts once, however many wins share it. */
export function tread({ floor }: ReelSet, trodden: Trodden, wins: readonly WinEvent[]): Trodden {
	if (floor === undefined) return trodden;
	const after = new Map(trodden);
	for (const cell of new Set(wins.flatMap(({ cells }) => cells))) after.set(cell, (after.get(cell) ?? 0) + 1);
	return after;
}

/** What the tile in a cell multiplies by, 0 where none lies; undefined where the set lays none. */
export function worthOf({ floor }: ReelSet, trodden: Trodden): ((cell: Cell) => number) | undefined {
	if (floor === undefined) return undefined;
	const { worth } = floor;
	return (cell) => worth[Math.min(trodden.get(cell) ?? 0, worth.length) - 1] ?? 0;
}

/** The tiles that lie now, in the order of their cells; nothing where the set has no floor. */
export function floorTold(set: ReelSet, trodden: Trodden): SlotEvent[] {
	const worth = worthOf(set, trodden);
	if (worth === undefined) return [];
	const cells = [...trodden.keys()].sort((a, b) => a - b);
	return [{ type: "floor", tiles: cells.map((cell) => ({ cell, times: worth(cell) })) }];
}
