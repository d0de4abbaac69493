// Who plays instant games in the simulation; kills come while bets on crash are undecided.
import type { Living } from "../../../tools/sim/proofs.ts";
import type { Run } from "../../../tools/sim/run.ts";
import { liveAsGambler } from "./life/instant.ts";
import { betsOf, instantBook } from "./life/instant-book.ts";

const anybody = ({ plan }: Run): boolean => (plan.crowds.gamblers ?? 0) > 0;

/** So many kills apart one comes while a bet on crash is undecided. */
const killsApart = 4;

export const life: Living = {
	crowds: {
		/** Players of instant games, one in three of crash alone. */
		gamblers: {
			usual: 5,
			most: 100,
			live: (one, { run, index }) => liveAsGambler(one, { book: instantBook(run), flies: index % 3 === 0 }),
		},
	},
	/** The first kill comes when a bet on crash has ended, and it and each so many after it while another is undecided. */
	beforeKill: async (run, kill) => {
		if (!anybody(run)) return;
		if (kill === 1) await run.until(() => betsOf(instantBook(run)).decided > 0);
		if (kill % killsApart === 1) await run.until(() => betsOf(instantBook(run)).undecided > 0);
	},
	/** Nobody goes home before a bet that was made after the last kill has ended. */
	afterKills: async (run) => {
		if (!anybody(run) || run.plan.kills === 0) return;
		const { bets } = instantBook(run);
		const before = new Set(bets.keys());
		const fresh = () => [...bets.values()].filter(({ bet }) => !before.has(bet.betId));
		await run.until(() => fresh().some(({ bet }) => bet.state !== "staked"));
	},
};
