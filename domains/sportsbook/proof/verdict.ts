// What the sportsbook promised in the simulation.
import type { Judging } from "../../../tools/sim/proofs.ts";
import { sportsBook } from "./life/sports-book.ts";
import { judgeSports } from "./life/verdict-sports.ts";

export const verdict: Judging = {
	judge: (run, ask) => judgeSports(sportsBook(run), ask),
	words: async (run) => {
		const { bets, sales } = sportsBook(run);
		const all = [...bets.values()].map(({ bet }) => bet);
		const count = (is: (bet: (typeof all)[number]) => boolean): number => all.filter(is).length;
		const inPlay = count(({ legs }) => legs.some(({ version }) => version !== undefined));
		const decided = count(({ state, sold }) => (state === "won" || state === "lost") && sold < 100);
		return [
			`sports: ${all.length} bets, ${count(({ legs }) => legs.length > 1)} of several legs, ${inPlay} in play; ${decided} decided, ` +
				`${count(({ state }) => state === "void")} void; ${sales.length} sales, ${count(({ sold }) => sold === 100)} bets sold whole`,
		];
	},
};
