// Fast, cells that fill: a part with each win, a wild once they are full, nothing more once a win has used it.
import type { ReelSet } from "../pay-table.ts";

/** By cell, as fall.ts keeps them: 1 for what leaves, 1 for what stays while the rest falls past it. */
type Marks = { readonly removed: Uint8Array; readonly stays: Uint8Array };

type FastFills = {
	/** After a win and before what won falls. */
	readonly fill: (cells: Uint8Array) => void;
	/** After the last fall of a spin. */
	readonly empty: () => void;
};

export function fillsOf({ fills }: ReelSet, { removed, stays }: Marks): FastFills {
	if (fills === undefined) return { fill: () => {}, empty: () => {} };
	const { full, wild } = fills;
	const parts = new Uint8Array(removed.length);
	return {
		fill: (cells) => {
			for (let cell = 0; cell < parts.length; cell++) {
				if (removed[cell] !== 1) continue;
				const now = Math.min((parts[cell] ?? 0) + 1, full + 1);
				parts[cell] = now;
				stays[cell] = now === full ? 1 : 0;
				if (now !== full) continue;
				removed[cell] = 0;
				cells[cell] = wild;
			}
		},
		empty: () => {
			parts.fill(0);
			stays.fill(0);
		},
	};
}
