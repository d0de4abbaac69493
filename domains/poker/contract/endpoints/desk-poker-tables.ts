// The tables at the desk: how each stands, and its closing.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { opsModules, reason } from "#platform/desk/contract";
import { deskTableErrors } from "../desk-errors.ts";
import { deskPokerTable } from "../desk-models.ts";
import { table } from "../models.ts";

export const listDeskPokerTables = defineEndpoint({
	name: "list-desk-poker-tables",
	summary: "Poker tables of a kind of money in the brand's currency: rules, rake, seats, chips, the last day",
	method: "GET",
	path: "/ops/poker/tables",
	moduleIds: opsModules,
	access: "staff",
	permission: "poker.tables:read",
	limit: { max: 240, seconds: 60, by: "session" },
	input: z.object({ mode: z.enum(["real", "demo"]) }),
	example: { mode: "real" },
	/** `bots`: house bots play at the brand's tables of play money. */
	output: z.object({ bots: z.boolean(), tables: z.array(deskPokerTable) }),
	errors: {},
});

export const closePokerTable = defineEndpoint({
	name: "close-poker-table",
	summary: "Closes a table after the hand in play, stacks go home; or lets it be opened again",
	method: "POST",
	path: "/ops/poker/tables/close",
	moduleIds: opsModules,
	access: "staff",
	permission: "poker.tables:close",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ table, close: z.boolean(), reason }),
	example: { table: "rP-holdem-6-1-1", close: true, reason: "The table is to be looked at." },
	output: z.object({}),
	errors: deskTableErrors,
});

export const switchPokerBots = defineEndpoint({
	name: "switch-poker-bots",
	summary: "Offers the brand's players tables of play money with house bots, or tables of people alone",
	method: "POST",
	path: "/ops/poker/bots",
	moduleIds: opsModules,
	access: "staff",
	permission: "poker.bots:switch",
	limit: { max: 30, seconds: 60, by: "session" },
	input: z.object({ bots: z.boolean(), reason }),
	example: { bots: false, reason: "People alone are to play here." },
	output: z.object({}),
	errors: {},
});
