// What the rows of a table's room hold: how it stands, and what is told of it.
import * as z from "zod/mini";
import { blackjackMoves, streamKinds, tableCodes } from "../core/index.ts";

const text = z.string();
const number = z.int();
const phase = z.object({
	name: z.enum(["idle", "shuffling", "open", "playing", "dealing", "result", "paused"]),
	startsAt: number,
	endsAt: number,
});
const shoe = z.object({
	shoe: text,
	commit: text,
	cut: number,
	cutBy: z.nullable(text),
	publicHex: z.nullable(text),
	cardsHash: z.nullable(text),
	burnt: number,
	position: number,
	hands: number,
	cutShown: z.boolean(),
	over: z.boolean(),
});
const bounds = { min: number, max: number };
const limits = z.optional(z.object({ ...bounds, by: z.optional(z.record(text, z.object(bounds))) }));
const cards = z.array(number);
const numbers = z.array(number);
const playedHand = z.object({ cards, doubled: z.boolean(), stood: z.boolean() });
const play = z.object({
	seats: z.array(z.object({ seat: number, hands: z.array(playedHand) })),
	up: number,
	used: number,
	log: z.array(text),
});
const playing = z.optional(z.object({ play, absent: numbers, insuring: z.boolean() }));
const round = z.object({
	roundId: text,
	hand: number,
	closesAt: number,
	outcome: z.nullable(text),
	limits,
	playing,
});
const seat = z.object({ seat: number, owner: text, name: text, missed: number });

const streams = z.array(z.object({ kind: z.enum(streamKinds), url: text, latencyMs: number }));
const shown = { pos: text, code: text };
const found = z.nullable(text);
const video = z.optional(
	z.object({
		seq: number,
		heardAt: number,
		streams,
		told: z.nullable(text),
		lies: z.array(z.object(shown)),
		halt: z.nullable(z.object({ said: text, found })),
	}),
);

export const tableState = z.object({
	table: z.enum(tableCodes),
	phase,
	shoe: z.nullable(shoe),
	round: z.nullable(round),
	past: z.array(text),
	seats: z.optional(z.array(seat)),
	video,
});

const lasting = { startsAt: number, endsAt: number };

export const tableEvent = z.discriminatedUnion("type", [
	z.object({ type: z.literal("shuffling"), shoe: text, commit: text, ...lasting }),
	z.object({ type: z.literal("cut"), place: number, by: text }),
	z.object({ type: z.literal("shuffled"), publicHex: text, cardsHash: z.nullable(text), position: number }),
	z.object({ type: z.literal("opened"), roundId: text, hand: number, limits, ...lasting }),
	z.object({ type: z.literal("dealt"), outcome: text, used: number, ...lasting }),
	z.object({ type: z.literal("result"), ...lasting }),
	z.object({ type: z.literal("voided"), roundId: text, reason: z.enum(["seed", "operator", "studio"]), at: number }),
	z.object({ type: z.literal("seated"), seat: number, owner: text, name: text }),
	z.object({ type: z.literal("left"), seat: number }),
	z.object({ type: z.literal("laid"), seats: numbers, absent: numbers, cards, ...lasting }),
	z.object({ type: z.literal("insured"), ...lasting }),
	z.object({ type: z.literal("moved"), move: z.enum(blackjackMoves), cards, ...lasting }),
	z.object({ type: z.literal("ended"), shoe: text }),
	z.object({ type: z.literal("paused"), at: number }),
	z.object({ type: z.literal("resumed"), at: number }),
	z.object({ type: z.literal("driven"), by: z.enum(["house", "studio"]), at: number }),
	z.object({ type: z.literal("heard"), seq: number, at: number }),
	z.object({ type: z.literal("streamed"), streams }),
	z.object({ type: z.literal("shoe"), shoe: text, at: number }),
	z.object({ type: z.literal("named"), told: text }),
	z.object({ type: z.literal("closed"), at: number }),
	z.object({ type: z.literal("shown"), ...shown }),
	z.object({ type: z.literal("halted"), said: text, found, at: number }),
]);
