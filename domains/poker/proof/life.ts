// Who plays poker in the simulation; the first kill comes while a hand is played.
import type { Living } from "../../../tools/sim/proofs.ts";
import type { Run } from "../../../tools/sim/run.ts";
import { pokerBook } from "./life/poker-book.ts";
import { liveAsPokerPlayer } from "./life/poker-player.ts";

const anybody = ({ plan }: Run): boolean => (plan.crowds.grinders ?? 0) > 1;

export const life: Living = {
	crowds: {
		/** At one table of money and in sit & gos of two. */
		grinders: {
			usual: 4,
			most: 6,
			live: (one, { run }) => liveAsPokerPlayer(one, pokerBook(run)),
		},
	},
	beforeKill: async (run, kill) => {
		if (!anybody(run) || kill !== 1) return;
		await run.until(() => pokerBook(run).acts.length > 0);
	},
};
