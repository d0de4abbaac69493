// Tables and hands as operators see them. Amounts are decimal strings; cards are in no list.
import * as z from "zod/mini";
import { amount, instant } from "#platform/contract";
import { lobbyTable, table, whole } from "./models.ts";

export const deskPokerTable = z.object({
	...z.omit(lobbyTable, { gameId: true, number: true }).shape,
	closed: z.boolean(),
	/** What people have lying there. */
	chips: amount,
	/** Within the last 24 hours. */
	dayHands: whole,
	dayRake: amount,
});
export type DeskPokerTable = z.infer<typeof deskPokerTable>;

export const deskPokerHand = z.object({
	hand: z.uuid(),
	table,
	number: whole,
	mode: z.enum(["real", "demo"]),
	endedAt: instant,
	currency: z.string(),
	pot: amount,
	rake: amount,
	/** Of this brand; what they won or lost, with its sign. */
	players: z.array(z.object({ seat: whole, memberId: z.nullable(z.string()), net: z.string() })),
	/** Players of other brands, and house bots. */
	others: whole,
});
export type DeskPokerHand = z.infer<typeof deskPokerHand>;

export const pokerRakeLine = z.object({
	/** Of UTC. */
	day: z.string(),
	currency: z.string(),
	table,
	hands: whole,
	staked: amount,
	/** What this brand's players paid of it. */
	rake: amount,
});
export type PokerRakeLine = z.infer<typeof pokerRakeLine>;

/** What two members may have in common. */
export const pokerShares = ["device", "address", "payee"] as const;

export const pokerPair = z.object({
	one: z.string(),
	other: z.string(),
	currency: z.string(),
	hands: whole,
	/** From the one to the other in pots, and back. */
	there: amount,
	back: amount,
	folds: whole,
	/** Hands in which both raised and a third between them folded. */
	squeezes: whole,
	sign: z.enum(["one-way", "squeeze", "soft", "none"]),
	shares: z.array(z.enum(pokerShares)),
});
export type PokerPair = z.infer<typeof pokerPair>;

export const pokerPace = z.object({
	memberId: z.string(),
	hands: whole,
	acts: whole,
	/** Milliseconds a turn. */
	mean: whole,
	deviation: whole,
	hours: whole,
	sign: z.enum(["even", "long", "none"]),
});
export type PokerPace = z.infer<typeof pokerPace>;

export const pokerDisconnect = z.object({
	hand: z.uuid(),
	table,
	memberId: z.string(),
	endedAt: instant,
	currency: z.string(),
	/** Turns that the clock took. */
	turns: whole,
	net: z.string(),
});
export type PokerDisconnect = z.infer<typeof pokerDisconnect>;
