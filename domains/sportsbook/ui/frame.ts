// The frame of the sportsbook. What shows it is fetched when it is opened.
import { lazy } from "react";
import type { StudioFrame } from "#cabinet/ui";
import { bookVendors } from "../contract/index.ts";
import { sportsbookMessages } from "./text.ts";

export const frame: StudioFrame = {
	vendors: bookVendors,
	messages: sportsbookMessages,
	Play: lazy(async () => ({ default: (await import("./frame/book-frame.tsx")).BookFrame })),
	Replay: lazy(async () => ({ default: (await import("./frame/replay-book.tsx")).ReplayBook })),
};
