// Rooms as their rows hold them, parsed when they are read.
import * as z from "zod/mini";
import { contact, kill, shot, wave, whole } from "../contract/models.ts";
import type { RoomEvent, RoomState, Seat } from "../core/index.ts";

const seeds = z.object({ id: z.string(), clientSeed: z.string(), serverHash: z.string() });

const play = z.object({
	playId: z.string(),
	memberId: z.nullable(z.string()),
	vendor: z.string(),
	gameCode: z.string(),
	mode: z.enum(["real", "demo"]),
	currency: z.string(),
	merchant: z.string(),
});

const seat: z.ZodMiniType<Seat> = z.object({
	owner: z.string(),
	place: whole,
	name: z.nullable(z.string()),
	sitting: z.string(),
	play,
	unit: z.string(),
	seeds,
	nonce: whole,
	n: whole,
	satAt: whole,
	heardAt: whole,
	firedAt: whole,
	tokens: z.number(),
	tokensAt: whole,
	lastShot: z.int(),
	aim: whole,
	bet: whole,
	fired: whole,
	waits: z.array(contact),
	waitsSince: whole,
	volley: z.nullable(z.object({ n: whole, at: whole, asked: whole, shots: z.array(shot) })),
	staked: whole,
	won: whole,
	balance: z.string(),
	stop: z.nullable(z.string()),
	idle: z.boolean(),
});

export const roomState: z.ZodMiniType<RoomState> = z.object({
	waves: z.array(wave),
	dead: z.array(whole),
	seats: z.array(seat),
	kills: z.array(kill),
	lastKill: whole,
});

const owner = z.string();

export const roomEvent: z.ZodMiniType<RoomEvent> = z.discriminatedUnion("type", [
	z.object({ type: z.literal("wave"), wave }),
	z.object({ type: z.literal("sat"), seat }),
	z.object({ type: z.literal("back"), owner, play, at: whole, balance: z.string() }),
	z.object({ type: z.literal("heard"), owner, at: whole }),
	z.object({
		type: z.literal("fired"),
		owner,
		at: whole,
		aim: whole,
		bet: whole,
		fired: whole,
		tokens: z.number(),
		contacts: z.array(contact),
	}),
	z.object({ type: z.literal("idle"), owner }),
	z.object({ type: z.literal("volley"), owner, at: whole, shots: z.array(shot) }),
	z.object({ type: z.literal("again"), owner, n: whole, at: whole }),
	z.object({ type: z.literal("paid"), owner, n: whole, balance: z.string(), roundId: z.optional(z.string()) }),
	z.object({ type: z.literal("refused"), owner, n: whole, code: z.string() }),
	z.object({ type: z.literal("seeds"), owner, from: z.string(), seeds }),
	z.object({ type: z.literal("left"), owner, sitting: z.string(), at: whole }),
]);
