// The price ladder: decimal odds in whole hundredths, rounded down to the step of their height. So money is exact.

/** Up to this many hundredths, in steps of so many. */
const steps = [
	[200, 1],
	[300, 2],
	[400, 5],
	[600, 10],
	[1_000, 20],
	[2_000, 50],
	[3_000, 100],
	[5_000, 200],
	[10_000, 500],
	[100_000, 1_000],
] as const;

export const leastOdds = 101;
export const mostOdds = 100_000;

/** Odds in hundredths; undefined below 1.01. A market of two outcomes goes by .01. */
export function laddered(odds: number, { twoWay }: { readonly twoWay: boolean }): number | undefined {
	// A price that is exactly on a step must not fall below it by the last bit.
	const fine = Math.floor(Math.min(odds, mostOdds / 100) * 100 + 1e-9);
	if (fine < leastOdds) return undefined;
	if (twoWay) return fine;
	const [, step] = steps.find(([to]) => fine <= to) ?? [0, 1_000];
	return fine - (fine % step);
}
