// Why a call of the agent centre is refused, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const teamErrors = {
	NOT_AGENT: { status: 403 },
} as const satisfies ErrorTable;

export const teamListErrors = {
	...teamErrors,
	/** Nobody has that number or name, or stands elsewhere: nothing tells which. */
	MEMBER_NOT_BELOW: { status: 404 },
	INVALID_CURSOR: { status: 400 },
} as const satisfies ErrorTable;

export const reportErrors = {
	...teamListErrors,
	/** The days end before they begin, or are more than 92. */
	INVALID_PERIOD: { status: 400 },
} as const satisfies ErrorTable;

export const contractErrors = {
	...teamErrors,
	/** Also for a contract that is not the caller's, and for a member that is no agent. */
	MEMBER_NOT_BELOW: { status: 404 },
	/** What is asked for does not belong to this call, or says too little. */
	INVALID_CONTRACT_ORDER: { status: 400 },
	WRONG_STATE: { status: 409 },
	NOT_YOURS: { status: 403 },
	OFFER_LAPSED: { status: 409 },
	OPEN_REQUEST: { status: 409 },
	TIERS_NOT_RISING: { status: 400 },
	RATE_ABOVE_UPLINE: { status: 400 },
	RATE_BELOW_GIVEN: { status: 400 },
	RATE_ABOVE_CEILING: { status: 400 },
} as const satisfies ErrorTable;

const pointErrors = {
	/** A rate that is none, or a category that no game has. */
	INVALID_POINTS: { status: 400 },
	POINTS_ABOVE_OWN: { status: 400 },
} as const satisfies ErrorTable;

export const invitationErrors = {
	...teamErrors,
	...pointErrors,
	/** So many of an agent hold at once; end one first. */
	TOO_MANY_INVITATIONS: { status: 409 },
} as const satisfies ErrorTable;

export const endInvitationErrors = {
	...teamErrors,
	INVITATION_NOT_FOUND: { status: 404 },
} as const satisfies ErrorTable;

export const teamActErrors = {
	...teamErrors,
	MEMBER_NOT_BELOW: { status: 404 },
} as const satisfies ErrorTable;

export const setPointsErrors = {
	...teamActErrors,
	...pointErrors,
	POINTS_BELOW_GIVEN: { status: 400 },
} as const satisfies ErrorTable;
