// The shapes of tournaments at the desk: rules with a version, and what became of them.
import * as z from "zod/mini";
import { gameId, tournamentCode, tournamentEntry, tournamentScore, tournamentState } from "#games/contract";
import { type ErrorTable, instant } from "#platform/contract";
import { currencyCode } from "./jackpot-models.ts";
import { typedAmount } from "./way-models.ts";

/** By language, lower case; English always among them. */
const words = (most: number) =>
	z
		.record(z.string().check(z.regex(/^[a-z]{2}$/)), z.string().check(z.trim(), z.minLength(1), z.maxLength(most)))
		.check(z.refine((texts) => texts.en !== undefined && Object.keys(texts).length <= 20));

export const tournamentSettings = z.object({
	names: words(60),
	rules: words(2_000),
	score: tournamentScore,
	entry: tournamentEntry,
	currency: currencyCode,
	/** Decimal strings; a prize for each place, the first place first. */
	minStake: typedAmount,
	prizes: z.array(typedAmount).check(z.minLength(1), z.maxLength(100)),
	startsAt: instant,
	endsAt: instant,
	/** Games that count, by row or by a tag; all where neither is said. */
	games: z.array(gameId).check(z.maxLength(200)),
	tag: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(30))),
	/** Hours from its start to that of the next one, which is made when this one begins; null of one that is held once. */
	repeatsHours: z.nullable(z.int().check(z.minimum(1), z.maximum(2_208))),
});
export type TournamentSettings = z.infer<typeof tournamentSettings>;

export const deskTournament = z.object({
	code: tournamentCode,
	/** Counts up with each edit; an edit names it. */
	version: z.int(),
	state: tournamentState,
	/** How many have a score. */
	players: z.int(),
	...tournamentSettings.shape,
});
export type DeskTournament = z.infer<typeof deskTournament>;

export const saveTournamentErrors = {
	/** The code is taken, or thirty stand. */
	TOURNAMENT_EXISTS: { status: 409 },
	TOURNAMENT_NOT_FOUND: { status: 404 },
	TOURNAMENT_OVER: { status: 409 },
	/** Somebody set it since it was looked at. */
	CHANGED_MEANWHILE: { status: 409 },
	/** Its words may change; what those who compete go by may not. */
	TOURNAMENT_BEGAN: { status: 409 },
	/** Carries `{ part }`. */
	TOURNAMENT_INVALID: { status: 422 },
} as const satisfies ErrorTable;

export const closeTournamentErrors = {
	TOURNAMENT_NOT_FOUND: { status: 404 },
	TOURNAMENT_OVER: { status: 409 },
	CHANGED_MEANWHILE: { status: 409 },
	/** What has not begun can be cancelled and not ended. */
	TOURNAMENT_NOT_BEGUN: { status: 409 },
} as const satisfies ErrorTable;
