// The frame of the instant games. What shows them is fetched when one is opened.
import { lazy } from "react";
import type { StudioFrame } from "#cabinet/ui";
import { originalVendors } from "../contract/index.ts";
import { originalMessages } from "./text.ts";

export const frame: StudioFrame = {
	vendors: originalVendors,
	messages: originalMessages,
	Play: lazy(async () => ({ default: (await import("./frame/original-frame.tsx")).OriginalFrame })),
	Replay: lazy(async () => ({ default: (await import("./frame/original-frame.tsx")).OriginalReplay })),
};
