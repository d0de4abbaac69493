// What the lotteries promised in the simulation.
import type { Judging } from "../../../tools/sim/proofs.ts";
import { lotteryBook } from "./life/lottery-book.ts";
import { judgeLottery } from "./life/verdict-lottery.ts";

export const verdict: Judging = {
	judge: (run, ask) => judgeLottery(lotteryBook(run), ask),
	words: async (run) => {
		const { orders, draws } = lotteryBook(run);
		const statuses = [...orders.values()].map(({ order }) => order.status);
		const of = (status: number) => statuses.filter((one) => one === status).length;
		const counts = { won: of(4), lost: of(5), stopped: of(6), cancelled: of(8), void: of(12) + of(14), open: of(2) };
		return [`bets on ${draws.size} draws: ${JSON.stringify(counts)}`];
	},
};
