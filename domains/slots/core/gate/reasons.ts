// Why a pay table is refused. Each reason has a code and names the place or the figure, for the person who mends it.

export const gateBounds = {
	/** Return of every mode, in per cent. */
	leastReturn: 90,
	mostReturn: 98,
	/** No wager configuration below (GLI-19 4.7.1). */
	leastWagerReturn: 75,
	/** Between the modes of one game, in per cent. */
	mostSpread: 0.5,
	/** A win at least once in so many rounds. */
	rarestHit: 20,
	/** The top award at least once in so many rounds. */
	rarestTop: 20_000_000,
	/** Half the interval of a return that is proven by play, in per cent. */
	widestHalf: 0.05,
} as const;

export type GateCode =
	| "malformed"
	| "wager-below-75"
	| "return-too-low"
	| "return-too-high"
	| "return-not-proven"
	| "modes-differ"
	| "wins-too-rare"
	| "top-award-too-rare"
	| "top-award-not-as-declared"
	| "award-unreachable"
	| "endless-cascade";

export type GateReason = { readonly code: GateCode; readonly detail: string };

export const reason = (code: GateCode, detail: string): GateReason => ({ code, detail });
