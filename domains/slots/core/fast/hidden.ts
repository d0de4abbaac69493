// Fast, what a set does to single cells besides falling: symbols that hide another, wilds that wins leave behind, lids.
import type { ReelSet } from "../pay-table.ts";
import type { Cells, Column, FastEvaluation, Windows } from "./award.ts";

/** The columns as they stop; and then, where one symbol hides another, as they are with each that may be drawn. */
export function withRevealed({ mystery }: ReelSet, columns: readonly Column[]): readonly Column[] {
	if (mystery === undefined) return columns;
	const turned = mystery.into.map((drawn) =>
		columns.map(({ reel, symbols }) => ({
			reel,
			symbols: symbols.map((other) => (other === mystery.symbol ? drawn : other)),
		})),
	);
	return [columns, ...turned].flat();
}

type Hiding = {
	/** Draws what the symbol turns into. */
	readonly turn: (stop: number) => void;
	/** Which columns are shown once it is turned. */
	readonly open: () => Windows;
	/** Turns it in the cells, wherever it stands. */
	readonly reveal: () => void;
	/** Whether one stands on the first reels. */
	readonly among: (reels: number) => boolean;
};

type Stopped = { readonly cells: Cells; readonly windows: Windows; readonly columns: readonly Column[] };

/** What hides another symbol, where a set has such. */
export function hidingOf({ mystery }: ReelSet, { cells, windows, columns }: Stopped): Hiding {
	if (mystery === undefined) return { turn: () => {}, open: () => windows, reveal: () => {}, among: () => false };
	const { symbol, into } = mystery;
	const opened = new Int32Array(windows.length);
	let [drawn, passed] = [0, 0];
	return {
		turn: (stop) => {
			drawn = into[stop] ?? 0;
			passed = (stop + 1) * columns.length;
		},
		open: () => {
			for (let reel = 0; reel < windows.length; reel++) {
				const window = windows[reel] ?? -1;
				opened[reel] = window < 0 ? window : window + passed;
			}
			return opened;
		},
		reveal: () => {
			for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === symbol) cells[cell] = drawn;
		},
		among: (reels) => windows.subarray(0, reels).some((window) => columns[window]?.symbols.includes(symbol)),
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
