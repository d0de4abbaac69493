// The tables that the house offers in a currency, each as it stands.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { lobbyTable, whole } from "../models.ts";

export const listPokerTables = defineEndpoint({
	name: "list-poker-tables",
	summary: "Poker tables of a currency with their seats, for money or play money",
	method: "GET",
	path: "/pvp/tables",
	moduleIds: ["GAMELO3"],
	access: "public",
	input: z.object({ currency: z.string().check(z.regex(/^[A-Z]{1,3}$/)), mode: z.enum(["real", "demo"]) }),
	example: { currency: "P", mode: "demo" },
	output: z.object({ now: whole, tables: z.array(lobbyTable) }),
	errors: {},
});
