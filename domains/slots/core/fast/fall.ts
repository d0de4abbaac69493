// Fast, how symbols fall in a cascade: what won leaves, what stays is passed by, the strips move on from above.
import type { ReelSet } from "../pay-table.ts";
import { cascadeLimit, endlessCascade, ladderAt } from "../spin.ts";
import type { FastEvaluation } from "./award.ts";
import { fillsOf } from "./fills.ts";
import { floorOf } from "./floor.ts";
import { leaving, liftingOf } from "./hidden.ts";
import { tallySteps } from "./tally.ts";

type Cascading = { readonly rows: number; readonly evaluation: FastEvaluation; readonly byStep: Float64Array };

/**
 * The credits of all cascades that follow a first win on the cells of these stops; both are left as they are. Adds them to
 * `byStep`. Throws when the chain comes back to itself.
 */
export function cascadeOf(set: ReelSet, { rows, evaluation, byStep }: Cascading) {
	const falling = fallOf(set, { rows, evaluation });
	const cells = new Uint8Array(evaluation.removed.length);
	const tops = new Int32Array(set.strips.length);
	// What has fallen stands in no column that a reel stops at.
	const windows = new Int32Array(set.strips.length).fill(-1);
	const follow = (): number => {
		let total = 0;
		for (let step = 1; step <= cascadeLimit; step++) {
			falling.fall(cells, tops);
			const win = evaluation.win(cells, ladderAt(set, step), windows);
			if (win === 0) return total;
			const at = Math.min(step, tallySteps - 1);
			byStep[at] = (byStep[at] ?? 0) + win;
			total += win;
		}
		falling.end();
		throw new RangeError(endlessCascade);
	};
	return (stopped: Uint8Array, stops: Int32Array): number => {
		cells.set(stopped);
		tops.set(stops);
		const total = follow();
		falling.end();
		return total;
	};
}

type Falling = {
	readonly fall: (cells: Uint8Array, tops: Int32Array) => void;
	/** After the last fall of a spin: what it left in the floor and in the cells is forgotten. */
	readonly end: () => void;
};

/** Takes the removed cells out of the columns, in place, and moves the strips on from above; clears the marks. */
function fallOf(set: ReelSet, grid: { rows: number; evaluation: FastEvaluation }): Falling {
	const { rows, evaluation } = grid;
	const { removed } = evaluation;
	const leave = leaving(set, evaluation);
	const lift = liftingOf(set, { rows, removed });
	const floor = floorOf(set, evaluation);
	const stays = new Uint8Array(removed.length);
	const filling = fillsOf(set, { removed, stays });
	const strips = set.strips.map((strip) => Uint8Array.from(strip));
	const fall = (cells: Uint8Array, tops: Int32Array): void => {
		floor.tread();
		leave(cells);
		lift(cells, stays);
		filling.fill(cells);
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
	const end = (): void => {
		floor.clear();
		filling.empty();
	};
	return { fall, end };
}
