// What crosses the wire of promotions. Amounts are decimal strings of the brand's currency.
import * as z from "zod/mini";
import { instant, positiveAmount } from "#platform/contract";
import { audiences, claims, entries, kinds, metrics, periods, states } from "../core/index.ts";

export const code = z.string().check(z.minLength(2), z.maxLength(40), z.regex(/^[a-z0-9][a-z0-9-]*$/));
export const kind = z.enum(kinds);
export const state = z.enum(states);

const count = (most: number) => z.int().check(z.minimum(1), z.maximum(most));
const game = z.string().check(z.maxLength(20));

/** By kind what it brings. */
export const reward = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("match"), promotion: code }),
	z.object({ kind: z.literal("race"), tournament: code }),
	z.object({
		kind: z.literal("cashback"),
		tiers: z.array(z.object({ from: positiveAmount, percent: count(100) })).check(z.minLength(1), z.maxLength(10)),
		most: positiveAmount,
	}),
	z.object({
		kind: z.literal("mission"),
		metric: z.enum(metrics),
		games: z.array(game).check(z.maxLength(12)),
		/** A goal of `stake`, `win` and `deposits` is an amount, any other a number. */
		steps: z
			.array(z.object({ goal: positiveAmount, amount: positiveAmount, points: count(100_000) }))
			.check(z.minLength(1), z.maxLength(10)),
	}),
	z.object({
		kind: z.literal("raffle"),
		every: positiveAmount,
		most: count(100_000),
		prizes: z.array(positiveAmount).check(z.minLength(1), z.maxLength(100)),
	}),
	z.object({ kind: z.literal("red-packet"), total: positiveAmount, parts: count(1_000) }),
	z.object({
		kind: z.literal("check-in"),
		mode: z.enum(["streak", "cumulative"]),
		rewards: z.array(positiveAmount).check(z.minLength(1), z.maxLength(31)),
	}),
	z.object({ kind: z.literal("free-spins"), spins: count(1_000), stake: positiveAmount, days: count(90) }),
	z.object({
		kind: z.literal("free-bet"),
		amount: positiveAmount,
		/** The least of the whole bet, in hundredths. */
		odds: z.int().check(z.minimum(101), z.maximum(10_000)),
		days: count(90),
	}),
	z.object({
		kind: z.literal("referral"),
		each: positiveAmount,
		bonuses: z.array(z.object({ friends: count(1_000), amount: positiveAmount })).check(z.maxLength(10)),
		deposit: positiveAmount,
		turnover: positiveAmount,
		days: count(365),
	}),
	z.object({ kind: z.literal("coupon"), amount: positiveAmount }),
	z.object({ kind: z.literal("birthday"), amount: positiveAmount }),
	z.object({ kind: z.literal("activity"), amount: positiveAmount }),
]);

export const rule = z.object({
	entry: z.enum(entries),
	claim: z.enum(claims),
	period: z.enum(periods),
	again: z.boolean(),
	/** Nothing said: everybody. */
	audience: z.optional(z.enum(audiences)),
	minLevel: z.int().check(z.minimum(0), z.maximum(8)),
	takeDays: count(365),
	budget: z.object({ all: positiveAmount, day: positiveAmount, member: positiveAmount }),
	reward,
});
export type RuleWords = z.infer<typeof rule>;

export const texts = z.object({
	title: z.string().check(z.minLength(1), z.maxLength(80)),
	summary: z.string().check(z.maxLength(200)),
	/** Paragraphs parted by an empty line; a line that begins with "## " is a heading. */
	terms: z.string().check(z.maxLength(8_000)),
});

/** A promotion as an operator writes it. */
export const offerDraft = z.object({
	rule,
	/** By language. */
	texts: z
		.array(z.extend(texts, { language: z.enum(["BN", "CN", "EN", "ID", "JA", "KO", "TH", "VI"]) }))
		.check(z.minLength(1), z.maxLength(8)),
	opensAt: instant,
	closesAt: z.nullable(instant),
	scene: z.string().check(z.maxLength(40), z.regex(/^[a-z-]+$/)),
	position: z.int().check(z.minimum(0), z.maximum(100_000)),
});
export type OfferDraft = z.infer<typeof offerDraft>;

/** Where a member stands in one turn of it. */
export const standing = z.object({
	/** Names the turn for a claim: a day, a Monday, or "once". */
	turn: z.string(),
	step: z.int(),
	state,
	/** What it brings or brought; empty where nobody can say yet. */
	amount: z.string(),
	/** How far it is and what is asked; both empty where nothing is counted. */
	value: z.string(),
	goal: z.string(),
	points: z.int(),
	/** Until when what is issued can be taken. */
	lapsesAt: z.nullable(instant),
	/** Why it was rejected. */
	reason: z.string(),
});
export type StandingWords = z.infer<typeof standing>;

export const activity = z.object({
	id: code,
	kind,
	/** Of the whole of it for whoever asks: its most urgent turn. */
	state,
	opensAt: instant,
	closesAt: z.nullable(instant),
	scene: z.string(),
	title: z.string(),
	summary: z.string(),
	/** The most that a turn brings; empty where another domain says. */
	upTo: z.string(),
});
export type ActivityWords = z.infer<typeof activity>;

export const raffleProof = z.object({
	/** SHA-256 of the seed, published at the opening. */
	commit: z.string(),
	tickets: z.int(),
	own: z.int(),
	ownFirst: z.nullable(z.int()),
	/** After the draw. */
	seed: z.string(),
	list: z.string(),
	listHash: z.string(),
	numbers: z.array(z.int()),
	winners: z.array(z.string()),
});
