// The job that settles an issue, for whoever enqueues it.
import * as z from "zod/mini";
import { defineJobKind } from "#platform/jobs";
import { lotteryGames } from "../core/index.ts";

export const settleKind = defineJobKind({
	name: "lottery.settle",
	payload: z.object({ game: z.enum(lotteryGames), issue: z.string() }),
});
