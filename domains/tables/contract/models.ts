// Shapes that the calls of the tables share. Moments are the server's, in milliseconds since 1970.
import * as z from "zod/mini";
import { amount } from "#platform/contract";
import { blackjackMoves, streamKinds, tableCodes, tableGames } from "../core/index.ts";
import { tableTicketEvent } from "./events.ts";

export const whole = z.int().check(z.minimum(0));
export const moment = z.int().check(z.minimum(0));
export const tableCode = z.enum(tableCodes);
export const tableGame = z.enum(tableGames);
/** "20251124-07": the day, UTC, and the number within it. */
export const shoeName = z.string().check(z.regex(/^[0-9]{8}-[0-9]{2,4}$/));
export const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** Made by the page for each press of the button; sent again unchanged when no answer came. */
export const pressKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,48}$/));

const phase = z.object({
	name: z.enum(["idle", "shuffling", "open", "playing", "dealing", "result", "paused"]),
	startsAt: moment,
	endsAt: moment,
});

/** What a shoe is bound to before it is dealt from. */
const shoe = z.object({
	shoe: shoeName,
	commit: hex,
	/** Where a member cut it; 0: the house did. */
	cut: whole,
	/** Who cut it, as others see them. */
	cutBy: z.optional(z.string()),
	publicHex: z.optional(hex),
	/** SHA-256 of its cards, one byte each; a series has none. */
	cardsHash: z.optional(hex),
	burnt: whole,
	hands: whole,
});

const bounds = { min: z.int(), max: z.int() };

export const seatNumber = z.int().check(z.minimum(1), z.maximum(7));
const turn = z.object({
	/** Of its round, from 0: a move names it. */
	number: whole,
	seat: seatNumber,
	/** 1 for the second hand of a split. */
	hand: whole,
	moves: z.array(z.enum(blackjackMoves)),
});

/** A picture of a table, and how many milliseconds it is late. */
export const stream = z.object({
	kind: z.enum(streamKinds),
	url: z.url({ protocol: /^https$/ }).check(z.maxLength(400)),
	latencyMs: z.int().check(z.minimum(0), z.maximum(60_000)),
});

/** A table as all see it, also pushed in its room. */
export const tableSeen = z.object({
	table: tableCode,
	game: tableGame,
	phase,
	shoe: z.optional(shoe),
	round: z.optional(
		z.object({
			roundId: z.string(),
			hand: whole,
			closesAt: moment,
			/** In units of a currency, where the desk set others than the table's own. */
			limits: z.optional(z.object({ ...bounds, by: z.optional(z.record(z.string(), z.object(bounds))) })),
			/** As short text, once it is dealt: "8H6H5C|KHJH", "17". */
			outcome: z.optional(z.string()),
			/** Of blackjack while its turns are taken: what lies, as short text, and whose turn it is. */
			playing: z.optional(z.object({ cards: z.string(), insuring: z.boolean(), turn: z.optional(turn) })),
		}),
	),
	/** Of blackjack: the seats that somebody holds. */
	seats: z.optional(z.array(z.object({ seat: seatNumber, name: z.string() }))),
	/** Where an operator's studio drives the table: its pictures, and what lies. */
	video: z.optional(
		z.object({
			streams: z.array(stream),
			lies: z.array(z.object({ pos: z.string(), code: z.string() })),
			/** What lies and what the studio called it do not agree: two people decide. */
			halted: z.boolean(),
			shoe: z.optional(shoeName),
		}),
	),
	/** Outcomes of the shoe as short texts, the oldest first. */
	past: z.array(z.string()),
});
export type TableSeen = z.infer<typeof tableSeen>;

/** Least and greatest main bet; a spot's own is a share of it. */
export const limits = z.object({ min: amount, max: amount });

/** One press of a player on one round. */
export const tableTicket = z.object({
	ticketId: z.string(),
	roundId: z.string(),
	state: z.enum(["open", "settled", "void"]),
	stake: amount,
	returned: amount,
	bets: z.array(z.object({ spot: z.string(), amount })),
	events: z.array(tableTicketEvent),
});
export type TableTicket = z.infer<typeof tableTicket>;

/** A shoe with all that it is checked by. */
export const shoeProof = z.object({
	table: tableCode,
	...shoe.shape,
	state: z.enum(["made", "used", "revealed", "void"]),
	/** Once the shoe is over. */
	seed: z.optional(hex),
	rounds: z.array(z.object({ roundId: z.string(), hand: whole, outcome: z.string() })),
});
export type ShoeProof = z.infer<typeof shoeProof>;
