// The frame of the fishing games. What shows them is fetched when one is opened.
import { lazy } from "react";
import type { StudioFrame } from "#cabinet/ui";
import { fishingVendors } from "../contract/vendors.ts";
import { fishingMessages } from "./text.ts";

export const frame: StudioFrame = {
	vendors: fishingVendors,
	messages: fishingMessages,
	Play: lazy(async () => ({ default: (await import("./frame/fishing-frame.tsx")).FishingFrame })),
	Replay: lazy(async () => ({ default: (await import("./frame/fishing-frame.tsx")).FishingReplay })),
};
