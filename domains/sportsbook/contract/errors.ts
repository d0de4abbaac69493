// What can go wrong in the calls of the sportsbook, in order of precedence.
import { playErrors } from "#games/contract";
import type { ErrorTable } from "#platform/contract";

export const expiredErrors = { PLAY_EXPIRED: playErrors.PLAY_EXPIRED } as const;

export const bookErrors = { EVENT_UNKNOWN: { status: 404 } } as const satisfies ErrorTable;

const movedErrors = {
	/** The market does not take bets for the moment. `value` of these: `{ event }`. */
	MARKET_SUSPENDED: { status: 409 },
	MARKET_CLOSED: { status: 409 },
	/** Something may have changed the match since the bet was chosen, or while it waited. */
	SCORE_CHANGED: { status: 409 },
} as const satisfies ErrorTable;

/** Of several outcomes of one match as one leg. */
export const builderErrors = {
	...bookErrors,
	/** They do not go together: one excludes another, or the law does not say how they come together. */
	COMBINATION: { status: 422 },
	...movedErrors,
	...expiredErrors,
} as const satisfies ErrorTable;

export const betErrors = {
	...bookErrors,
	/** Legs that do not go together, or no such kind of bet. */
	COMBINATION: { status: 422 },
	...movedErrors,
	/** `value`: `{ event, odds }`, as they are now. */
	PRICE_CHANGED: { status: 409 },
	/** `value`: `{ most }` or `{ least }`. */
	BELOW_MIN: { status: 422 },
	ABOVE_MAX: { status: 409 },
	ABOVE_EVENT_MAX: { status: 409 },
	/** A trader looks at it first; nothing is staked yet. The same press again asks how it stands. `value`: `{ until }`. */
	BET_REFERRED: { status: 409 },
	/** `value`: `{ line, until }`: so much a line is taken; the same press with that stake places it. */
	BET_REOFFERED: { status: 409 },
	BET_REFUSED: { status: 409 },
	/** It is staked, over, or nobody gave it. */
	FREE_BET_GONE: { status: 409 },
	/** A free bet is all of its amount on one line, at its least odds. `value`: `{ amount, leastOdds }`. */
	FREE_BET_TERMS: { status: 422 },
	...playErrors,
} as const satisfies ErrorTable;

const soldErrors = {
	BET_UNKNOWN: { status: 404 },
	/** It does not stand open any more, or was changed meanwhile. */
	BET_CLOSED: { status: 409 },
} as const satisfies ErrorTable;

export const autoCashOutErrors = { ...soldErrors, ...expiredErrors } as const satisfies ErrorTable;

export const cashOutErrors = {
	...soldErrors,
	...movedErrors,
	/** `value`: `{ offer }`. */
	OFFER_CHANGED: { status: 409 },
	...expiredErrors,
} as const satisfies ErrorTable;
