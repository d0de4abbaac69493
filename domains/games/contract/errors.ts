// What a games call may refuse, with HTTP status, in order of precedence. Studios reuse `playErrors` for their own calls.
import type { ErrorTable } from "#platform/contract";
import { playProtectionErrors } from "#protection/contract";

/** Why a launch, of a game or of a trial, is refused. `value` of GAME_UNDER_MAINTENANCE: `{ recommended: Game[], backAt? }`. */
export const launchErrors = {
	GAME_NOT_FOUND: { status: 404 },
	GAME_UNDER_MAINTENANCE: { status: 409 },
	ACCOUNT_FROZEN: { status: 403 },
	ACCOUNT_EXCLUDED: { status: 403 },
	/** The market lets nobody play where the call comes from. */
	PLAY_NOT_ALLOWED_HERE: { status: 403 },
	WRONG_CURRENCY: { status: 409 },
	TRIAL_NOT_SUPPORTED: { status: 409 },
} as const satisfies ErrorTable;

/** Nobody launched it, somebody else did, or it shows itself. */
export const ownPlayErrors = {
	GAME_NOT_FOUND: { status: 404 },
} as const satisfies ErrorTable;

/** Why a one-time launch token is refused. */
export const entryErrors = {
	LAUNCH_EXPIRED: { status: 410 },
} as const satisfies ErrorTable;

/**
 * Why a wager is refused. `value` of INSUFFICIENT_FUNDS: `{ balance }`; of STAKE_OUT_OF_RANGE: `{ minBet, maxBet }`;
 * amounts as decimal strings.
 */
export const playErrors = {
	PLAY_EXPIRED: { status: 401 },
	/** More rounds wait to be written than can be: nothing was staked, the same key may come again. */
	PLAY_BUSY: { status: 503 },
	DUPLICATE_TRANSACTION: { status: 409 },
	WRONG_CURRENCY: { status: 409 },
	ACCOUNT_FROZEN: { status: 403 },
	ACCOUNT_EXCLUDED: { status: 403 },
	...playProtectionErrors,
	GAME_DISABLED: { status: 409 },
	STAKE_OUT_OF_RANGE: { status: 422 },
	INSUFFICIENT_FUNDS: { status: 409 },
} as const satisfies ErrorTable;

export type PlayErrorCode = keyof typeof playErrors;

/** Why the figures of a period are refused. */
export const profitErrors = {
	PERIOD_TOO_LONG: { status: 422 },
	PERIOD_NOT_AVAILABLE: { status: 422 },
} as const satisfies ErrorTable;

export const recordErrors = {
	...profitErrors,
	INVALID_CURSOR: { status: 400 },
} as const satisfies ErrorTable;

export const roundErrors = {
	ROUND_NOT_FOUND: { status: 404 },
} as const satisfies ErrorTable;

export const favouriteErrors = {
	GAME_NOT_FOUND: { status: 404 },
	TOO_MANY_FAVOURITES: { status: 409 },
} as const satisfies ErrorTable;
