// The hall of the lotteries: draws that count down in place of tiles, in the hall of prize groups and in that of fixed odds.

import type { StudioHall } from "#games/ui";
import { lazyPart } from "#platform/ui";
import { playTypes } from "../contract/vendors.ts";
import { lotteryMessages } from "./text.ts";

const halls = { Lott: "LOTT", Elott: "ELOTT" } as const;
const modes: Readonly<Record<string, keyof typeof halls>> = playTypes;

export const hall: StudioHall = {
	pages: ["LOTT", "ELOTT"],
	messages: lotteryMessages,
	Hall: lazyPart(() => import("./hall/lottery-hall.tsx").then((part) => part.LotteryHall)),
	categoryFor(playType) {
		const mode = modes[playType];
		return mode === undefined ? undefined : halls[mode];
	},
};
