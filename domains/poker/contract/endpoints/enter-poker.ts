// A frame begins: whose session it is, its tables, and where its player sits already.
import * as z from "zod/mini";
import { amount, defineEndpoint, nothing } from "#platform/contract";
import { pokerGames } from "../../core/index.ts";
import { enterErrors } from "../errors.ts";
import { lobbyTable, table, whole } from "../models.ts";

export const enterPoker = defineEndpoint({
	name: "enter-poker",
	summary: "The play session in its poker room: mode, purse, the tables, where it sits",
	method: "POST",
	path: "/pvp/enter",
	moduleIds: ["GAMELO3"],
	access: "play",
	limit: { max: 240, seconds: 60, by: "session" },
	input: nothing,
	output: z.object({
		now: whole,
		mode: z.enum(["real", "demo"]),
		game: z.enum(pokerGames),
		currency: z.string(),
		balance: amount,
		tables: z.array(lobbyTable),
		seated: z.array(table),
	}),
	errors: enterErrors,
});
