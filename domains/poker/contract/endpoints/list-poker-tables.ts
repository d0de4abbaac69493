// The tables that the house offers in the currency of whoever asks, each as it stands.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { lobbyTable, whole } from "../models.ts";

export const listPokerTables = defineEndpoint({
	name: "list-poker-tables",
	summary: "Poker tables with their seats, for money or play money",
	method: "GET",
	path: "/pvp/tables",
	moduleIds: ["GAMELO3"],
	access: "optional",
	input: z.object({ mode: z.enum(["real", "demo"]) }),
	example: { mode: "demo" },
	/** `bots`: house bots play at this brand's tables of play money. */
	output: z.object({ now: whole, bots: z.boolean(), tables: z.array(lobbyTable) }),
	errors: {},
});
