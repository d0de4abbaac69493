// Shapes of tournaments on the wire. Points and minor units are whole numbers, moments the server's, in milliseconds since 1970.
import * as z from "zod/mini";
import { roomId } from "#platform/contract";
import { pokerGames, type SeenTournament, type TournamentConfig, tournamentSpeeds } from "../core/index.ts";
import { seenTable, whole } from "./models.ts";

export const tournamentId = roomId;
export const tournamentPhase = z.enum(["registering", "running", "done", "cancelled"]);

export const tournamentConfig: z.ZodMiniType<TournamentConfig> = z.object({
	kind: z.enum(["sng", "mtt"]),
	game: z.enum(pokerGames),
	seats: whole,
	most: whole,
	fewest: whole,
	buyIn: whole,
	fee: whole,
	chips: whole,
	speed: z.enum(tournamentSpeeds),
	lateLevels: whole,
	reentries: whole,
	bots: whole,
	startsAt: z.nullable(whole),
	currency: z.string(),
	mode: z.enum(["real", "demo"]),
});

/** A tournament of the lobby. */
export const lobbyTournament = z.object({
	id: tournamentId,
	/** The row of its game in the catalogue. */
	gameId: z.string(),
	/** Of a sit & go: the how manieth of its kind. */
	number: whole,
	config: tournamentConfig,
	phase: tournamentPhase,
	startedAt: whole,
	entries: whole,
	/** Still in. */
	left: whole,
	pool: whole,
});
export type LobbyTournament = z.infer<typeof lobbyTournament>;

export const seenStanding = z.object({
	name: z.string(),
	bot: z.boolean(),
	place: z.nullable(whole),
	chips: whole,
	table: z.nullable(whole),
	prize: whole,
	you: z.boolean(),
});

export const seenTournament: z.ZodMiniType<SeenTournament> = z.object({
	config: z.nullable(tournamentConfig),
	phase: tournamentPhase,
	startedAt: whole,
	entries: whole,
	left: whole,
	tables: whole,
	pool: whole,
	prizes: z.array(whole),
	handForHand: z.boolean(),
	byDeal: z.boolean(),
	reason: z.string(),
	standings: z.array(seenStanding),
	deal: z.nullable(
		z.object({
			until: whole,
			agreed: z.boolean(),
			prizes: z.nullable(z.array(z.object({ name: z.string(), amount: whole, agreed: z.boolean() }))),
		}),
	),
	tableNo: z.nullable(whole),
	table: z.nullable(seenTable),
	you: z.nullable(z.object({ entries: whole, plays: z.boolean(), place: z.nullable(whole), prize: whole })),
});

/** What a ticket of a tournament tells in the betting record: what it was for, then how it ended. */
export const tournamentTerms = z.object({ type: z.literal("tournament"), id: tournamentId });
export const tournamentEnd = z.object({ type: z.literal("place"), place: whole, entries: whole, prize: whole });
