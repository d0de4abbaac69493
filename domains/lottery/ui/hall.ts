// The hall of the lotteries: draws that count down in place of tiles, in the hall of prize groups and in that of fixed odds; and the pages
// of areas whose lotteries have a hall of their own.

import type { StudioHall } from "#games/ui";
import { lazyPart } from "#platform/ui";
import { lotteryVendors, playTypes, seaVendor, vnVendor } from "../contract/vendors.ts";
import { lotteryMessages } from "./text.ts";

const halls = { Lott: "LOTT", Elott: "ELOTT" } as const;
const modes: Readonly<Record<string, keyof typeof halls>> = playTypes;

export const hall: StudioHall = {
	pages: ["LOTT", "ELOTT"],
	vendors: lotteryVendors,
	messages: lotteryMessages,
	Hall: lazyPart(() => import("./hall/lottery-hall.tsx").then((part) => part.LotteryHall)),
	HomeRow: lazyPart(() => import("./hall/draws-row.tsx").then((part) => part.DrawsRow)),
	places: {
		"/vnlottery": lazyPart(() => import("./hall/area-page.tsx").then((part) => part.VietnamPage)),
		"/seaLottery": lazyPart(() => import("./hall/area-page.tsx").then((part) => part.SeaPage)),
	},
	categoryFor(playType) {
		const mode = modes[playType];
		return mode === undefined ? undefined : halls[mode];
	},
	vendorFor(gameCode) {
		if (/^VN/i.test(gameCode)) return vnVendor;
		return /^(THGOV|LAO|HANOI|YK|MAG|DMC|STO|SG4)$/i.test(gameCode) ? seaVendor : undefined;
	},
};
