// What poker promised in the simulation.
import type { Judging } from "../../../tools/sim/proofs.ts";
import { pokerBook } from "./life/poker-book.ts";
import { judgePoker } from "./life/verdict-poker.ts";

export const verdict: Judging = {
	judge: (run, ask) => judgePoker(pokerBook(run), ask),
	words: async (run) => {
		const { brought, acts, entered, left } = pokerBook(run);
		return [
			`poker: ${brought.length} times chips were brought, ${left.length} times home, ${acts.length} acts, ${entered.length} entries`,
		];
	},
};
