// What the exact return of a game of the house must lie within before it may be played.

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
