// A tournament as a room: players send acts at their table and what they want of the tournament; entries come from the server, for
// their money has moved.
import * as z from "zod/mini";
import { defineRoom } from "#platform/contract";
import type { TournamentCommand } from "../core/index.ts";
import { handAct, whole } from "./models.ts";
import { seenTournament, tournamentConfig } from "./tournament-models.ts";

const text = z.string();

const command: z.ZodMiniType<TournamentCommand> = z.discriminatedUnion("type", [
	z.object({ type: z.literal("act"), hand: text, turn: whole, act: handAct }),
	z.object({ type: z.enum(["away", "return", "unregister", "propose", "agree", "refuse"]) }),
	z.object({ type: z.literal("announce"), config: tournamentConfig }),
	z.object({
		type: z.literal("enter"),
		entry: z.object({ id: text, key: text, owner: text, name: text, merchant: text }),
	}),
	z.object({ type: z.literal("start") }),
	z.object({ type: z.literal("cancel"), reason: text }),
]);

export const pokerTournamentRoom = defineRoom({ name: "poker-tournament", seen: seenTournament, command });
