// Fast, what a set does to single cells besides falling: symbols that hide another, wilds that wins leave behind, lids.
import type { ReelSet } from "../pay-table.ts";
import type { FastEvaluation } from "./award.ts";

/** What hides another symbol, where a set has such: which it turns into, and the cells as they then are. */
export function hidingOf({ mystery }: ReelSet, cells: Uint8Array) {
	if (mystery === undefined) return { turn: () => false, shown: () => cells, among: () => false };
	const { symbol, into } = mystery;
	const revealed = new Uint8Array(cells.length);
	let drawn = 0;
	return {
		turn: (stop: number): boolean => {
			drawn = into[stop] ?? 0;
			return true;
		},
		shown: (): Uint8Array => {
			for (let cell = 0; cell < cells.length; cell++) {
				const other = cells[cell] ?? 0;
				revealed[cell] = other === symbol ? drawn : other;
			}
			return revealed;
		},
		/** Whether one stands among the first cells. */
		among: (count: number): boolean => {
			const at = cells.indexOf(symbol);
			return at >= 0 && at < count;
		},
	};
}

/** Puts the wilds that wins leave behind in their cells, and keeps these from leaving. */
export function leaving({ leaves }: ReelSet, { removed, last }: FastEvaluation): (cells: Uint8Array) => void {
	if (leaves === undefined || last === undefined) return () => {};
	return (cells) => {
		for (let cell = 0; cell < cells.length; cell++) {
			if (last[cell] !== 1) continue;
			cells[cell] = leaves;
			removed[cell] = 0;
			last[cell] = 0;
		}
	};
}

/** Takes the lowest lid off each reel from which something leaves, and marks the others as staying. */
export function liftingOf({ lids }: ReelSet, { rows, removed }: { rows: number; removed: Uint8Array }) {
	if (lids === undefined) return () => {};
	const { symbol, open } = lids;
	return (cells: Uint8Array, stays: Uint8Array): void => {
		for (let first = 0; first < cells.length; first += rows) {
			let lowest = first + rows - open - 1;
			while (lowest >= first && cells[lowest] !== symbol) lowest--;
			const grows = removed.indexOf(1, first);
			if (lowest >= first && grows >= 0 && grows < first + rows) {
				removed[lowest] = 1;
				stays[lowest] = 0;
				lowest--;
			}
			for (let cell = first; cell <= lowest; cell++) stays[cell] = 1;
		}
	};
}
