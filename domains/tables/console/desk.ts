// What the tables bring to the console: how they stand, and their rounds. Names stand in the messages under `screens`.
import { type Desk, deskPage } from "#platform/desk/ui";
import { tablesActs } from "../contract/index.ts";
import { tablesPermissions } from "../core/index.ts";
import { tablesDeskMessages } from "./text.ts";

export const desk: Desk = {
	domain: "tables",
	group: "games",
	permissions: Object.keys(tablesPermissions),
	acts: { tables: tablesActs },
	messages: tablesDeskMessages,
	screens: [
		{
			key: "tables",
			path: "tables",
			permission: "tables.tables:read",
			place: 74,
			icon: "games",
			page: deskPage(() => import("./tables/tables-page.tsx").then((page) => page.TablesPage)),
		},
		{
			key: "table-rounds",
			path: "table-rounds",
			permission: "tables.rounds:read",
			place: 75,
			icon: "clock",
			page: deskPage(() => import("./rounds/rounds-page.tsx").then((page) => page.RoundsPage)),
		},
	],
};
