// Who bets on draws in the simulation; the first kill comes while bets on one are open.
import type { Living } from "../../../tools/sim/proofs.ts";
import type { Run } from "../../../tools/sim/run.ts";
import { isOpen, lotteryBook } from "./life/lottery-book.ts";
import { liveAsLotteryPlayer } from "./life/lottery-player.ts";

const anybody = ({ plan }: Run): boolean => (plan.crowds.bettors ?? 0) > 0;

export const life: Living = {
	crowds: {
		/** Bets on one game of each minute in both halls. */
		bettors: {
			usual: 3,
			most: 100,
			live: (one, { run }) => liveAsLotteryPlayer(one, { book: lotteryBook(run) }),
		},
	},
	beforeKill: async (run, kill) => {
		if (!anybody(run) || kill !== 1) return;
		await run.until(() => [...lotteryBook(run).orders.values()].some(isOpen));
	},
};
