// Shapes that the calls of the sportsbook share: events, prices, bets. Moments are the server's, in milliseconds since 1970; odds
// are decimal, in whole hundredths.
import * as z from "zod/mini";
import { amount } from "#platform/contract";
import { marketGroups, sports } from "../core/index.ts";

export const whole = z.int().check(z.minimum(0));
export const moment = z.int().check(z.minimum(0));
/** "TPL-1793221": a league and the number of the match in it. */
export const eventId = z.string().check(z.regex(/^[A-Z0-9]{3}-[0-9]{1,9}$/));
export const leagueCode = z.string().check(z.regex(/^[A-Z0-9]{3}$/));
/** The league that all matches of a feed from outside are in. */
export const fedLeague = "UOF";
export const sport = z.enum(sports);
export const pressKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,48}$/));
/** `18|total=2.5` */
export const marketKey = z.string().check(z.maxLength(48), z.regex(/^[0-9]{1,4}(\|[a-z]+=-?[0-9.]+){0,3}$/));
export const outcomeCode = z.string().check(z.maxLength(24), z.regex(/^[A-Za-z0-9+:/&]+$/));
export const pair = z.readonly(z.tuple([whole, whole]));
const side = z.enum(["home", "away"]);

export const pricedMarket = z.object({
	key: marketKey,
	/** Of the Unified Odds Feed. */
	id: whole,
	code: z.string(),
	group: z.enum(marketGroups),
	/** `mapnr=1` */
	part: z.optional(z.string()),
	line: z.optional(z.number()),
	/** The line that is nearest to even. */
	main: z.boolean(),
	/** A trader takes no bets on it. */
	suspended: z.optional(z.literal(true)),
	/** The score that is taken off: what comes after the bet counts alone. */
	since: z.optional(pair),
	outcomes: z.readonly(z.array(z.object({ code: outcomeCode, odds: z.optional(whole) }))),
});
export type MarketView = z.infer<typeof pricedMarket>;

export const incident = z.object({
	what: z.enum([
		...["kickoff", "goal", "noGoal", "red", "noRed", "corner", "yellow"],
		...["halfTime", "secondHalf", "point", "game", "raceEnd", "end"],
	] as const),
	side: z.optional(side),
	/** Seconds of football's clock, points of a race. */
	at: whole,
	score: pair,
});
export type IncidentView = z.infer<typeof incident>;

const eventHead = {
	id: eventId,
	league: leagueCode,
	sport,
	home: z.string(),
	away: z.string(),
	/** What a feed from outside calls the league of a match that it tells of; without it the league is simulated. */
	feedLeague: z.optional(z.string()),
	/** Places of both clubs in their league: crests are drawn by them. */
	clubs: pair,
	kickoff: moment,
	phase: z.enum(["before", "first", "break", "second", "playing", "between", "ended", "void"]),
	score: pair,
	/** Seconds of the running half. */
	played: whole,
	half: z.optional(pair),
	/** Maps or sets that are over. */
	races: z.array(pair),
	/** In the one that runs. */
	points: z.optional(pair),
	/** Of tennis: points of the running game as they are called, 50 the advantage; and who serves. */
	game: z.optional(pair),
	server: z.optional(side),
	corners: z.optional(pair),
	yellows: z.optional(pair),
	reds: z.optional(pair),
	/** Bets are taken. */
	open: z.boolean(),
	/** What may be coming while they are not. */
	pending: z.optional(z.enum(["goal", "red", "point"])),
	pendingSide: z.optional(side),
	/** Rises whenever bets are refused because something may have changed. */
	version: whole,
} as const;

/** An event in a list: its main markets alone, and how many there are. */
export const eventLine = z.object({ ...eventHead, markets: z.readonly(z.array(pricedMarket)), count: whole });
export type EventLine = z.infer<typeof eventLine>;

/** An event with all its markets: what its room shows. */
export const eventSeen = z.object({
	...eventHead,
	markets: z.readonly(z.array(pricedMarket)),
	/** The newest last. */
	incidents: z.array(incident),
	/** When it stood so. */
	at: moment,
});
export type EventSeen = z.infer<typeof eventSeen>;

export const legEnd = z.enum(["won", "half-won", "push", "half-lost", "lost", "void"]);

/** One of the outcomes of a match that are bet on together. */
export const pricedPart = z.object({ market: marketKey, outcome: outcomeCode });
const legPart = z.object({ ...pricedPart.shape, code: z.string(), since: z.optional(pair) });

/** One leg as it was taken. */
export const leg = z.object({
	event: eventId,
	sport,
	home: z.string(),
	away: z.string(),
	kickoff: moment,
	market: marketKey,
	code: z.string(),
	outcome: outcomeCode,
	odds: whole,
	since: z.optional(pair),
	/** Taken in play, at this version of the event. */
	version: z.optional(whole),
	/** Of a built leg: what else of the match must come, and the odds of every set of its parts, by the bits of their places. */
	more: z.optional(z.array(legPart)),
	sets: z.optional(z.array(whole)),
	end: z.optional(legEnd),
});
export type LegView = z.infer<typeof leg>;

export const sportsBet = z.object({
	betId: z.string(),
	legs: z.array(leg),
	/** How many legs each line takes: [2] of two legs is a double. */
	sizes: z.array(whole),
	/** Staked on each line, and in all. */
	line: amount,
	stake: amount,
	returned: amount,
	/** The house staked it: it pays the profit alone. */
	free: z.optional(z.literal(true)),
	/** If every leg wins, without what was cashed out. */
	most: amount,
	state: z.enum(["open", "won", "lost", "void", "cashed"]),
	placedAt: moment,
	/** Hundredths of it that were cashed out. */
	sold: whole,
	/** What is offered for the rest of it now; not there while a leg is suspended. */
	offer: z.optional(amount),
	/** From this worth on the rest of it is cashed out by itself. */
	auto: z.optional(amount),
	version: whole,
});
export type SportsBet = z.infer<typeof sportsBet>;
