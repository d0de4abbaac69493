// The frame of the lotteries. What shows them is fetched when one is opened.
import { lazy } from "react";
import type { StudioFrame } from "#cabinet/ui";
import { lotteryVendors } from "../contract/index.ts";
import { lotteryMessages } from "./text.ts";

export const frame: StudioFrame = {
	vendors: lotteryVendors,
	messages: lotteryMessages,
	Play: lazy(async () => ({ default: (await import("./frame/lottery-frame.tsx")).LotteryFrame })),
	Replay: lazy(async () => ({ default: (await import("./frame/replay-lottery.tsx")).ReplayLottery })),
};
