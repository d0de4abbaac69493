// What the fishing rooms promised in the simulation.
import type { Judging } from "../../../tools/sim/proofs.ts";
import { fishingBook } from "./life/fishing-book.ts";
import { judgeFishing } from "./life/verdict-fishing.ts";

export const verdict: Judging = {
	judge: (run, ask) => judgeFishing(fishingBook(run), ask),
	words: async (run) => {
		const { sittings, kills } = fishingBook(run);
		const staked = [...sittings.values()].reduce((sum, one) => sum + one.staked, 0n);
		return [`fishing: ${sittings.size} sittings, ${staked} staked, ${kills} kills in the fullest room`];
	},
};
