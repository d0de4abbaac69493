// Tournaments and races as they cross the wire, and what is pushed of them.
import * as z from "zod/mini";
import { amount, defineLiveEvent, type ErrorTable, instant } from "#platform/contract";
import { prizeKinds, tournamentEntries, tournamentScores, tournamentStates } from "../core/index.ts";

export const tournamentCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));
export const tournamentScore = z.enum(tournamentScores);
export const tournamentEntry = z.enum(tournamentEntries);
export const tournamentState = z.enum(tournamentStates);
/** Money of the currency, or points of the same decimals. */
export const prizeKind = z.enum(prizeKinds);

/** A multiple of the stake, an amount in the tournament's currency, or a number of rounds: decimal strings. */
const score = z.string();

export const placed = z.object({
	place: z.int(),
	/** Masked. */
	account: z.string(),
	score,
	/** What was won; of one that is settled. */
	prize: z.optional(amount),
});

export const tournament = z.object({
	code: z.string(),
	name: z.string(),
	/** The operator's own words. */
	rules: z.string(),
	/** Whoever joins agrees to this version. */
	version: z.int(),
	score: tournamentScore,
	entry: tournamentEntry,
	state: tournamentState,
	currency: z.string(),
	/** Rounds of a smaller stake do not count; absent where any does. */
	minStake: z.optional(amount),
	startsAt: instant,
	endsAt: instant,
	/** By place, the first place first. */
	prizes: z.array(amount),
	prizesIn: prizeKind,
	/** Games that count; all where none is named. */
	gameIds: z.array(z.string()),
	/** The first places; who won, once it is settled. */
	top: z.array(placed),
});
export type Tournament = z.infer<typeof tournament>;
export type Placed = z.infer<typeof placed>;

export const ownTournament = z.object({
	code: z.string(),
	joined: z.boolean(),
	/** Absent without a score. */
	place: z.optional(z.int()),
	score: z.optional(score),
	prize: z.optional(amount),
});
export type OwnTournament = z.infer<typeof ownTournament>;

export const joinTournamentErrors = {
	TOURNAMENT_NOT_FOUND: { status: 404 },
	/** It is over, was cancelled, or is open to all without joining. */
	TOURNAMENT_NOT_OPEN: { status: 409 },
	WRONG_CURRENCY: { status: 409 },
	ACCOUNT_FROZEN: { status: 403 },
	ACCOUNT_EXCLUDED: { status: 403 },
	/** Its terms are others than those that were agreed to. */
	TERMS_CHANGED: { status: 409 },
} as const satisfies ErrorTable;

/** The first places of tournaments that run. Comes every few seconds while any changes. */
export const tournamentsEvent = defineLiveEvent({
	name: "tournaments",
	payload: z.object({
		tournaments: z.array(z.object({ code: z.string(), state: tournamentState, top: z.array(placed) })),
	}),
});

/** A prize of a tournament was paid to the member. */
export const tournamentWonEvent = defineLiveEvent({
	name: "tournament-won",
	payload: z.object({ code: z.string(), place: z.int(), amount, currency: z.string(), prizesIn: prizeKind }),
});
