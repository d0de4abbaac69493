// What the rows of a table's room hold: how it stands, and what is told of it.
import * as z from "zod/mini";
import { tableCodes } from "../core/index.ts";

const text = z.string();
const number = z.int();
const phase = z.object({
	name: z.enum(["idle", "shuffling", "open", "dealing", "result", "paused"]),
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
const limits = z.optional(z.object({ min: number, max: number }));
const round = z.object({ roundId: text, hand: number, closesAt: number, outcome: z.nullable(text), limits });

export const tableState = z.object({
	table: z.enum(tableCodes),
	phase,
	shoe: z.nullable(shoe),
	round: z.nullable(round),
	past: z.array(text),
});

const lasting = { startsAt: number, endsAt: number };

export const tableEvent = z.discriminatedUnion("type", [
	z.object({ type: z.literal("shuffling"), shoe: text, commit: text, ...lasting }),
	z.object({ type: z.literal("cut"), place: number, by: text }),
	z.object({ type: z.literal("shuffled"), publicHex: text, cardsHash: z.nullable(text), position: number }),
	z.object({ type: z.literal("opened"), roundId: text, hand: number, limits, ...lasting }),
	z.object({ type: z.literal("dealt"), outcome: text, used: number, ...lasting }),
	z.object({ type: z.literal("result"), ...lasting }),
	z.object({ type: z.literal("voided"), roundId: text, reason: z.enum(["seed", "operator"]), at: number }),
	z.object({ type: z.literal("ended"), shoe: text }),
	z.object({ type: z.literal("paused"), at: number }),
	z.object({ type: z.literal("resumed"), at: number }),
]);
