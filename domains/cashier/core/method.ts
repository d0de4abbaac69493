// A way to pay in: its bounds and its fee. Amounts in minor units.
import { err, ok, type Result, scaleMinor } from "#platform/kernel";

export const methodKinds = ["bank-transfer", "voucher", "provider", "agent-float"] as const;
export type MethodKind = (typeof methodKinds)[number];

/** What a member pays with at a provider. */
export const channels = ["card", "wallet", "crypto"] as const;
export type Channel = (typeof channels)[number];

export type Bounds = { readonly smallest: bigint; readonly largest: bigint };

export type Fee = {
	readonly fixed: bigint;
	/** Hundredths of a per cent of what arrives. */
	readonly basisPoints: number;
};

const wholeInBasisPoints = 10_000n;

/** What the house keeps of what arrives; the part of it is rounded down, so that nobody pays a fraction more. */
export function feeOf(arrived: bigint, { fixed, basisPoints }: Fee): bigint {
	const ratio = { numerator: BigInt(basisPoints), denominator: wholeInBasisPoints, rounding: "down" } as const;
	return fixed + scaleMinor(arrived, ratio);
}

/** What two rules let through together; undefined where that is nothing. */
export function boundsOfBoth(one: Bounds, other: Bounds): Bounds | undefined {
	const { smallest } = one.smallest > other.smallest ? one : other;
	const { largest } = one.largest < other.largest ? one : other;
	return smallest <= largest ? { smallest, largest } : undefined;
}

/** Whether so much may be asked for by this way. */
export function judgeAmount(amount: bigint, { smallest, largest }: Bounds): Result<undefined, "AMOUNT_OUT_OF_RANGE"> {
	return amount >= smallest && amount <= largest ? ok(undefined) : err("AMOUNT_OUT_OF_RANGE");
}
