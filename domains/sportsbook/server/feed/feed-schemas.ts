// What the rows of a fed match's room hold of the feed. Parsed where it is read.
import * as z from "zod/mini";
import { legEnd } from "../../contract/models.ts";
import { type EventMessage, type FedState, marketStatuses, sports } from "../../core/index.ts";

const pair = z.readonly(z.tuple([z.int(), z.int()]));
const status = z.enum(marketStatuses);
const chances = z.object({
	won: z.number(),
	"half-won": z.number(),
	push: z.number(),
	"half-lost": z.number(),
	lost: z.number(),
});
const price = z.object({ outcome: z.string(), odds: z.int(), active: z.boolean(), chances: z.optional(chances) });
const market = { key: z.string(), status, prices: z.readonly(z.array(price)) } as const;
const end = z.object({ outcome: z.string(), end: legEnd, deadHeat: z.optional(z.number()) });
const ends = z.readonly(z.array(end));
const window = { from: z.optional(z.int()), to: z.optional(z.int()) } as const;
const at = z.int();
const product = z.int();

const board = z.object({
	markets: z.record(z.string(), z.object({ ...market, at, product })),
	stops: z.record(z.string(), z.object({ at, status })),
	results: z.record(z.string(), z.object({ at, ends, confirmed: z.boolean() })),
	cancels: z.record(z.string(), z.object({ at, cancel: z.optional(z.object({ key: z.string(), ...window })) })),
	kickoff: z.optional(z.object({ at, value: z.int() })),
	score: z.optional(z.object({ at, value: pair })),
	matchStatus: z.optional(z.object({ at, value: z.int() })),
});

export const fedState: z.ZodMiniType<FedState> = z.object({
	sport: z.literal("fed"),
	of: z.enum(sports),
	phase: z.enum(["before", "playing", "ended"]),
	board,
	up: z.readonly(z.array(product)),
});

const head = { product, at, event: z.string(), requestId: z.optional(z.string()) } as const;
const keys = z.readonly(z.array(z.string()));
export const eventMessage: z.ZodMiniType<EventMessage> = z.discriminatedUnion("type", [
	z.object({
		...head,
		type: z.literal("odds"),
		matchStatus: z.optional(z.int()),
		score: z.optional(pair),
		markets: z.readonly(z.array(z.object(market))),
	}),
	z.object({ ...head, type: z.literal("stop"), status }),
	z.object({
		...head,
		type: z.literal("settled"),
		confirmed: z.boolean(),
		results: z.readonly(z.array(z.object({ key: z.string(), ends, voidReason: z.optional(z.string()) }))),
	}),
	z.object({ ...head, type: z.literal("settled back"), keys }),
	z.object({ ...head, ...window, type: z.literal("cancelled"), keys }),
	z.object({ ...head, ...window, type: z.literal("cancelled back"), keys }),
	z.object({ ...head, type: z.literal("fixture"), change: z.string(), kickoff: z.optional(z.int()) }),
]);

/** Who plays and where, as the feed calls them; `id` is its name of the match. */
export const fedNames = z.object({ id: z.string(), league: z.string(), home: z.string(), away: z.string() });
