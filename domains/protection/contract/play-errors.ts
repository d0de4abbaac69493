// Why a stake is refused for the member's own protection. Apart from the other refusals: every page that shows a game has it.
import type { ErrorTable } from "#platform/contract";

/** `value` of LIMIT_REACHED: `{ kind, period, limit, left }`. */
export const playProtectionErrors = {
	/** The market asks for limits first; carries `{ missing }`, their kinds. */
	LIMIT_REQUIRED: { status: 409 },
	/** The market asks for a document first. */
	IDENTITY_REQUIRED: { status: 403 },
	/** The time of play that was set is used up. */
	TIME_USED_UP: { status: 409 },
	LIMIT_REACHED: { status: 409 },
	/** A reality check waits for its answer: a new round begins after it, a round under way goes on. */
	REALITY_CHECK: { status: 409 },
	/** The market asks for a moment between two rounds; carries `{ milliseconds }` to wait. */
	TOO_FAST: { status: 429 },
} as const satisfies ErrorTable;
