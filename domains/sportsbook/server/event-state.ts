// What the rows of an event's room hold: how it stands, and what is told of it. Parsed where it is read.
import * as z from "zod/mini";
import { incident } from "../contract/models.ts";
import { countSports, raceSports, type SportState } from "../core/index.ts";
import { eventMessage, fedNames, fedState } from "./feed/feed-schemas.ts";

const pair = z.readonly(z.tuple([z.int(), z.int()]));
const side = z.enum(["home", "away"]);

const first = z.enum(["home", "away", "unknown"]);
const football = z.object({
	sport: z.literal("football"),
	terms: z.object({ home: z.number(), away: z.number(), rho: z.number() }),
	phase: z.enum(["before", "first", "break", "second", "ended"]),
	played: z.number(),
	score: pair,
	half: z.optional(pair),
	goals: z.readonly(z.array(side)),
	times: z.optional(z.readonly(z.array(z.int()))),
	corners: pair,
	yellows: pair,
	reds: pair,
});
const race = z.object({
	sport: z.enum(raceSports),
	p: z.number(),
	phase: z.enum(["before", "playing", "between", "ended"]),
	races: z.readonly(z.array(pair)),
	score: pair,
	firsts: z.optional(z.readonly(z.array(z.readonly(z.array(first))))),
});
const count = z.object({
	sport: z.enum(countSports),
	home: z.readonly(z.array(z.number())),
	away: z.readonly(z.array(z.number())),
	phase: z.enum(["before", "playing", "between", "ended"]),
	segments: z.readonly(z.array(pair)),
	score: pair,
	step: z.int(),
	outs: z.int(),
	bases: z.int(),
	firsts: z.optional(z.readonly(z.array(first))),
});
const tennis = z.object({
	sport: z.literal("tennis"),
	serves: z.readonly(z.tuple([z.number(), z.number()])),
	phase: z.enum(["before", "playing", "between", "ended"]),
	sets: z.readonly(z.array(pair)),
	games: pair,
	points: pair,
	server: side,
	order: z.readonly(z.array(z.string())),
	rallies: z.optional(z.readonly(z.array(z.string()))),
});
export const sportState: z.ZodMiniType<SportState> = z.union([football, race, count, tennis, fedState]);

const pending = z.union([z.object({ what: z.enum(["goal", "red"]), side }), z.object({ what: z.literal("point") })]);

export const eventTerms = z.object({ margin: z.int(), limit: z.int(), closed: z.readonly(z.array(z.string())) });
/** What a trader sets of one match. */
export type Terms = z.infer<typeof eventTerms>;
const houseTerms: Terms = { margin: 100, limit: 100, closed: [] };

/** Who plays, and how it stood before. */
const planned = z.object({
	type: z.literal("planned"),
	league: z.string(),
	home: z.int(),
	away: z.int(),
	kickoff: z.int(),
	state: sportState,
	/** Of a match that a feed tells of. */
	fed: z.optional(fedNames),
});

export const eventTold = z.discriminatedUnion("type", [
	planned,
	z.object({
		type: z.literal("step"),
		state: sportState,
		incidents: z.readonly(z.array(incident)),
		pending: z.optional(pending),
		at: z.int(),
		wait: z.number(),
	}),
	/** Not begun in time, or not played on: what is not decided is void. */
	z.object({ type: z.literal("void"), at: z.int() }),
	/** By a trader. `id` of the act. */
	z.object({ type: z.literal("held"), held: z.boolean(), id: z.string(), at: z.int() }),
	/** By a trader: margin and limit in hundredths of the house's own, markets that take no bets. */
	z.object({ type: z.literal("terms"), terms: eventTerms, id: z.string(), at: z.int() }),
	/** A feed has said something of it. `up`: its producers that are heard. */
	z.object({ type: z.literal("fed"), message: eventMessage, up: z.readonly(z.array(z.int())), at: z.int() }),
	/** Other producers of its feed are heard than before. */
	z.object({ type: z.literal("fed line"), up: z.readonly(z.array(z.int())), at: z.int() }),
	/** The first bet on it is about to be taken. */
	z.object({ type: z.literal("booked"), at: z.int() }),
]);
export type EventTold = z.infer<typeof eventTold>;

export const eventState = z.object({
	id: z.string(),
	planned: z.optional(planned),
	state: z.optional(sportState),
	void: z.boolean(),
	pending: z.optional(pending),
	/** Somebody has bet on it: it does not rest until it is over. */
	booked: z._default(z.boolean(), false),
	terms: z._default(eventTerms, houseTerms),
	/** A trader refuses bets. */
	held: z.boolean(),
	/** The last act of a trader: a repetition says nothing. */
	heldBy: z.string(),
	nextAt: z.int(),
	/** When bets were refused, by version from 0. */
	stops: z.readonly(z.array(z.int())),
	/** The version since which score, men and period are as they are: chances that came to nothing do not count. */
	changed: z.int(),
	incidents: z.readonly(z.array(incident)),
	at: z.int(),
});
export type EventState = z.infer<typeof eventState>;

/** Before anybody has done anything. */
export const nothingYet = { void: false, booked: false, terms: houseTerms, held: false, heldBy: "" } as const;

/** Materially different states are counted by how often bets were refused. */
export const versionOf = ({ stops }: Pick<EventState, "stops">): number => stops.length;
