// Why the desk refuses to work contracts and bills, in order of precedence.
import type { ErrorTable } from "#platform/contract";
import { contractErrors } from "./errors.ts";

export const deskAgentErrors = {
	/** Nobody of that name is an agent of the brand. */
	AGENT_NOT_FOUND: { status: 404 },
} as const satisfies ErrorTable;

export const deskOfferErrors = {
	...deskAgentErrors,
	/** The house offers to agents that stand below nobody; others are offered to by the agent above. */
	AGENT_HAS_UPLINE: { status: 409 },
	INVALID_CONTRACT_ORDER: contractErrors.INVALID_CONTRACT_ORDER,
	OPEN_REQUEST: contractErrors.OPEN_REQUEST,
	TIERS_NOT_RISING: contractErrors.TIERS_NOT_RISING,
	RATE_BELOW_GIVEN: contractErrors.RATE_BELOW_GIVEN,
	RATE_ABOVE_CEILING: contractErrors.RATE_ABOVE_CEILING,
} as const satisfies ErrorTable;

export const deskEndErrors = {
	CONTRACT_NOT_FOUND: { status: 404 },
	WRONG_STATE: contractErrors.WRONG_STATE,
} as const satisfies ErrorTable;

export const deskBillErrors = {
	BILL_NOT_FOUND: { status: 404 },
} as const satisfies ErrorTable;

export const deskMemberErrors = {
	/** Nobody has that name in the brand. */
	AGENT_MEMBER_NOT_FOUND: { status: 404 },
} as const satisfies ErrorTable;

export const deskMoveErrors = {
	...deskMemberErrors,
	...deskAgentErrors,
	/** It stands there, stands below nobody, or the other stands below it. */
	MOVE_NOT_POSSIBLE: { status: 409 },
	/** Another move of the member waits for its period. */
	MOVE_WAITS: { status: 409 },
} as const satisfies ErrorTable;

export const takeBackMoveErrors = {
	PROPOSAL_NOT_FOUND: { status: 404 },
	PROPOSAL_CLOSED: { status: 409 },
} as const satisfies ErrorTable;

export const decideMoveErrors = {
	...takeBackMoveErrors,
	OWN_PROPOSAL: { status: 409 },
	...deskMoveErrors,
} as const satisfies ErrorTable;

export const deskTermsErrors = {
	/** A rate or an amount is none, or points, rebates and what is paid pass the edge. */
	INVALID_AGENT_TERMS: { status: 400 },
} as const satisfies ErrorTable;

export const deskFindingErrors = {
	FINDING_NOT_FOUND: { status: 404 },
} as const satisfies ErrorTable;
