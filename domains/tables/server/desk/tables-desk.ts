// What the tables offer to the desk: their calls of staff, what may be allowed of them, what waits and lapses.
import { type DeskOffer, trailOf } from "#platform/desk";
import { tablesPermissions } from "../../core/index.ts";
import { listTableRoundsRoute, listTableRoundTicketsRoute, readTableRoundRoute } from "./look-at-rounds.ts";
import {
	listDeskTablesRoute,
	pauseDeskTableRoute,
	readTableReturnsRoute,
	setDeskTableRoute,
	setTablesMarketRoute,
	setTableVideoRoute,
} from "./look-at-tables.ts";
import type { TablesDesk } from "./ports.ts";
import { voidApprovals } from "./void-approval.ts";
import { askTableRoundVoidRoute, decideTableRoundVoidRoute, takeBackTableRoundVoidRoute } from "./void-rounds.ts";

export const tablesDesk = (desk: TablesDesk): DeskOffer => ({
	routes: [
		listDeskTablesRoute(desk),
		setDeskTableRoute(desk),
		pauseDeskTableRoute(desk),
		setTablesMarketRoute(desk),
		setTableVideoRoute(desk),
		readTableReturnsRoute(desk),
		listTableRoundsRoute(desk),
		readTableRoundRoute(desk),
		listTableRoundTicketsRoute(desk),
		askTableRoundVoidRoute(desk),
		decideTableRoundVoidRoute(desk),
		takeBackTableRoundVoidRoute(desk),
	],
	permissions: tablesPermissions,
	waiting: [{ queue: "table-rounds", permission: "tables.rounds:read", count: voidApprovals.count }],
	lapsing: [voidApprovals],
	trails: [trailOf("tables")],
});
