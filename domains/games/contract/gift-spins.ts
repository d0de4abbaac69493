// Free spins that an operator gives, as they cross the wire. They are called gifts, apart from the free spins of a game's bonus.
import * as z from "zod/mini";
import { amount, type ErrorTable, instant } from "#platform/contract";
import { giftStates } from "../core/index.ts";

export { mostGiftGames, mostGiftMembers, mostGiftSpins } from "../core/index.ts";

export const giftId = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/));
export const giftState = z.enum(giftStates);

/** What a member has left of one, and what its spins won so far. */
export const giftCount = z.object({
	giftId,
	spins: z.int(),
	left: z.int(),
	won: amount,
});
export type GiftCount = z.infer<typeof giftCount>;

/** One that can be played now. */
export const openGift = z.extend(giftCount, {
	/** What each spin stakes; the house pays it. */
	stake: amount,
	endsAt: instant,
});
export type OpenGift = z.infer<typeof openGift>;

/** One of a member's own; what is left of one that is not running can be played no more, or not yet. */
export const ownGift = z.extend(openGift, {
	currency: z.string(),
	state: giftState,
	startsAt: instant,
	games: z.array(z.object({ gameId: z.string(), vassalage: z.string(), displayName: z.string() })),
});
export type OwnGift = z.infer<typeof ownGift>;

/** Why a spin that is a gift is refused, besides what refuses any spin. */
export const giftErrors = {
	/** Not this member's, of another game, currency or stake, or a trial. */
	GIFT_NOT_HERE: { status: 409 },
	/** It is over, was taken back, or has not begun. */
	GIFT_OVER: { status: 409 },
	/** None is left. */
	GIFT_USED: { status: 409 },
} as const satisfies ErrorTable;
export type GiftErrorCode = keyof typeof giftErrors;
