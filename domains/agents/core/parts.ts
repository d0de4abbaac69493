// Amounts finer than a minor unit. A rate is in millionths, so that its part of a whole amount is a whole number of
// millionths of a minor unit: shares are exact, and are rounded once, where they are paid.

/** Millionths of a minor unit; negative where somebody owes. */
export type Parts = bigint;

/** Millionths of the base: 12_000n is 1.2 %. */
export type Rate = bigint;

export const perUnit = 1_000_000n;

/** What a rate gives of so many minor units. */
export const shareOf = (rate: Rate, minor: bigint): Parts => rate * minor;

/** The whole minor units in it, rounded down. Not for what is below zero: nobody is paid that. */
export const wholeOf = (parts: Parts): bigint => parts / perUnit;
