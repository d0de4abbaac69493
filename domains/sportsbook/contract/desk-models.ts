// Matches as traders see them: how they stand, what was bet on them, what they can cost, what changed their prices.
import * as z from "zod/mini";
import { amount, instant } from "#platform/contract";
import { approvalId } from "#platform/desk/contract";
import { eventId, eventSeen, leagueCode, leg, marketKey, outcomeCode, pair, sport, whole } from "./models.ts";

/** What a trader sets of one match. */
export const eventTerms = z.object({
	/** The margin above one, in hundredths of the house's own: 100 as it is, 0 none. */
	margin: z.int().check(z.minimum(0), z.maximum(400)),
	/** What the house can lose on it, in hundredths of its limit. */
	limit: z.int().check(z.minimum(0), z.maximum(1_000)),
	/** Markets without their lines (`18`, `330|mapnr=1`) that take no bets. */
	closed: z.array(marketKey).check(z.maxLength(100)),
});

/** Of open bets in one currency. `worst`: the most that the house can lose, over every score. */
const eventMoney = z.object({ currency: z.string(), bets: whole, stake: amount, worst: amount, room: amount });

const head = {
	id: eventId,
	league: leagueCode,
	/** What a feed from outside calls its league. */
	feedLeague: z.optional(z.string()),
	sport,
	home: z.string(),
	away: z.string(),
	kickoff: instant,
	phase: eventSeen.shape.phase,
	score: pair,
	/** A trader refuses bets. */
	held: z.boolean(),
	/** Bets are taken just now. */
	open: z.boolean(),
	money: z.array(eventMoney),
} as const;

export const deskEvent = z.object(head);
export type DeskEvent = z.infer<typeof deskEvent>;

/** What can void bets, by the reasons of the Unified Odds Feed and two of the house. */
export const voidReasons = [
	...([
		"other",
		"wrongResult",
		"matchNotPlayed",
		"abandoned",
		"retired",
		"walkover",
		"postponed",
		"wrongOdds",
	] as const),
	...(["formatChanged", "unverifiable", "venueChanged", "lateBet", "feedFault"] as const),
] as const;

/** Another result, or bets that are void: of a market or of all, placed from one moment until before another. */
export const resultTerms = z.discriminatedUnion("kind", [
	z.object({
		kind: z.literal("correct"),
		score: pair,
		/** Of football. */
		half: z.optional(pair),
		/** Of maps, sets, quarters and the like. */
		races: z.optional(z.array(pair).check(z.maxLength(40))),
	}),
	z.object({
		kind: z.literal("void"),
		market: z.optional(marketKey),
		from: z.optional(instant),
		to: z.optional(instant),
		why: z.enum(voidReasons),
	}),
	/** It is not played on: what is decided stands, the rest is void. */
	z.object({ kind: z.literal("abandon"), why: z.enum(voidReasons) }),
]);
export type ResultTerms = z.infer<typeof resultTerms>;

/** Asked for, and nobody has decided yet. */
export const waitingResult = z.object({
	resultId: approvalId,
	eventId,
	terms: resultTerms,
	reason: z.string(),
	askedBy: z.string(),
	askedAt: instant,
	lapsesAt: instant,
	/** Whoever looks asked for it, and so does not agree to it. */
	own: z.boolean(),
});
export type WaitingResult = z.infer<typeof waitingResult>;

/** What was bet on one outcome and is open. */
const exposure = z.object({
	market: marketKey,
	code: z.string(),
	outcome: outcomeCode,
	currency: z.string(),
	bets: whole,
	stake: amount,
	/** If it wins. */
	pays: amount,
});

/** What made prices change, the newest first. */
const stand = z.object({
	at: instant,
	version: whole,
	score: pair,
	/** Why bets were refused; null where they were taken. */
	stopped: z.nullable(z.string()),
	/** The first main market then, in hundredths. */
	odds: z.array(z.object({ outcome: outcomeCode, odds: z.optional(whole) })),
});

export const deskEventFull = z.object({
	event: deskEvent,
	terms: eventTerms,
	seen: eventSeen,
	exposures: z.array(exposure),
	stands: z.array(stand),
});

/** How the house's own leagues come in, and a feed from outside where there is one. */
export const feedHealth = z.object({
	/** Matches that run, and those that are behind their clock. */
	running: whole,
	late: whole,
	/** Matches that nobody looks at and nobody has bet on. */
	resting: whole,
	/** The longest that one is behind, in milliseconds. */
	behind: whole,
	/** Results whose bets are not settled. */
	unsettled: whole,
	/** Producers of the feed: whether their markets take bets, and the milliseconds since they were heard. */
	feed: z.array(z.object({ product: whole, up: z.boolean(), silent: whole })),
});
export type FeedHealth = z.infer<typeof feedHealth>;

export const memberFactor = z.object({
	memberId: z.string(),
	factor: whole,
	reason: z.string(),
	operator: z.string(),
	at: instant,
});
export type MemberFactor = z.infer<typeof memberFactor>;

/** A big bet that waits for a trader. */
export const referredBet = z.object({
	referralId: z.string(),
	memberId: z.string(),
	currency: z.string(),
	legs: z.array(leg),
	sizes: z.array(whole),
	line: amount,
	stake: amount,
	/** If every leg wins. */
	most: amount,
	askedAt: instant,
	until: instant,
});
export type ReferredBet = z.infer<typeof referredBet>;

/** A free bet as it was given, and what became of it. */
export const deskFreeBet = z.object({
	id: z.string(),
	memberId: z.string(),
	currency: z.string(),
	amount,
	/** Of the whole bet, in hundredths. */
	leastOdds: z.int(),
	/** The promotion it comes from. */
	origin: z.string(),
	givenAt: z.string(),
	endsAt: z.string(),
	state: z.enum(["open", "staked", "used", "expired", "taken back"]),
	/** What a bet with it won; empty where none was settled. */
	won: z.string(),
	why: z.string(),
});
export type DeskFreeBet = z.infer<typeof deskFreeBet>;
