// What slots promised in the simulation.
import type { Judging } from "../../../tools/sim/proofs.ts";
import { giftBook } from "./life/gift-book.ts";
import { giftsInWords, judgeGifts } from "./life/verdict-gifts.ts";
import { judgePlay } from "./life/verdict-play.ts";

export const verdict: Judging = {
	judge: async (run, ask) => [...(await judgeGifts(giftBook(run), ask)), ...(await judgePlay(ask))],
	words: async (run, ask) => [await giftsInWords(giftBook(run), ask)],
};
