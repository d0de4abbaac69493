// Why the desk refuses to set the catalogue, vendors, jackpots, tournaments and free spins, in order of precedence.
import type { ErrorTable } from "#platform/contract";

export const returnsErrors = { INVALID_PERIOD: { status: 422 } } as const satisfies ErrorTable;

const saving = {
	/** Somebody set it since it was looked at. */
	CHANGED_MEANWHILE: { status: 409 },
	/** Carries `{ part }`. */
	GAME_INVALID: { status: 422 },
} as const satisfies ErrorTable;

export const saveVendorErrors = { VENDOR_NOT_FOUND: { status: 404 }, ...saving } as const satisfies ErrorTable;
export const saveGameErrors = { GAME_NOT_FOUND: { status: 404 }, ...saving } as const satisfies ErrorTable;

export const saveJackpotErrors = {
	/** The code is taken, or there are fifty. */
	JACKPOT_EXISTS: { status: 409 },
	JACKPOT_NOT_FOUND: { status: 404 },
	/** Somebody set it since it was looked at. */
	CHANGED_MEANWHILE: { status: 409 },
	/** Carries `{ part }`. */
	JACKPOT_INVALID: { status: 422 },
} as const satisfies ErrorTable;

export const fundJackpotErrors = {
	JACKPOT_NOT_FOUND: { status: 404 },
	AMOUNT_INVALID: { status: 422 },
	/** Thirty fundings of the brand wait for a second person. */
	FUNDINGS_WAIT: { status: 409 },
} as const satisfies ErrorTable;

export const takeBackFundingErrors = {
	PROPOSAL_NOT_FOUND: { status: 404 },
	/** It was decided, taken back, or nobody decided in time. */
	PROPOSAL_CLOSED: { status: 409 },
} as const satisfies ErrorTable;

export const decideFundingErrors = {
	PROPOSAL_NOT_FOUND: { status: 404 },
	PROPOSAL_CLOSED: { status: 409 },
	/** Nobody agrees to their own. */
	OWN_PROPOSAL: { status: 409 },
	JACKPOT_NOT_FOUND: { status: 404 },
	AMOUNT_INVALID: { status: 422 },
} as const satisfies ErrorTable;

/** Carries `{ part }`: ADDRESS, ORIGIN, or KEYS_END. */
const invalid = { VENDOR_INVALID: { status: 422 } } as const satisfies ErrorTable;
const unknown = { VENDOR_NOT_FOUND: { status: 404 } } as const satisfies ErrorTable;

export const addVendorErrors = { ...invalid, VENDOR_TAKEN: { status: 409 } } as const satisfies ErrorTable;
export const changeVendorErrors = {
	...invalid,
	...unknown,
	/** Somebody set it since it was looked at. */
	CHANGED_MEANWHILE: { status: 409 },
} as const satisfies ErrorTable;
export const addVendorKeyErrors = {
	KEY_INVALID: { status: 422 },
	...unknown,
	KEY_TAKEN: { status: 409 },
	TOO_MANY_KEYS: { status: 409 },
} as const satisfies ErrorTable;
export const retireVendorKeyErrors = { KEY_NOT_FOUND: { status: 404 } } as const satisfies ErrorTable;
export const vendorMoneyErrors = unknown;
export const bringVendorHomeErrors = {
	...unknown,
	/** It is in service: what comes home could go there again. */
	VENDOR_IN_SERVICE: { status: 409 },
	/** Nobody has anything there. */
	NOTHING_LIES: { status: 409 },
	/** It was asked for, and not all is home. */
	TRANSFER_OUT_RUNS: { status: 409 },
} as const satisfies ErrorTable;
export const addVendorGamesErrors = {
	LIMITS_INVALID: { status: 422 },
	...unknown,
	/** It gave no list of games. */
	VENDOR_SILENT: { status: 409 },
} as const satisfies ErrorTable;

const decisionErrors = {
	PROPOSAL_NOT_FOUND: { status: 404 },
	/** It was decided, taken back, or nobody decided in time. */
	PROPOSAL_CLOSED: { status: 409 },
	/** Nobody decides of their own: they take it back. */
	OWN_PROPOSAL: { status: 409 },
} as const satisfies ErrorTable;

export const saveTournamentErrors = {
	/** Something of this tournament waits for a second person already, or thirty do. */
	TOURNAMENT_WAITS: { status: 409 },
	/** The code is taken, or thirty stand. */
	TOURNAMENT_EXISTS: { status: 409 },
	TOURNAMENT_NOT_FOUND: { status: 404 },
	TOURNAMENT_OVER: { status: 409 },
	/** Somebody set it since it was looked at. */
	CHANGED_MEANWHILE: { status: 409 },
	/** Its words may change; what those who compete go by may not. */
	TOURNAMENT_BEGAN: { status: 409 },
	/** Carries `{ part }`. */
	TOURNAMENT_INVALID: { status: 422 },
} as const satisfies ErrorTable;

/** What was asked for is judged again when it is agreed to. */
export const decideTournamentErrors = { ...saveTournamentErrors, ...decisionErrors } as const satisfies ErrorTable;

export const takeBackTournamentErrors = decisionErrors;

export const closeTournamentErrors = {
	TOURNAMENT_NOT_FOUND: { status: 404 },
	TOURNAMENT_OVER: { status: 409 },
	CHANGED_MEANWHILE: { status: 409 },
	/** What has not begun can be cancelled and not ended. */
	TOURNAMENT_NOT_BEGUN: { status: 409 },
} as const satisfies ErrorTable;

export const awardFreeSpinsErrors = {
	/** Carries `{ part }`. */
	FREE_SPINS_INVALID: { status: 422 },
	/** Carries `{ accounts }`: no member in the brand's currency is called so. */
	FREE_SPINS_MEMBERS_UNKNOWN: { status: 422 },
	/** Carries `{ accounts }`: who may not play is given nothing to play with. */
	FREE_SPINS_MEMBERS_EXCLUDED: { status: 409 },
} as const satisfies ErrorTable;

export const decideFreeSpinsErrors = {
	FREE_SPINS_NOT_FOUND: { status: 404 },
	/** It was decided, taken back, or is over. */
	FREE_SPINS_CLOSED: { status: 409 },
	/** Whoever asked for it does not agree to it. */
	OWN_FREE_SPINS: { status: 409 },
} as const satisfies ErrorTable;

export const withdrawFreeSpinsErrors = {
	FREE_SPINS_NOT_FOUND: { status: 404 },
	FREE_SPINS_CLOSED: { status: 409 },
} as const satisfies ErrorTable;

export const freeSpinsMembersErrors = { FREE_SPINS_NOT_FOUND: { status: 404 } } as const satisfies ErrorTable;
