// The frame of poker. What shows it is fetched when a table is opened.
import { lazy } from "react";
import type { StudioFrame } from "#cabinet/ui";
import { pokerVendor } from "../contract/vendors.ts";
import { pokerMessages } from "./text.ts";

export const frame: StudioFrame = {
	vendors: [pokerVendor],
	messages: pokerMessages,
	Play: lazy(async () => ({ default: (await import("./frame/poker-frame.tsx")).PokerFrame })),
	Replay: lazy(async () => ({ default: (await import("./frame/replay-poker.tsx")).ReplayPoker })),
};
