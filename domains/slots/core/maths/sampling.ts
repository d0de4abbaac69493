// What a sample says of what it was drawn from: intervals with 99 % confidence.

export type Interval = { readonly low: number; readonly high: number };

/** The quantile of the normal distribution that leaves half a per cent above it. */
export const z99 = 2.5758;

/** Events that were met so often in a part of what was played, and what one of them counts. */
export type Counted = { readonly met: number; readonly weight: number };

/**
 * The interval of a rate that is the weighted sum of counts (Fay and Feuer, Statistics in Medicine 16, 1997): as of one
 * count of the same mean and spread. Nothing that was not met is thought impossible: the dearest weight is added above.
 */
export function rateInterval(counts: readonly Counted[]): Interval {
	const rate = counts.reduce((sum, { met, weight }) => sum + met * weight, 0);
	const spread = counts.reduce((sum, { met, weight }) => sum + met * weight ** 2, 0);
	const dearest = Math.max(0, ...counts.map(({ weight }) => weight));
	return {
		low: rate === 0 ? 0 : (spread / (2 * rate)) * chiSquareQuantile({ freedom: (2 * rate ** 2) / spread, z: -z99 }),
		high: upper({ rate: rate + dearest, spread: spread + dearest ** 2 }),
	};
}

function upper({ rate, spread }: { rate: number; spread: number }): number {
	return rate === 0 ? 0 : (spread / (2 * rate)) * chiSquareQuantile({ freedom: (2 * rate ** 2) / spread, z: z99 });
}

/** By Wilson and Hilferty; `z` is the normal quantile. Never below zero. */
export function chiSquareQuantile({ freedom, z }: { readonly freedom: number; readonly z: number }): number {
	const part = 2 / (9 * freedom);
	return freedom * Math.max(0, 1 - part + z * Math.sqrt(part)) ** 3;
}
