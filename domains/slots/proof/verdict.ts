// What slots promised in the simulation.
import type { Judging } from "../../../tools/sim/proofs.ts";
import { freeSpinsBook } from "./life/free-spins-book.ts";
import { freeSpinsInWords, judgeFreeSpins } from "./life/verdict-free-spins.ts";
import { judgePlay } from "./life/verdict-play.ts";

export const verdict: Judging = {
	judge: async (run, ask) => [...(await judgeFreeSpins(freeSpinsBook(run), ask)), ...(await judgePlay(ask))],
	words: async (run, ask) => [await freeSpinsInWords(freeSpinsBook(run), ask)],
};
