// What instant games promised in the simulation.
import type { Judging } from "../../../tools/sim/proofs.ts";
import { betsOf, instantBook } from "./life/instant-book.ts";
import { judgeInstant } from "./life/verdict-instant.ts";

export const verdict: Judging = {
	judge: (run, ask) => judgeInstant(instantBook(run), ask),
	words: async (run) => [`bets on crash: ${JSON.stringify(betsOf(instantBook(run)))}`],
};
