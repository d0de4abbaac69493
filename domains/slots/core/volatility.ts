// How a game feels in one word, from the standard deviation of one round in stakes.

export type Volatility = "low" | "medium" | "high";

/** Below 5 stakes low, below 10 medium. */
export function volatilityOf(standardDeviation: number): Volatility {
	if (standardDeviation < 5) return "low";
	return standardDeviation < 10 ? "medium" : "high";
}

/** The index of the trade: how far, in stakes, one round strays at 90 % (1.65 standard deviations). */
export const volatilityIndex = (standardDeviation: number): number => 1.65 * standardDeviation;
