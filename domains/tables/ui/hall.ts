// The hall of the tables: each with its road, its countdown and its limits as they stand now.
import type { StudioHall } from "#games/ui";
import { lazyPart } from "#platform/ui";
import { tableMessages } from "./text.ts";

export const hall: StudioHall = {
	pages: ["LIVE"],
	messages: tableMessages,
	Hall: lazyPart(() => import("./hall/table-hall.tsx").then((part) => part.TableHall)),
};
