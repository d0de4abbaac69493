// Fast, how symbols fall in a cascade: what won leaves, what stays is passed by, the strips move on from above.
import type { ReelSet } from "../pay-table.ts";
import type { FastEvaluation } from "./award.ts";
import { leaving, liftingOf } from "./hidden.ts";

/** Takes the removed cells out of the columns, in place, and moves the strips on from above; clears the marks. */
export function fallOf(set: ReelSet, grid: { rows: number; evaluation: FastEvaluation }) {
	const { rows, evaluation } = grid;
	const { removed } = evaluation;
	const leave = leaving(set, evaluation);
	const lift = liftingOf(set, { rows, removed });
	const stays = new Uint8Array(removed.length);
	const strips = set.strips.map((strip) => Uint8Array.from(strip));
	return (cells: Uint8Array, tops: Int32Array): void => {
		leave(cells);
		lift(cells, stays);
		for (const [reel, strip] of strips.entries()) {
			let write = (reel + 1) * rows - 1;
			for (let cell = write; cell >= reel * rows; cell--) {
				if (removed[cell] === 1 || stays[cell] === 1) continue;
				while (stays[write] === 1) write--;
				cells[write] = cells[cell] ?? 0;
				write--;
			}
			let top = tops[reel] ?? 0;
			for (; write >= reel * rows; write--) {
				if (stays[write] === 1) continue;
				top = top === 0 ? strip.length - 1 : top - 1;
				cells[write] = strip[top] ?? 0;
			}
			tops[reel] = top;
		}
		removed.fill(0);
	};
}
