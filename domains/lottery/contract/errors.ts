// What can go wrong in the calls of a lottery, in order of precedence.
import { playErrors } from "#games/contract";
import type { ErrorTable } from "#platform/contract";

const expired = { PLAY_EXPIRED: playErrors.PLAY_EXPIRED } as const;

export const lotteryErrors = { LOTTERY_UNKNOWN: { status: 404 } } as const satisfies ErrorTable;

export const issueErrors = { ...lotteryErrors, ISSUE_UNKNOWN: { status: 404 } } as const satisfies ErrorTable;

export const bettingErrors = {
	...lotteryErrors,
	/** The slip cannot be read, or its play does not take such picks. `value`: `{ slip: its place from 0, fault }`. */
	SLIP_NOT_OFFERED: { status: 422 },
	/** The amount that the page showed is not what the slips cost. `value`: `{ amount }`. */
	BET_AMOUNT_DIFFERS: { status: 409 },
	/** An issue is closed, or not there yet; nothing was staked on any. `value`: `{ numero }`. */
	ISSUE_CLOSED: { status: 409 },
	/** So much is not taken in one slip on one issue. `value`: `{ most }`. */
	SLIP_STAKE_LIMIT: { status: 409 },
	/** So much is not taken of one holder on one play of an issue. `value`: `{ playId, numero, most, left }`, as below. */
	PLAY_STAKE_LIMIT: { status: 409 },
	/** So much is not taken of one holder on one issue. `value`: `{ numero, most, left }`: the bound and what is still possible, of the stake or of what could be won. */
	ISSUE_STAKE_LIMIT: { status: 409 },
	ISSUE_WIN_LIMIT: { status: 409 },
	/** All bets on it together could win more than is paid on one issue. `value`: the same. */
	ISSUE_EXPOSURE_LIMIT: { status: 409 },
	...playErrors,
} as const satisfies ErrorTable;

export const postErrors = {
	...lotteryErrors,
	/** Its draw has come, or is not the present one yet. */
	POSTS_CLOSED: { status: 409 },
	/** One has posted as often as one may, or all together have. */
	POSTS_ENOUGH: { status: 409 },
} as const satisfies ErrorTable;

export const cancelErrors = {
	...lotteryErrors,
	ORDER_UNKNOWN: { status: 404 },
	/** Its issue is closed, or it does not stand open any more. */
	ORDER_CLOSED: { status: 409 },
	/** A chase is cancelled from its last issue backwards. */
	ORDER_NOT_LAST: { status: 409 },
	...expired,
} as const satisfies ErrorTable;
