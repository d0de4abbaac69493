// The shapes of tournaments at the desk: rules with a version, and what became of them.

import * as z from "zod/mini";
import { amount, instant } from "#platform/contract";
import { approvalId, typedAmount } from "#platform/desk/contract";
import { currencyCode } from "./jackpot-models.ts";
import { gameId } from "./models.ts";
import { prizeKind, tournamentCode, tournamentEntry, tournamentScore, tournamentState } from "./tournaments.ts";

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
	/** Decimal strings; a prize for each place, the first place first, in points where it says so. */
	minStake: typedAmount,
	prizes: z.array(typedAmount).check(z.minLength(1), z.maxLength(100)),
	prizesIn: z._default(prizeKind, "money"),
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

export const proposalId = approvalId;

/** A tournament, or a new version of one, whose prizes wait for a second person. */
export const waitingTournament = z.object({
	proposalId,
	code: tournamentCode,
	/** The version that was looked at; null of a new one. */
	was: z.nullable(z.int()),
	settings: tournamentSettings,
	/** All its prizes together. */
	sum: amount,
	askedBy: z.string(),
	askedAt: instant,
	lapsesAt: instant,
	/** Whoever looks asked for it, and so does not agree to it. */
	own: z.boolean(),
});
export type WaitingTournament = z.infer<typeof waitingTournament>;

/** What points become in cash: each whole step of them so much. Decimal strings of the brand's currency. */
export const pointTerms = z.object({ step: amount, cash: amount });
