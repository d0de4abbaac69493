// Free spins that an operator gives, as they cross the wire. An operator awards them: they are other than the free spins of a game's bonus.
import * as z from "zod/mini";
import { amount, type ErrorTable, instant } from "#platform/contract";
import { freeSpinsStates } from "../core/index.ts";

export { mostFreeSpins, mostFreeSpinsGames, mostFreeSpinsMembers } from "../core/index.ts";

export const freeSpinsId = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/));
export const freeSpinsState = z.enum(freeSpinsStates);

/** What a member has left of one, and what its spins won so far. */
export const freeSpinsCount = z.object({
	freeSpinsId,
	spins: z.int(),
	left: z.int(),
	won: amount,
});
export type FreeSpinsCount = z.infer<typeof freeSpinsCount>;

/** One that can be played now. */
export const openFreeSpins = z.extend(freeSpinsCount, {
	/** What each spin stakes; the house pays it. */
	stake: amount,
	endsAt: instant,
});
export type OpenFreeSpinsAward = z.infer<typeof openFreeSpins>;

/** One of a member's own; what is left of one that is not running can be played no more, or not yet. */
export const ownFreeSpins = z.extend(openFreeSpins, {
	currency: z.string(),
	state: freeSpinsState,
	startsAt: instant,
	games: z.array(z.object({ gameId: z.string(), vassalage: z.string(), displayName: z.string() })),
});
export type OwnFreeSpinsAward = z.infer<typeof ownFreeSpins>;

/** Why a spin that is an award of free spins is refused, besides what refuses any spin. */
export const freeSpinsErrors = {
	/** Not this member's, of another game, currency or stake, or a trial. */
	FREE_SPINS_NOT_HERE: { status: 409 },
	/** It is over, was taken back, or has not begun. */
	FREE_SPINS_OVER: { status: 409 },
	/** None is left. */
	FREE_SPINS_USED: { status: 409 },
} as const satisfies ErrorTable;
export type FreeSpinsErrorCode = keyof typeof freeSpinsErrors;
