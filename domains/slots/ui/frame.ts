// The frame of the slot games. What shows them is fetched when one is opened.
import { lazy } from "react";
import type { StudioFrame } from "#cabinet/ui";
import { slotVendors } from "../contract/index.ts";
import { slotMessages } from "./text.ts";

export const frame: StudioFrame = {
	vendors: slotVendors,
	messages: slotMessages,
	Play: lazy(async () => ({ default: (await import("./frame/slot-frame.tsx")).SlotFrame })),
	Replay: lazy(async () => ({ default: (await import("./frame/slot-frame.tsx")).SlotReplay })),
};
