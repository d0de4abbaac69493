// What the lotteries' desk works with. Types only.
import type { LotteryTools } from "../ports.ts";

export type DrawsDesk = Pick<LotteryTools, "db"> & {
	readonly games: { readonly tickets: Pick<LotteryTools["games"]["tickets"], "sums" | "waiting"> };
};
