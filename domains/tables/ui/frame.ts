// The frame of the tables. What shows them is fetched when one is opened.
import { lazy } from "react";
import type { StudioFrame } from "#cabinet/ui";
import { tableVendor } from "../contract/index.ts";
import { tableMessages } from "./text.ts";

export const frame: StudioFrame = {
	vendors: [tableVendor],
	messages: tableMessages,
	Play: lazy(async () => ({ default: (await import("./frame/table-frame.tsx")).TableFrame })),
	Replay: lazy(async () => ({ default: (await import("./frame/replay-table.tsx")).ReplayTable })),
};
