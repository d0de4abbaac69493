// Who fishes in the simulation; the first kill comes while somebody fires.
import type { Living } from "../../../tools/sim/proofs.ts";
import type { Run } from "../../../tools/sim/run.ts";
import { liveAsAngler } from "./life/angler.ts";
import { fishingBook } from "./life/fishing-book.ts";

const anybody = ({ plan }: Run): boolean => (plan.crowds.anglers ?? 0) > 0;

export const life: Living = {
	crowds: {
		/** At cannons of the shore, in rooms that they share. */
		anglers: {
			usual: 3,
			most: 100,
			live: (one, { run }) => liveAsAngler(one, { book: fishingBook(run) }),
		},
	},
	beforeKill: async (run, kill) => {
		if (!anybody(run) || kill !== 1) return;
		await run.until(() => [...fishingBook(run).sittings.values()].some(({ staked }) => staked > 0n));
	},
};
