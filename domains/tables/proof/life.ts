// Who plays at the tables in the simulation; the first kill comes while bets on a round are open.
import type { Living } from "../../../tools/sim/proofs.ts";
import type { Run } from "../../../tools/sim/run.ts";
import { isOpen, tableBook } from "./life/table-book.ts";
import { liveAsTablePlayer } from "./life/table-player.ts";

const anybody = ({ plan }: Run): boolean => (plan.crowds.sitters ?? 0) > 0;

export const life: Living = {
	crowds: {
		/** At tables whose rounds are short. */
		sitters: {
			usual: 3,
			most: 100,
			live: (one, { run }) => liveAsTablePlayer(one, { book: tableBook(run) }),
		},
	},
	beforeKill: async (run, kill) => {
		if (!anybody(run) || kill !== 1) return;
		await run.until(() => [...tableBook(run).tickets.values()].some(isOpen));
	},
};
