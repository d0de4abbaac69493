// How points are earned: the brand's rate of the category, times what the rank brings. Whole numbers only.
//
// A rate of 1.20 is 1.20 points for 100 units of stake. A point has as many decimals as the currency, so the unit of
// currency cancels out: minor points = minor stake x rate / 100. What is left of a division stays for the next time.

/** One minor point in the parts in which the rest is kept: rate in hundredths x 100 units x rank in per cent. */
export const partsOfAPoint = 1_000_000n;

export type Played = {
	/** Minor units; negative where a round was voided after it had counted. */
	readonly stake: bigint;
	/** Hundredths: 120n is 1.20 points for 100 units. */
	readonly rate: bigint;
};

export type Earned = {
	/** Minor points to be posted; never negative. */
	readonly points: bigint;
	/** Kept for the next time. Negative while what was voided has not been earned again. */
	readonly rest: bigint;
};

export type Earning = {
	/** What the last division left. */
	readonly rest: bigint;
	readonly played: readonly Played[];
	/** What the rank makes of it: 100n is just the rate. */
	readonly percent: bigint;
};

/** Rounds down to whole minor points. */
export function earnPoints({ rest, played, percent }: Earning): Earned {
	const parts = played.reduce((sum, { stake, rate }) => sum + stake * rate * percent, rest);
	if (parts < partsOfAPoint) return { points: 0n, rest: parts };
	const points = parts / partsOfAPoint;
	return { points, rest: parts - points * partsOfAPoint };
}

/** "0.70" is 70n; empty, for a category without points, is 0n. Throws on what is no rate: the brand's tables refuse it. */
export function parseRate(text: string): bigint {
	if (text === "") return 0n;
	const [, whole, hundredths] = /^([0-9]{1,3})\.([0-9]{2})$/.exec(text) ?? [];
	if (whole === undefined || hundredths === undefined) throw new RangeError(`not a rate of points: ${text}`);
	return BigInt(whole + hundredths);
}
