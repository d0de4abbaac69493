// The hall of poker: tables with their live seats in place of tiles.
import type { StudioHall } from "#games/ui";
import { lazyPart } from "#platform/ui";
import { pokerMessages } from "./text.ts";

export const hall: StudioHall = {
	pages: ["PVP"],
	messages: pokerMessages,
	Hall: lazyPart(() => import("./hall/poker-hall.tsx").then((part) => part.PokerHall)),
};
