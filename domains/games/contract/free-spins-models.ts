// The shapes of free spins at the desk: what is given to whom, what it costs, what became of it.
import * as z from "zod/mini";
import { amount, instant } from "#platform/contract";
import { freeSpinsId, freeSpinsState, mostFreeSpins, mostFreeSpinsGames, mostFreeSpinsMembers } from "./free-spins.ts";
import { gameId } from "./models.ts";

export { freeSpinsId };

const whole = z.int().check(z.minimum(0));

export const deskFreeSpinsAward = z.object({
	freeSpinsId,
	state: freeSpinsState,
	currency: z.string(),
	/** What each spin stakes, and all of them: the house pays it. */
	stake: amount,
	cost: amount,
	spins: whole,
	members: whole,
	games: z.array(gameId),
	startsAt: instant,
	endsAt: instant,
	reason: z.string(),
	/** Spins that can still be played, and what those that were played won. */
	left: whole,
	won: amount,
	madeBy: z.string(),
	madeAt: instant,
	/** Whoever looks made it, and so does not agree to it. */
	own: z.boolean(),
	/** The second person, where one was asked, and why it was refused or taken back; empty else. */
	decidedBy: z.string(),
	why: z.string(),
});
export type DeskFreeSpinsAward = z.infer<typeof deskFreeSpinsAward>;

/** Whom it was given to. `closed`: what was left then is nobody's any more. */
export const freeSpinsMember = z.object({
	memberId: z.string(),
	account: z.string(),
	left: whole,
	won: amount,
	closed: z.nullable(z.enum(["expired", "withdrawn"])),
});
export type FreeSpinsMember = z.infer<typeof freeSpinsMember>;

/** A game of the house's slots with each stake that its coins make, and the most that one spin can win then. */
export const freeSpinsGame = z.object({
	gameId,
	names: z.record(z.string(), z.string()),
	stakes: z.array(z.object({ stake: amount, most: amount })),
});
export type FreeSpinsGame = z.infer<typeof freeSpinsGame>;

export const freeSpinsGames = z.array(gameId).check(z.minLength(1), z.maxLength(mostFreeSpinsGames));
export const freeSpins = z.int().check(z.minimum(1), z.maximum(mostFreeSpins));
/** User names. */
export const freeSpinsAccounts = z
	.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(40)))
	.check(z.minLength(1), z.maxLength(mostFreeSpinsMembers));
