// Joined reels, fast: a compiled set whose neighbouring reels share a stop. The place of the pair is drawn last.
import { blockOf } from "../board.ts";
import type { ReelSet } from "../pay-table.ts";
import type { CompiledSet } from "./compiled.ts";

/** The set as it is when `joined` neighbouring reels show the same; the set itself when none do. */
export function joinReels(set: CompiledSet, { strips, joined }: ReelSet): CompiledSet {
	if (joined === undefined) return set;
	const places = strips.length - joined + 1;
	const drawn = new Int32Array(places);
	return {
		...set,
		lengths: [...set.lengths.slice(0, places), places],
		place(draw, stop) {
			if (draw > places) throw new RangeError("no such reel");
			if (draw < places) {
				drawn[draw] = stop;
				return;
			}
			for (let reel = 0; reel < strips.length; reel++) {
				set.place(reel, drawn[blockOf(reel, { place: stop, joined })] ?? 0);
			}
		},
		// Nothing stands before the place is drawn: all scatters come with it, and no win is out of the question.
		scattersAt: (draw) => (draw === places ? set.scatters() : 0),
		couldWin: () => true,
	};
}
