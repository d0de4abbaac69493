// Fast, a floor that remembers: a tile below each cell that has won in a spin, a dearer one with each further win.
import type { ReelSet } from "../pay-table.ts";
import type { FastEvaluation } from "./award.ts";

type FastFloor = {
	/** After a win and before what won falls. */
	readonly tread: () => void;
	/** After the last fall of a spin. */
	readonly clear: () => void;
};

export function floorOf({ floor }: ReelSet, { removed, tiles }: FastEvaluation): FastFloor {
	if (floor === undefined || tiles === undefined) return { tread: () => {}, clear: () => {} };
	const { worth } = floor;
	const wins = new Uint8Array(removed.length);
	return {
		tread: () => {
			for (let cell = 0; cell < wins.length; cell++) {
				if (removed[cell] !== 1) continue;
				const won = Math.min((wins[cell] ?? 0) + 1, worth.length);
				wins[cell] = won;
				tiles[cell] = worth[won - 1] ?? 0;
			}
		},
		clear: () => {
			wins.fill(0);
			tiles.fill(0);
		},
	};
}
