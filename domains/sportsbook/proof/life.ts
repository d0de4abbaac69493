// Who bets on sports in the simulation; the first kill comes while bets are open.
import type { Living } from "../../../tools/sim/proofs.ts";
import type { Run } from "../../../tools/sim/run.ts";
import { liveAsPunter } from "./life/punter.ts";
import { isOpen, sportsBook } from "./life/sports-book.ts";

const anybody = ({ plan }: Run): boolean => (plan.crowds.punters ?? 0) > 0;

export const life: Living = {
	crowds: {
		/** By turns in the book of sports and in that of e-sports. */
		punters: {
			usual: 2,
			most: 100,
			live: (one, { run, index }) => liveAsPunter(one, { book: sportsBook(run), index }),
		},
	},
	beforeKill: async (run, kill) => {
		if (!anybody(run) || kill !== 1) return;
		await run.until(() => [...sportsBook(run).bets.values()].some(isOpen));
	},
	tick: async (run) => {
		if (anybody(run)) await run.hasten(["sportsbook.keep"]);
	},
};
