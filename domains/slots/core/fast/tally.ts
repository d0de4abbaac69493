// What the fast engine counts while it evaluates: where the credits of a spin come from. Whole numbers only.

export type Tally = {
	/** Credits by symbol, every multiplier in them. */
	readonly bySymbol: Float64Array;
	/** Wins by symbol and count: at symbol x `stride` + count. */
	readonly hits: Float64Array;
	readonly stride: number;
	/** Credits by evaluation of a spin: the first, the first cascade, and so on. */
	readonly byStep: Float64Array;
};

export const tallySteps = 32;
